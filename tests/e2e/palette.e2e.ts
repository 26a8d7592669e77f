import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './staff.ts';

// A07: no mouse in this file but where a test says so.

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search or jump to…' });
const shortcuts = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the palette, types, and takes the result that is marked. */
async function run(page: Page, query: string, expected: string | RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(query);
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(expected);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('A07 a screen is opened by keyboard alone, and its heading has the focus', async ({ page }) => {
  await signInAs(page, 'service');
  await run(page, 'acc man', 'My Account');
  await expect(page).toHaveURL(paths.myAccount);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeFocused();
  // Where one was comes first.
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recently visited' }).getByRole('option')).toHaveText([
    'Home',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A07 the marked result is the one that is seen, and the focus stays in the field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signInAs(page, 'service');
  await openPalette(page);
  const marked = page.getByRole('option', { selected: true });
  for (const key of ['End', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await expect(field(page)).toBeFocused();
    const id = await marked.getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id));
  }
});

test('A10 from a field and back to it, with what was typed and marked there', async ({ page }) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Half a sentence');
  await about.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6));
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(about).toBeFocused();
  await expect(about).toHaveValue('Half a sentence');
  expect(
    await about.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
  ).toEqual([2, 6]);
});

test('the panel in another language, in the dark, and laid out anew, by keyboard alone', async ({ page }) => {
  await signInAs(page, 'service');
  const root = page.locator('html');
  await run(page, 'dark', 'Switch to dark mode');
  await expect(root).toHaveAttribute('data-mode', 'dark');
  for (const [query, name, layout] of [
    ['two col', 'Two-column layout', 'twocolumn'],
    ['horiz', 'Horizontal layout', 'horizontal'],
    ['vertical', 'Vertical layout', 'vertical'],
  ] as const) {
    await run(page, query, name);
    await expect(root).toHaveAttribute('data-layout', layout);
  }
  await run(page, 'condense', 'Condense the sidebar');
  await expect(root).toHaveAttribute('data-sidebar-size', 'sm');
  await run(page, 'german', /^Deutsch/);
  await expect(page).toHaveTitle('Startseite | Backroom');
  // In German the German words lead there, and so do the English names that colleagues use.
  await page.keyboard.press('Control+k');
  const combobox = page.getByRole('dialog').getByRole('combobox');
  await combobox.pressSequentially('englisch');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^English/);
  await combobox.fill('two-column');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^Zweispaltiges/);
  await combobox.fill('log out');
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered).toHaveCount(2);
  await expect(offered.last()).toHaveAccessibleName(/log out/);
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.login);
});

test('spec §1 the password modal from the palette gives the focus back to where the palette was opened', async ({
  page,
}) => {
  await signInAs(page, 'service');
  const opener = page.getByRole('button', { name: 'Switch to dark mode' });
  await opener.focus();
  await run(page, 'password', 'Change Password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  await expect(dialog).toHaveAttribute('data-state', 'open');
  // Over a modal dialog the keys are the browser's.
  await page.keyboard.press('Control+k');
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('E133 over the open customizer Escape closes the palette alone', async ({ page }) => {
  await signInAs(page, 'service');
  await run(page, 'customize', 'Customize the layout');
  const customizer = page.getByRole('complementary', { name: 'Customizer' });
  await expect(customizer).toBeVisible();
  await expect.poll(() => customizer.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(customizer).toBeVisible();
  await expect.poll(() => customizer.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await openPalette(page);
  await page.keyboard.type('horizontal');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal');
  await expect(customizer).toBeVisible();
});

test('D25 who has no menu is offered no screen of it', async ({ page }) => {
  await signInAs(page, 'menu-empty');
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Screens' }).getByRole('option')).toHaveText(['My Account']);
  await page.keyboard.type('home');
  await expect(page.getByText('No results for “home”.')).toBeVisible();
});

test('WCAG 2.1.4 ? lists the shortcuts, is typed in a field, and can be turned off for good', async ({
  page,
}) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('');
  await about.press('?');
  await expect(about).toHaveValue('?');
  await expect(shortcuts(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Switch to dark mode' });
  await opener.focus();
  await page.keyboard.press('?');
  await expect(shortcuts(page).getByRole('region', { name: 'On every screen' })).toContainText(
    'Search or jump to…',
  );
  await shortcuts(page).getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await opener.focus();
  await page.keyboard.press('?');
  await run(page, 'keyboard', 'Keyboard shortcuts');
  await expect(shortcuts(page).getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('A12 the palette is a finger away, and a finger closes it', async ({ page }) => {
    await signInAs(page, 'service');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search or jump to…' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await button.tap();
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await palette(page).getByRole('button', { name: 'Close' }).tap();
    await expect(palette(page)).toBeHidden();
    await button.tap();
    await page.getByRole('option', { name: 'My Account' }).tap();
    await expect(page).toHaveURL(paths.myAccount);
  });
});

test('axe finds nothing in the palette and in the list of shortcuts', async ({ page }) => {
  // Colours are measured where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'admin');
  const axe = scanner(page);
  await openPalette(page);
  await axe.scan('palette');
  await field(page).fill('layout');
  await axe.scan('palette, asked');
  await field(page).fill('xyzzy');
  await axe.scan('palette, nothing found');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.locator('body').press('?');
  await expect(shortcuts(page)).toBeVisible();
  await axe.scan('shortcuts');
  axe.end();
});
