import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { tags } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { resize, waitForLayout } from './room.ts';
import { openAs } from './staff.ts';

const marks = (table: Locator): Locator => table.locator('thead [data-mark]');

async function inLanguage(page: Page, tag: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(tag);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await waitForLayout(page);
}

test('no name of a column leaves its cell, in any language', async ({ page }) => {
  await openAs(page, 'admin', paths.skuManager);
  const faults: string[] = [];
  for (const tag of tags) {
    await inLanguage(page, tag);
    for (const width of [1366, 1920]) {
      await resize(page, { width, height: 800 });
      const out = await page.getByRole('columnheader').evaluateAll((heads) =>
        heads.flatMap((head) => {
          const words = (head.querySelector('button') ?? head).firstChild;
          if (!(words instanceof Text)) return [];
          const name = document.createRange();
          name.selectNodeContents(words);
          const { left, right } = name.getBoundingClientRect();
          const cell = head.getBoundingClientRect();
          return left < cell.left || right > cell.right ? [head.textContent] : [];
        }),
      );
      faults.push(...out.map((name) => `${tag} at ${width} px: ${name}`));
    }
  }
  expect(faults).toEqual([]);
});

test('the mark of sorting stands behind the name, and only where a list is sorted or could be now', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.skuManager);
  const table = page.getByRole('table', { name: 'Products' });
  const name = table.getByRole('button', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  const shown = () =>
    marks(table).evaluateAll((all) => all.filter((mark) => getComputedStyle(mark).opacity === '1').length);
  await page.mouse.move(0, 0);
  const before = await shown();
  await name.hover();
  expect(await shown()).toBe(before + 1);
  const words = await name.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button.firstChild ?? button);
    return range.getBoundingClientRect().right;
  });
  const sign = await name.locator('[data-mark] > svg').boundingBox();
  expect(sign?.width).toBe(12);
  expect(sign?.x ?? 0).toBeGreaterThanOrEqual(words - 1);
});

test('a table that goes on says so at the end at which it does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'admin', paths.slabs('prd-0030'));
  const ladder = page.getByRole('table', { name: 'Price breaks' }).locator('..');
  await expect(ladder).toHaveAttribute('data-after');
  await expect(ladder).not.toHaveAttribute('data-before');
  await ladder.evaluate((box) => box.scrollTo({ left: 60 }));
  await expect(ladder).toHaveAttribute('data-before');
  await ladder.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(ladder).not.toHaveAttribute('data-after');
  await page.goto(paths.skuManager);
  const list = page.getByRole('table', { name: 'Products' }).locator('..');
  await expect(list).toHaveAttribute('data-after', '');
  const edge = await list.evaluate((box) => {
    const frame = box.parentElement;
    return frame ? getComputedStyle(frame, '::before').backgroundImage : '';
  });
  expect(edge).toContain('gradient');
});

test('the number of an invoice stands in one piece', async ({ page }) => {
  await openAs(page, 'admin', `${paths.cardPayment}?tab=payments`);
  await page.getByRole('tab', { name: 'Payments' }).click();
  const numbers = page
    .getByRole('table')
    .getByRole('rowheader')
    .getByText(/^[A-Z]+-\d+$/);
  await expect(numbers.first()).toBeVisible();
  for (const width of [1440, 1280, 360]) {
    await resize(page, { width, height: 800 });
    const broken = await numbers.evaluateAll((all) =>
      all.filter((number) => number.getClientRects().length > 1).map((number) => number.textContent),
    );
    expect(broken).toEqual([]);
    const wide = await numbers.evaluateAll((all) =>
      all
        .filter((number) => {
          const cell = number.closest('th')?.getBoundingClientRect();
          return cell && number.getBoundingClientRect().right > cell.right;
        })
        .map((number) => number.textContent),
    );
    expect(wide).toEqual([]);
  }
});

for (const [name, path] of [
  ['product', `${paths.skuManager}?open=prd-0026`],
  ['charges', `${paths.skuManager}?open=prd-0026&tab=charges`],
] as const)
  test(`at 400 % at least half of the window is left for the form of a drawer: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAs(page, 'admin', paths.skuManager);
    await page.goto(path);
    const drawer = page.getByRole('dialog');
    const panel = drawer.getByRole('tabpanel');
    await expect(panel.getByRole('textbox').first()).toBeVisible();
    await panel.getByRole('textbox').nth(2).scrollIntoViewIfNeeded();
    await drawer.evaluate((box) => box.scrollBy({ top: 200 }));
    const free = await drawer.evaluate((box) => {
      const form = box.querySelector('[role=tabpanel]');
      let points = 0;
      for (let y = 4; y < innerHeight; y += 8)
        if (form?.contains(document.elementFromPoint(innerWidth / 2, y))) points += 1;
      return points / (innerHeight / 8);
    });
    expect(free).toBeGreaterThanOrEqual(0.5);
  });

test('at 400 % at least half of the window is left for the form of a dialog', async ({ page }) => {
  await openAs(page, 'admin', paths.skuManager);
  await page.getByRole('button', { name: 'New product' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await resize(page, { width: 320, height: 256 });
  await dialog.getByRole('textbox').nth(1).scrollIntoViewIfNeeded();
  await dialog.locator('..').evaluate((box) => box.scrollBy({ top: 120 }));
  const free = await dialog.evaluate((box) => {
    const form = box.querySelector('form');
    let points = 0;
    for (let y = 4; y < innerHeight; y += 8)
      if (form?.contains(document.elementFromPoint(innerWidth / 2, y))) points += 1;
    return points / (innerHeight / 8);
  });
  expect(free).toBeGreaterThanOrEqual(0.5);
});
