import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect } from './fixtures.ts';
import { pressAt, typeInto } from './fastHands.ts';
import { listed, openFilter, PATIENCE, pause, queryOf, tickThree, tools } from './slowParts.ts';

type Rows = () => URLSearchParams;

/** Each kind of input, tried for the so many-th time. Every second time it takes back what the time before did. */
export type Kind = (page: Page, round: number) => Promise<void>;

const box = (page: Page) => tools(page).getByRole('searchbox');

/** Box, address and the rows that were asked for say the same. */
async function isSearched(page: Page, rows: Rows, text: string): Promise<void> {
  await expect.poll(() => queryOf(page).get('q') ?? '', PATIENCE).toBe(text);
  await expect(box(page)).toHaveValue(text);
  await expect.poll(() => rows().get('q') ?? '', PATIENCE).toBe(text);
}

/** Letters, a pause at which the search may begin, and more letters. */
const search =
  (rows: Rows, first: string, rest: string): Kind =>
  async (page, round) => {
    await box(page).fill('');
    await typeInto(box(page), first);
    await pause(page, 150 + ((round * 37) % 300));
    await typeInto(box(page), rest);
    await isSearched(page, rows, first + rest);
  };

/** The saved view of a status, which is called as it, before and after typing. */
function viewKinds(rows: Rows, status: string): Record<string, Kind> {
  const chooseView = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^View/ }).click();
    await page.getByRole('menuitem', { name: status, exact: true }).click();
  };
  return {
    'a view while typing': async (page) => {
      await box(page).fill('');
      await typeInto(box(page), 'bot');
      await chooseView(page);
      await isSearched(page, rows, '');
      expect(listed(page, 'status')).toEqual([status]);
    },
    'typing after a view': async (page) => {
      await chooseView(page);
      await box(page).focus();
      await typeInto(box(page), 'mug');
      await isSearched(page, rows, 'mug');
      expect(listed(page, 'status')).toEqual([status]);
    },
  };
}

/** Everything above the list of products. */
export function productKinds(rows: Rows): Record<string, Kind> {
  return {
    search: search(rows, 'bot', 'tle alu'),
    ticks: async (page) => tickThree(page, await openFilter(page, 'Status'), 'status'),
    'ticks in one task': async (page) => tickThree(page, await openFilter(page, 'Status'), 'status', true),
    'ticks of a long list': async (page) => tickThree(page, await openFilter(page, 'Supplier'), 'supplierId'),
    'ticks of a tree': async (page) => tickThree(page, await openFilter(page, 'Category'), 'categoryId'),
    radios: async (page) => {
      const radios = (await openFilter(page, 'Stock')).getByRole('radio');
      await pressAt(page, [radios.nth(1), radios.nth(3), radios.nth(2)]);
      await expect(radios.nth(2)).toBeChecked(PATIENCE);
      await expect.poll(() => queryOf(page).get('stock'), PATIENCE).toBe('low');
    },
    'two boxes with a button': async (page, round) => {
      const form = (await openFilter(page, 'More')).getByRole('form');
      const [feature, value] = [form.getByRole('textbox').nth(0), form.getByRole('textbox').nth(1)];
      const word = round % 2 === 0 ? 'ceramic' : 'steel';
      await feature.fill('material');
      await value.fill('');
      await typeInto(value, word);
      await page.keyboard.press('Enter');
      await page.keyboard.type(' matt', { delay: 25 });
      await expect(value).toHaveValue(`${word} matt`, PATIENCE);
      await page.keyboard.press('Enter');
      await expect.poll(() => queryOf(page).get('value'), PATIENCE).toBe(`${word} matt`);
      await expect(value).toHaveValue(`${word} matt`);
    },
    columns: async (page) => {
      const lines = (await openFilter(page, 'Columns')).getByRole('checkbox');
      const before = await Promise.all([1, 2, 3].map((at) => lines.nth(at).isChecked()));
      const names = await Promise.all(
        [1, 2, 3].map((at) => lines.nth(at).evaluate((line) => line.closest('label')?.textContent ?? '')),
      );
      const line = (name: string) =>
        page.getByRole('list', { name: 'Columns' }).getByRole('checkbox', { name, exact: true });
      await pressAt(page, names.map(line));
      for (const [at, name] of names.entries())
        await expect(line(name)).toBeChecked({ checked: !before[at], ...PATIENCE });
    },
    ...viewKinds(rows, 'draft'),
    "the menu's link while typing": async (page) => {
      const link = page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'SKU Manager' });
      const shown = page.getByRole('table').getByRole('rowheader').first();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${paths.skuManager}$`), PATIENCE);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false', PATIENCE);
      const first = (await shown.textContent()) ?? '';
      await typeInto(box(page), 'bot');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${paths.skuManager}$`), PATIENCE);
      await expect(box(page)).toHaveValue('');
      // Rows that were read a moment ago are not asked for again.
      await expect(shown).toHaveText(first, PATIENCE);
    },
  };
}

/** The list of SKUs with a view of its own. */
export const skuKinds = (rows: Rows): Record<string, Kind> => ({
  'search of SKUs': search(rows, 'bot', 'tle'),
  ...Object.fromEntries(
    Object.entries(viewKinds(rows, 'active')).map(([name, kind]) => [`SKUs: ${name}`, kind]),
  ),
});

/** The list of payments. */
export const paymentKinds = (rows: Rows): Record<string, Kind> => ({
  'search of payments': search(rows, 'lake', 'side'),
  'ticks of payments': async (page) => tickThree(page, await openFilter(page, 'Status'), 'status'),
  amounts: async (page, round) => {
    const boxes = (await openFilter(page, 'Amount')).getByRole('textbox');
    const [from, to] = [`${1 + (round % 3)}.5`, String(20 + round)];
    for (const [at, text] of [from, to].entries()) {
      await boxes.nth(at).fill('');
      await typeInto(boxes.nth(at), text);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => queryOf(page).get('max'), PATIENCE).toBe(to);
    expect(queryOf(page).get('min')).toBe(from);
    await expect(boxes.nth(0)).toHaveValue(from);
    await expect(boxes.nth(1)).toHaveValue(to);
  },
});

/** The command palette. */
export const paletteKinds: Record<string, Kind> = {
  palette: async (page) => {
    const field = page.getByRole('combobox', { name: 'Search or jump to…' });
    await page.keyboard.press('Control+k');
    // Nobody waits for the field.
    await page.keyboard.type('price', { delay: 25 });
    await expect(field).toBeFocused(PATIENCE);
    await expect(field).toHaveValue('price', PATIENCE);
    await pause(page, 250);
    await typeInto(field, ' slabs');
    await expect(field).toHaveValue('price slabs');
    await expect(page.getByRole('option').first()).toContainText('price slabs', PATIENCE);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden(PATIENCE);
  },
};

/** The search screen. */
export const screenKinds: Record<string, Kind> = {
  'search screen': async (page, round) => {
    const box = page.getByRole('combobox', { name: /^Search products/ });
    await box.fill('');
    await typeInto(box, 'bot');
    await pause(page, 150 + ((round * 37) % 300));
    await typeInto(box, 'tle');
    await expect.poll(() => queryOf(page).get('q'), PATIENCE).toBe('bottle');
    await expect(box).toHaveValue('bottle');
    await page.keyboard.press('Escape');
  },
  facets: async (page) => {
    const facet = page.getByRole('group', { name: 'Brand', exact: true });
    const boxes = facet.getByRole('listitem').getByRole('checkbox');
    await expect(boxes.nth(2)).toBeVisible(PATIENCE);
    const names = await facet
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines.slice(0, 3).map((line) => line.querySelector('span')?.firstChild?.textContent?.trim() ?? ''),
      );
    const box = (name: string) => facet.getByRole('checkbox', { name: new RegExp(`^${name} [\\d,]+$`) });
    const before = await Promise.all(names.map((name) => box(name).isChecked()));
    await pressAt(page, names.map(box));
    for (const [at, name] of names.entries())
      await expect(box(name)).toBeChecked({ checked: !before[at], ...PATIENCE });
    const ticked = await facet.getByRole('checkbox', { checked: true }).count();
    await expect
      .poll(() => [...queryOf(page)].filter(([name]) => name.startsWith('facet.brand')).length, PATIENCE)
      .toBe(ticked);
  },
  range: async (page, round) => {
    const range = page.getByRole('group', { name: 'From price' });
    const [from, to] = [String(1 + (round % 3)), String(20 + round)];
    await range.getByRole('textbox').nth(0).fill('');
    await typeInto(range.getByRole('textbox').nth(0), from);
    await page.keyboard.press('Enter');
    await range.getByRole('textbox').nth(1).fill('');
    await typeInto(range.getByRole('textbox').nth(1), to);
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page).get('range.fromPrice'), PATIENCE).toBe(`${from}..${to}`);
    await expect(range.getByRole('textbox').nth(0)).toHaveValue(from);
    await expect(range.getByRole('textbox').nth(1)).toHaveValue(to);
  },
};
