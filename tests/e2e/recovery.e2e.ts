import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { startOwnServer } from './ownServer.ts';
import { expectSignedIn, fillSignIn, signInAs } from './staff.ts';

test('E143 offline a page that is not there yet keeps the frame, says so, and opens by itself', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const bar = page.getByRole('banner');
  // The mark is fetched when the page has nothing else to do.
  await expect(bar.getByRole('status')).toHaveCount(2);
  await context.setOffline(true);
  await expect(bar.getByText('You’re offline')).toBeVisible();
  await page.getByRole('link', { name: /Manage Account/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Still offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  await expect(bar.getByText('You’re offline')).toBeHidden();
  expect(loads).toBe(0);
});

test('E143 so does a page of the sign-in side', async ({ page, context }) => {
  await page.goto(paths.login);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  expect(loads).toBe(0);
});

test('spec §9 a page that takes long shows within 300 ms that it is on its way', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isHolding = false;
  const server = await startOwnServer(async ({ url = '' }) => {
    // Neither the page that is asked for comes, nor what the frame fetches when it has nothing else to do.
    if (url.includes('/assets/IdleParts-') || (isHolding && url.includes('/assets/route-'))) await held;
    return false;
  });
  await page.goto(server.origin + paths.login);
  await fillSignIn(page, 'service');
  await expectSignedIn(page);
  await expect(page.getByRole('banner').getByRole('status')).toHaveCount(1);
  isHolding = true;
  await page.clock.install();
  await page.getByRole('link', { name: /Manage Account/ }).click();
  await page.clock.runFor(300);
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0);
  server.close();
});

test('E142 a part that a new version took away: two further tries, one reload, then a page that says so', async ({
  page,
}) => {
  let missing: string | null = null;
  const asked: string[] = [];
  const server = await startOwnServer(({ url = '' }, response) => {
    if (missing === null || !url.includes(missing)) return false;
    asked.push(url);
    response.writeHead(404).end('Not found');
    return true;
  });
  await page.goto(server.origin + paths.login);
  await fillSignIn(page, 'service');
  await expectSignedIn(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  missing = 'route-';
  await page.getByRole('link', { name: /Manage Account/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a reload' })).toBeVisible();
  // Three tries before the reload and three after it, of the one part that the page needs.
  expect(asked.filter((url) => url === asked.at(-1))).toHaveLength(6);
  expect(loads).toBe(1);
  await expect(page).toHaveURL(server.origin + paths.myAccount);
  missing = null;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  server.close();
});

test('E142 work that was typed outlives the reload of a new version', async ({ page }) => {
  let missing = false;
  const server = await startOwnServer((request, response) => {
    if (!missing || !request.url?.includes('/assets/route-')) return false;
    response.writeHead(404).end('Not found');
    return true;
  });
  await page.goto(`${server.origin}/login?redirectFrom=%2Fmy-account`);
  await fillSignIn(page, 'service');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Half a sentence about');
  missing = true;
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  // The page reloads itself without asking: it has kept what was typed.
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a reload' })).toBeVisible();
  missing = false;
  await page.goto(server.origin + paths.myAccount);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(about).toHaveValue('Half a sentence about');
  server.close();
});
