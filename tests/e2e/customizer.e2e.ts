import { paths } from '#shared/lib/paths.ts';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
import { scanner } from './axe.ts';
import {
  button,
  choose,
  group,
  keptLayout,
  openCustomizer,
  option,
  panel,
  remembered,
  root,
} from './customizerPanel.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signInAs } from './staff.ts';

test('E129 E130 a layout shows the options it has, and the others wait', async ({ page }) => {
  await signInAs(page, 'admin');
  await openCustomizer(page);
  await choose(page, 'Sidebar size', 'Hover view');
  await choose(page, 'Sidebar view', 'Detached');
  await choose(page, 'Layout width', 'Boxed');

  await choose(page, 'Layout', 'Two-column');
  for (const name of ['Layout width', 'Layout position', 'Sidebar view'])
    await expect(group(page, name)).toHaveCount(0);
  await expect(option(page, 'Sidebar size', 'Hover view')).toHaveCount(0);
  await expect(option(page, 'Sidebar size', 'Default')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-sidebar-size', 'lg');
  await expect(root(page)).toHaveAttribute('data-layout-width', 'fluid');

  await choose(page, 'Layout', 'Horizontal');
  for (const name of ['Sidebar view', 'Sidebar color']) await expect(group(page, name)).toHaveCount(0);
  await expect(root(page)).toHaveAttribute('data-layout-width', 'boxed');
  await expect(root(page)).toHaveAttribute('data-sidebar-view', 'default');

  await choose(page, 'Layout', 'Vertical');
  await expect(option(page, 'Sidebar size', 'Hover view')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-sidebar-view', 'detached');
});

test('E132 E133 D28 Reset, Preview and its ways back, open across layouts and pages', async ({ page }) => {
  await signInAs(page, 'admin');
  await openCustomizer(page);
  await choose(page, 'Layout', 'Horizontal');
  await choose(page, 'Color scheme', 'Dark');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Manage Account/ })
    .click();
  await expect(page).toHaveURL(paths.myAccount);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await panel(page).getByRole('button', { name: 'Preview' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to customizer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option(page, 'Layout', 'Horizontal')).toBeChecked();

  await panel(page).getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(button(page)).toBeFocused();
  expect(JSON.parse((await keptLayout(page)) ?? '')).toEqual(layoutDefaults);

  await openCustomizer(page);
  await choose(page, 'Topbar color', 'Dark');
  await choose(page, 'Layout', 'Two-column');
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('All settings were reset to their defaults.');
  expect(JSON.parse((await keptLayout(page)) ?? '')).toEqual(layoutDefaults);
  await expect(root(page)).toHaveAttribute('data-layout', 'vertical');
});

test('E128 E133 typed work and the customizer stay while the window crosses 767 px ten times', async ({
  page,
}) => {
  await remembered(page, { layoutType: 'twocolumn' });
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  await openCustomizer(page);
  for (let at = 0; at < 10; at += 1) {
    await page.setViewportSize({ width: at % 2 ? 767 : 766, height: 800 });
    await expect(root(page)).toHaveAttribute('data-layout', at % 2 ? 'twocolumn' : 'vertical');
    await expect(panel(page)).toBeVisible();
  }
  await expect(option(page, 'Layout', 'Two-column')).toBeChecked();
});

test('E134 two tabs have one layout, field by field', async ({ page, context }) => {
  await signInAs(page, 'admin');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expectSignedIn(other);

  await openCustomizer(page);
  await choose(page, 'Layout', 'Horizontal');
  await expect(root(other)).toHaveAttribute('data-layout', 'horizontal', { timeout: 1000 });
  await openCustomizer(other);
  await choose(other, 'Topbar', 'Dark');
  await expect(root(page)).toHaveAttribute('data-topbar', 'dark', { timeout: 1000 });
  await expect(root(page)).toHaveAttribute('data-layout', 'horizontal');
});

test('A07 every option is reached and chosen by keyboard alone', async ({ page }) => {
  await signInAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Close the customizer' })).toBeFocused();
  const groups = panel(page).getByRole('radiogroup');
  const chosen: string[] = [];
  for (let at = 0; at < (await groups.count()); at += 1) {
    await page.keyboard.press('Tab');
    const options = groups.nth(at).getByRole('radio');
    await expect(options.and(page.locator(':checked'))).toBeFocused();
    for (let step = 0; step < (await options.count()); step += 1) {
      await page.keyboard.press('ArrowRight');
      const focused = options.and(page.locator(':focus'));
      await expect(focused).toBeChecked();
      chosen.push((await focused.locator('xpath=..').textContent()) ?? '');
    }
  }
  expect(chosen).toHaveLength(3 + 2 * 6 + 4);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('A11 on a phone nothing that has the focus lies under the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'admin');
  await openCustomizer(page);
  const sheet = (await panel(page).boundingBox())?.y ?? 0;
  expect(sheet).toBeGreaterThan(200);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus();
    const box = await link.boundingBox();
    // Scrolling stops at whole pixels of the screen.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(sheet + 1);
  }
});

test('in forced colours the chosen option has its edge and its tick', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs(page, 'admin');
  await openCustomizer(page);
  const card = (choice: string) => option(page, 'Color scheme', choice).locator('xpath=..');
  await expect(card('Light')).toHaveCSS('outline-style', 'solid');
  await expect(card('Dark')).toHaveCSS('outline-style', 'none');
  await expect(card('Light').locator('span svg')).toBeVisible();
  await expect(card('Dark').locator('span svg')).toBeHidden();
});

test('A01 axe finds nothing in the customizer and in the preview, in any layout', async ({ page }) => {
  test.slow();
  // Colours are measured where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page);
  await signInAs(page, 'admin');
  await openCustomizer(page);
  for (const layout of ['Two-column', 'Horizontal', 'Vertical']) {
    await choose(page, 'Layout', layout);
    await axe.scan(`customizer, ${layout}`);
  }
  await panel(page).getByRole('button', { name: 'Preview' }).click();
  await axe.scan('preview');
  axe.end();
});
