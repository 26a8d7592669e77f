import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { breaking, startOwnServer } from './ownServer.ts';
import { endFromElsewhere, expectSignedIn, fillSignIn, signInAs, stored } from './staff.ts';

const ended = (page: Page): Locator => page.getByText('Your session has ended. Sign in again to continue.');
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

test('E38 E50 a sign-in that another browser ended: the next call leads to sign-in, and says only why', async ({
  page,
}) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account%23sessions');
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await endFromElsewhere(page, 'service');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account%23sessions');
  await expect(ended(page)).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');
  expect((await stored(page)).local).not.toContain('backroom.token');
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL('/my-account#sessions');
});

test('E47 many calls that need a sign-in at once clear and lead there once', async ({ page }) => {
  await signInAs(page, 'service');
  await endFromElsewhere(page, 'service');
  let arrivals = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === paths.login) arrivals += 1;
  });
  // Profile, menu and sign-ins are asked for side by side.
  await page.goto(paths.myAccount);
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(ended(page)).toHaveCount(1);
  expect(arrivals).toBe(1);
});

for (const spelling of ['status0', 'status0-text', '401', '401-bare']) {
  test(`E38 E39 E45 E53 a menu that answers ${spelling} ends the session, once`, async ({ page }) => {
    await signInAs(page, `menu-${spelling}-later`);
    await page.reload();
    await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
    await expect(ended(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
}

test('D38 a sign-in that answers 401 reloads the page once, and its words stand above the form', async ({
  page,
}) => {
  await page.goto('/login?redirectFrom=%2Fmy-account');
  const reloaded = page.waitForEvent('load');
  await fillSignIn(page, 'fault-401');
  await reloaded;
  await expect(page.getByText('Please sign in', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  // A second time within ten seconds does not reload again, so it cannot loop.
  await fillSignIn(page, 'fault-401');
  await expect(page.getByText('Please sign in', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('fault-401@backroom.test');
});

test('E30 D25 without a menu there are no entries, and another try brings them', async ({ page }) => {
  let isBroken = true;
  const server = await startOwnServer(breaking('/node/userMenu', () => isBroken));
  await page.goto(server.origin + paths.login);
  await fillSignIn(page, 'service');
  await expect(menu(page).getByText('Couldn’t load the menu.')).toBeVisible();
  await expect(menu(page).getByRole('listitem')).toHaveCount(0);
  // E12: access is by token, so a page stays open by its address.
  await page.goto(server.origin + paths.myAccount);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  isBroken = false;
  await menu(page).getByRole('button', { name: 'Retry' }).click();
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByText('Couldn’t load')).toHaveCount(0);
  server.close();
});

test('E31 an empty menu says so, and the pages stay open by their address', async ({ page }) => {
  await signInAs(page, 'menu-empty');
  await expect(menu(page)).toContainText('No entries: your role has no menu entries yet.');
  await page.goto(paths.myAccount);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
});

test('E103 odd titles in the menu are text at most', async ({ page }) => {
  await signInAs(page, 'menu-odd');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('E27 a profile that fails later leaves one in, with a banner; another try takes it away', async ({
  page,
}) => {
  let isBroken = false;
  const server = await startOwnServer(breaking('/logged-in-user', () => isBroken));
  await page.goto(server.origin + paths.login);
  await fillSignIn(page, 'service');
  await expectSignedIn(page);
  isBroken = true;
  await page.reload();
  const banner = page.getByText('Couldn’t load your profile', { exact: false });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Daniel Moreau');
  await expect(page).toHaveURL(server.origin + paths.home);
  isBroken = false;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toHaveCount(0);
  server.close();
});

test('E20 a start with a stored session asks for the menu once', async ({ page }) => {
  await signInAs(page, 'service');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/node/userMenu')) calls += 1;
  });
  await page.reload();
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByText('Recent sign-ins')).toBeVisible();
  expect(calls).toBe(1);
});

for (const state of ['inactive', 'deleted', 'lowercase']) {
  test(`E25 E26 an account that becomes ${state} is out at the next profile, with the sentence`, async ({
    page,
  }) => {
    await signInAs(page, `profile-${state}-later`);
    await page.reload();
    await expect(page).toHaveURL(/^[^?]*\/login/);
    await expect(page.getByText('this account is unactivated or deleted')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await stored(page)).local).not.toContain('backroom.token');
  });
}

test('T19 rights that were taken away leave the menu when one comes back to the page', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'menu-shrunk-later', '/login?redirectFrom=%2Fmy-account');
  const rights = page.getByRole('region', { name: 'Role and permissions' });
  await expect(rights).toContainText('Team');
  await page.clock.runFor('01:05');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rights).not.toContainText('Team');
  // E105: the page stays.
  await expect(page).toHaveURL(paths.myAccount);
});

test('E19 a reload while the sign-in is on its way leaves no half session', async ({ page }) => {
  await page.goto(paths.login);
  await fillSignIn(page, 'fault-slow');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(await stored(page)).toEqual({ local: [], session: [] });
});

test('E35 a copied session user of somebody else loses against the token', async ({ page }) => {
  await signInAs(page, 'service');
  await page.evaluate(() => {
    const user = sessionStorage.getItem('backroom.authUser') ?? '';
    sessionStorage.setItem(
      'backroom.authUser',
      user.replaceAll('u-1007', 'u-1').replaceAll('Moreau', 'Somebody'),
    );
  });
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Daniel Moreau');
  await expect(page.getByText('Somebody')).toHaveCount(0);
});

test('E36 a session user without a token is nobody', async ({ page }) => {
  await signInAs(page, 'service');
  await page.evaluate(() => localStorage.removeItem('backroom.token'));
  await page.goto(paths.home);
  await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
  expect((await stored(page)).session).not.toContain('backroom.authUser');
});
