import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { callWith, fillSignIn, openAs, openUserMenu, tokenOf } from './staff.ts';

async function openAccount(page: Page, name: string): Promise<void> {
  await openAs(page, name, paths.myAccount);
  await expect(page).toHaveURL(paths.myAccount);
}

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save changes' });
const sessions = (page: Page): Locator => page.getByRole('region', { name: 'Where you are signed in' });

test('the account page shows the person, the role and the sign-ins @stateless', async ({ page }) => {
  await openAccount(page, 'admin');
  await expect(page).toHaveTitle('Manage Account | Backroom');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  await expect(field(page, 'User name')).toHaveAttribute('readonly');
  await expect(field(page, 'First name')).not.toHaveValue('');
  await expect(sessions(page).getByRole('listitem').first()).toContainText('Last seen');
  await expect(page.getByRole('region', { name: 'Role and permissions' })).toContainText('Home');
});

test('what is saved stands in the top bar at once and after a reload', async ({ page }) => {
  await openAccount(page, 'service');
  await field(page, 'First name').fill('  Danièle ');
  await field(page, 'About you').fill('Returns and <b>complaints</b>');
  await save(page).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Danièle Moreau');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Danièle');
  await expect(field(page, 'About you')).toHaveValue('Returns and <b>complaints</b>');
});

test('nothing is sent that the contract would refuse; the first wrong field has the focus', async ({
  page,
}) => {
  await openAccount(page, 'service');
  await field(page, 'Last name').fill('x'.repeat(51));
  await field(page, 'About you').fill('y'.repeat(501));
  await field(page, 'First name').fill(' ');
  await save(page).click();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name');
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('At most 50 characters');
  await expect(field(page, 'About you')).toHaveAccessibleDescription('At most 500 characters');
  await expect(field(page, 'First name')).toBeFocused();
  // E69: too much is said, never cut.
  await expect(field(page, 'Last name')).toHaveValue('x'.repeat(51));
});

for (const [fault, says] of [
  ['fault-422', /weren’t accepted|isn’t valid/],
  ['fault-500', /The server couldn’t do this/],
  ['fault-409', /Someone else changed this/],
  ['fault-offline', /Couldn’t reach the server/],
  ['fault-html', /Couldn’t read/],
] as const) {
  test(`E55 ${fault} while saving keeps what was typed, and says one sentence`, async ({ page }) => {
    await openAccount(page, 'service');
    await field(page, 'First name').fill('Danièle');
    await field(page, 'About you').fill(fault);
    await save(page).click();
    const alert = page.getByRole('region', { name: 'Profile' }).getByRole('alert');
    await expect(alert).toHaveText(says);
    await expect(alert).not.toHaveText(/undefined|<|\{/);
    await expect(field(page, 'First name')).toHaveValue('Danièle');
    await expect(field(page, 'About you')).toHaveValue(fault);
    await field(page, 'About you').fill('Returns');
    await save(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('a language saved with the profile is used at once, and wherever one signs in next', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  await openAccount(page, 'service');
  await page.getByRole('region', { name: 'Profile' }).getByLabel('Language').selectOption('Deutsch');
  await save(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const other = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} });
  const there = await other.newPage();
  await there.goto(new URL(paths.login, page.url()).href);
  await fillSignIn(there, 'service');
  await expect(there.locator('html')).toHaveAttribute('lang', 'de');
  await other.close();
});

test('one sign-in is ended after asking, then all others; this one stays', async ({ page }) => {
  await openAccount(page, 'service');
  const list = sessions(page).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.filter({ hasText: 'This sign-in' }).getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out Safari on iPad' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out Safari on iPad?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(list).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out Safari on iPad' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Safari on iPad signed out')).toBeVisible();
  await expect(list).toHaveCount(2);
  // What stands in its place has the focus.
  await expect(list.getByRole('button', { name: /^Sign out/ })).toBeFocused();

  const elsewhere = await tokenOf(page, 'service');
  await page.reload();
  await expect(list).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('2 other devices signed out')).toBeVisible();
  await expect(list).toHaveCount(1);
  await expect(page.getByText('You’re only signed in here.')).toBeVisible();
  await expect(sessions(page).getByRole('heading')).toBeFocused();
  expect(await callWith(page, elsewhere, 'GET', '/logged-in-user')).toMatchObject({ status: 0 });
});

test('the sign-ins fail alone, and come with another try', async ({ page }) => {
  await openAccount(page, 'sessions-fails-later');
  await expect(sessions(page).getByRole('listitem')).not.toHaveCount(0);
  await page.reload();
  await expect(sessions(page).getByRole('alert')).toContainText('Couldn’t load this');
  await expect(sessions(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(field(page, 'First name')).toBeEditable();
});

test('E33 T08 a hostile profile is shown as text, without a picture', async ({ page }) => {
  await openAccount(page, 'profile-hostile');
  await expect(page.getByRole('banner')).toContainText('<img src=x onerror="document.title=1">');
  await expect(field(page, 'About you')).toHaveValue('<script>document.title=1</script>');
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle('Manage Account | Backroom');
});

test('signing out with unsaved changes asks first', async ({ page }) => {
  await openAccount(page, 'service');
  await field(page, 'About you').fill('Half a sentence about');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('You are signed out.')).toBeVisible();
});
