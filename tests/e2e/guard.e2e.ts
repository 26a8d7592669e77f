import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, openUserMenu, signInAs, stored, tokenOf } from './staff.ts';

test('E01 a guarded address without a session leads to sign-in and clears all of local storage @stateless', async ({
  page,
}) => {
  await page.goto(paths.login);
  await page.evaluate(() => localStorage.setItem('somebody-else', '1'));
  await page.goto('/my-account?tab=photo#top');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account%3Ftab%3Dphoto%23top');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const token of ['', '   ', 'null', 'undefined', 'a\r\nb', 'токен']) {
  test(`E02 E03 E04 the stored token ${JSON.stringify(token)} is no session`, async ({ page }) => {
    await page.goto(paths.login);
    await page.evaluate((value) => localStorage.setItem('backroom.token', value), token);
    await page.goto(paths.myAccount);
    await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('E06 query and hash survive signing in exactly', async ({ page }) => {
  await page.goto('/my-account?q=a%2Fb&x=%C3%A4#sessions');
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL('/my-account?q=a%2Fb&x=%C3%A4#sessions');
});

test('E08 signing out without a session is just the sign-in page', async ({ page }) => {
  await page.goto(paths.logout);
  await expect(page).toHaveURL(paths.login);
});

test('E09 an unknown address: 404 in the shell with a session, sign-in without', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(paths.login);
  await signInAs(page, 'service');
  await page.goto('/no-such-page');
  await expect(page.getByText('There’s no page at this address.', { exact: false })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Backroom$/);
});

test('E10 of two redirectFrom the first counts', async ({ page }) => {
  await page.goto('/login?redirectFrom=%2Fmy-account&redirectFrom=%2Fhome');
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL(paths.myAccount);
});

test('E14 Back after signing out paints no data', async ({ page }) => {
  await signInAs(page, 'accounts');
  await page.goto(paths.myAccount);
  await expect(page.getByRole('banner')).toContainText('Chiara Bellini');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Chiara Bellini')).toHaveCount(0);
});

test('E15 case and a trailing slash do not matter', async ({ page }) => {
  await signInAs(page, 'service');
  await page.goto('/My-Account/');
  await expect(page).toHaveTitle('Manage Account | Backroom');
});

test('E16 with storage blocked the sign-in page says so and still works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(paths.login);
  await expect(page.getByText('blocks storage', { exact: false })).toBeVisible();
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL(paths.home);
});

test('E17 signing out in one tab signs the other out within a second, and it comes back to its page', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.myAccount);
  await expect(other.getByRole('heading', { name: 'Manage Account' })).toBeVisible();
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login?redirectFrom=%2Fmy-account', { timeout: 1000 });
  await expect(other.getByText('signed out in another tab')).toBeVisible();
});

test('E17 the tab that was signed out follows into the next session', async ({ page, context }) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expect(other.getByRole('banner')).toContainText('Daniel Moreau');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
  await fillSignIn(page, 'auditor');
  await expect(page.getByRole('banner')).toContainText('Ingrid Solberg');
  await expect(other.getByRole('banner')).toContainText('Ingrid Solberg');
  await expect(other.getByText('Daniel Moreau')).toHaveCount(0);
});

test('E18 another person signs in elsewhere: this tab shows that person and says so', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expect(other.getByRole('banner')).toContainText('Daniel Moreau');
  const token = await tokenOf(other, 'auditor');
  await other.evaluate((value) => localStorage.setItem('backroom.token', value), token);
  await expect(page.getByRole('banner')).toContainText('Ingrid Solberg');
  await expect(page.getByText('Ingrid Solberg signed in in another tab', { exact: false })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Daniel Moreau');
});

test('E37 a new tab loads the profile instead of asking to sign in', async ({ page, context }) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expect(other.getByRole('banner')).toContainText('Daniel Moreau');
  expect((await stored(other)).session).toContain('backroom.authUser');
});

test('T16 after signing out nothing of the person is left in storage or on the page', async ({ page }) => {
  await signInAs(page, 'accounts');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(left).not.toMatch(/Chiara|Bellini|tok_|u-1006/);
  await expect(page.locator('body')).not.toContainText('Bellini');
});
