import { expect, test } from 'playwright/test';

test('D31 the static demo answers from a service worker, and a reload signs nobody out @demo', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('pricing.manager@backroom.test');
  await page.getByLabel('Password', { exact: true }).fill('backroom');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/home');
});
