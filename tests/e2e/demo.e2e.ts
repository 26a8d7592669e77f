import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { openCard, PAID, pressCharge, typeCard } from './cardForm.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signOut } from './staff.ts';

/** Signs in with one of the accounts that the static demo offers. */
async function chooseAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
}

test('D31 D32 the static demo offers its accounts, answers from a worker, and a reload signs nobody out @demo', async ({
  page,
}) => {
  await page.goto(paths.login);
  await chooseAccount(page, 'Pricing manager');
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('banner')).toContainText('Martin Albrecht');
  await page.reload();
  await expectSignedIn(page);
  await expect(page).toHaveURL(paths.home);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test('D31 what is changed in the demo is kept over a reload @demo', async ({ page }) => {
  await page.goto('/login?redirectFrom=%2Fmy-account');
  await chooseAccount(page, 'Auditor');
  await page.getByRole('textbox', { name: 'First name' }).fill('Inga');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Inga Solberg');
});

test('D32 one can sign out and come back as another member of staff @demo', async ({ page }) => {
  await page.goto(paths.login);
  await chooseAccount(page, 'Accounts');
  await signOut(page);
  await chooseAccount(page, 'Service');
  await expect(page.getByRole('banner')).toContainText('Daniel Moreau');
  await expect(page.getByRole('banner')).not.toContainText('Bellini');
});

test('D32 an account that cannot be used says so @demo', async ({ page }) => {
  await page.goto(paths.login);
  await page.getByRole('button', { name: 'Inactive' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('this account is unactivated or deleted')).toBeVisible();
});

test('the static demo searches in a worker, takes a card, and asks nobody else @demo', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) strangers.push(request.url());
  });
  await page.goto(`/login?redirectFrom=${encodeURIComponent(paths.search)}`);
  await chooseAccount(page, 'Admin');
  await page.getByRole('combobox', { name: /^Search products/ }).pressSequentially('chargr');
  await expect(page.getByRole('list', { name: 'Results' }).locator('mark').first()).toHaveText(/^charger$/i);

  const frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('100');
  await typeCard(frame, PAID);
  await pressCharge(page);
  await expect(page.getByRole('heading', { name: '$100.00 paid' })).toBeVisible();
  expect(strangers).toEqual([]);
});
