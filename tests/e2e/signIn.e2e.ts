import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, openUserMenu, signInAs, stored } from './staff.ts';

test('a pricing manager signs in, sees the menu of the role and signs out @stateless', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
  await fillSignIn(page, 'pricing.manager');

  await expect(page).toHaveURL(paths.home);
  await expect(page).toHaveTitle('Home | Backroom');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await stored(page)).local).not.toContain('backroom.token');
});

test('the names and the role in the top bar are those of the person', async ({ page }) => {
  await signInAs(page, 'pricing.manager');
  await expect(page.getByRole('banner')).toContainText('Martin Albrecht');
  await expect(page.getByRole('banner')).toContainText('Pricing Manager');
});

test('a wrong password is said and nothing typed is lost', async ({ page }) => {
  await page.goto(paths.login);
  await fillSignIn(page, 'auditor', 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText(/Username or password is incorrect/);
  await expect(page.getByLabel('E-mail')).toHaveValue('auditor@backroom.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  await expect(page).toHaveURL(paths.login);
});

for (const name of ['inactive', 'deleted']) {
  test(`E25 the ${name} account is refused with the sentence of the specification`, async ({ page }) => {
    await page.goto(paths.login);
    await fillSignIn(page, name);
    await expect(page.getByText('this account is unactivated or deleted')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await stored(page)).local).not.toContain('backroom.token');
  });
}

for (const [fault, says] of [
  ['fault-500', /server/i],
  ['fault-html', /answer/i],
  ['fault-empty', /answer/i],
] as const) {
  test(`${fault} while signing in is one clear sentence and a way on`, async ({ page }) => {
    await page.goto(paths.login);
    await fillSignIn(page, fault);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(says);
    await expect(alert).not.toHaveText(/undefined|<|\{|Error:/);
    await expect(page.getByLabel('E-mail')).toHaveValue(`${fault}@backroom.test`);
    await page.getByLabel('E-mail').fill('service@backroom.test');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(paths.home);
  });
}

test('offline, the form says so and works again when the network is back', async ({ page, context }) => {
  await page.goto(paths.login);
  await page.getByLabel('E-mail').focus();
  await context.setOffline(true);
  await fillSignIn(page, 'service');
  await expect(page.getByRole('alert')).toHaveText(/offline|connection/i);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.home);
});

test('E07 the sign-in page with a session shows no form and goes on', async ({ page }) => {
  await signInAs(page, 'merchandiser');
  await page.goto(`${paths.login}?redirectFrom=%2Fmy-account`);
  await expect(page).toHaveURL(paths.myAccount);
});

for (const path of [paths.register, paths.forgotPassword, paths.resetPassword('abc')]) {
  test(`D16 ${path} with a session goes to the start page`, async ({ page }) => {
    await signInAs(page, 'merchandiser');
    await page.goto(path);
    await expect(page).toHaveURL(paths.home);
  });
}

test('a reload keeps the session', async ({ page }) => {
  await signInAs(page, 'accounts');
  await page.goto(paths.myAccount);
  await page.reload();
  await expect(page).toHaveTitle('Manage Account | Backroom');
  await expect(page.getByRole('banner')).toContainText('Chiara Bellini');
});
