import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openPasswordModal, openUserMenu, signInAs } from './staff.ts';
import { arrange } from './tours.ts';

// Forced colours take backgrounds and shadows away. What a control says by its look it must say by something else:
// taking the state away has to change what is seen.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The element and a little of what is around it, as pixels. */
async function look(element: Locator): Promise<string> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  return (await page.screenshot({ clip })).toString('base64');
}

/** Asserts that the state is seen: without the attribute, or the tick, the element looks different. */
async function expectSeen(element: Locator, state: string, around: Locator = element): Promise<void> {
  await expect(element).toBeAttached();
  const withState = await look(around);
  await element.evaluate((node, name) => {
    if (name === 'checked' && node instanceof HTMLInputElement) node.checked = false;
    else node.removeAttribute(name);
  }, state);
  expect.soft(await look(around), `${state} of ${String(element)}`).not.toBe(withState);
}

async function expectFocusSeen(page: Page, element: Locator, around: Locator = element): Promise<void> {
  const without = await look(around);
  await element.focus();
  await page.keyboard.press('Shift');
  expect.soft(await look(around), `focus of ${String(element)}`).not.toBe(without);
}

test('A04 A10 forced colours: the sign-in page', async ({ page }) => {
  await page.goto(paths.login);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).click();
  await expectFocusSeen(page, page.getByLabel('E-mail'));
  await expectFocusSeen(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await expectFocusSeen(page, page.getByRole('button', { name: 'Sign in' }));
  const mode = page.getByRole('button', { name: 'Dark mode' });
  const light = await look(mode);
  await mode.click();
  await page.getByRole('heading', { level: 1 }).click();
  expect.soft(await look(mode), 'the mode of the page').not.toBe(light);
});

test('A04 A10 forced colours: menus, dialogs and fields', async ({ page }) => {
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  await page.getByRole('textbox', { name: 'First name' }).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your first name')).toBeVisible();
  await openUserMenu(page);
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('menuitem').first();
  await expect(first).toHaveAttribute('data-highlighted', '');
  await expectSeen(first, 'data-highlighted');
  await page.keyboard.press('Escape');
  const dialog = await openPasswordModal(page);
  await expectFocusSeen(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expectFocusSeen(page, dialog.getByLabel('New password'));
});

test('A04 A10 forced colours: the options of the customizer', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: 'Customize the layout' }).click();
  const customizer = page.getByRole('complementary', { name: 'Customizer' });
  const card = customizer.locator('label').filter({ hasText: 'Vertical' });
  await expectSeen(card.getByRole('radio'), 'checked', card);
  const other = customizer.locator('label').filter({ hasText: 'Two-column' });
  await expectFocusSeen(page, other.getByRole('radio'), other);
});

for (const layout of ['vertical', 'horizontal', 'twocolumn']) {
  test(`A04 A10 forced colours: the menu, ${layout} @whole-menu`, async ({ page }) => {
    await arrange(page, layout);
    await signInAs(page, 'admin');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const current = menu.getByRole('link', { name: 'Home' }).first();
    await current.blur();
    await page.mouse.move(700, 450);
    await expectSeen(current, layout === 'horizontal' ? 'data-current' : 'aria-current');
    if (layout === 'vertical') {
      const list = menu.getByRole('radio', { name: 'Main' });
      await expectSeen(list, 'checked', menu.getByRole('radiogroup'));
    } else {
      const area = menu.getByRole('button', { name: 'Catalog' });
      await area.click();
      await page.mouse.move(700, 450);
      await expectSeen(area, 'aria-expanded');
    }
    await expectFocusSeen(page, menu.getByRole(layout === 'vertical' ? 'link' : 'button').last());
  });
}

test('A04 A10 forced colours: the open tab, the row where the keys are, and the one action of a form', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto(paths.skuManager);
  const current = page.getByRole('table', { name: 'Products' }).locator('tbody tr').first();
  await expect(current).toBeVisible();
  await page.keyboard.press('j');
  await expect(current).toHaveAttribute('aria-current');
  await current.blur();
  await page.mouse.move(700, 5);
  await expectSeen(current, 'aria-current');
  await page.goto(`${paths.skuManager}?open=prd-0026`);
  const tab = page.getByRole('tab', { name: 'General' });
  await expect(tab).toBeVisible();
  await expectSeen(tab, 'aria-selected');
  await page.goto(paths.home);
  const dialog = await openPasswordModal(page);
  const filled = (name: string) =>
    dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await filled('Change password')).not.toBe(await filled('Cancel'));
});
