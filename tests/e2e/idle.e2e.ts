import type { Locator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { openCard } from './cardForm.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, signInAs } from './staff.ts';

const warning = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Are you still there?' });
const idleReason = (page: Page): Locator =>
  page.getByText('You were signed out after 24 minutes without activity.', { exact: false });

/** Calls of `GET /logout-user/{userId}`, with the token each of them bore. */
function logoutCalls(...pages: readonly Page[]): { path: string; token: string | undefined }[] {
  const calls: { path: string; token: string | undefined }[] = [];
  for (const page of pages) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/logout-user')) {
        calls.push({ path: pathname, token: request.headers().authorization });
      }
    });
  }
  return calls;
}

const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('backroom.token'));

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('E84 E95 lid open: nothing at 22:50, the warning at 23:00, the end at 24:00 with its reason', async ({
  page,
}) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  await expect(page).toHaveURL(paths.myAccount);
  await page.clock.runFor('22:50');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor('00:12');
  await expect(warning(page)).toBeVisible();
  await expect(warning(page).getByRole('timer')).toHaveText(/You will be signed out in \d+ seconds\./);
  await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.clock.runFor('01:00');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fmy-account');
  await expect(idleReason(page)).toBeFocused();
  expect(await tokenIn(page)).toBeNull();
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL(paths.myAccount);
});

test('E88 E91 lid closed: after 8 hours the waking mouse does not revive the session, and the call names the person', async ({
  page,
}) => {
  await signInAs(page, 'service');
  const calls = logoutCalls(page);
  const token = await tokenIn(page);
  await page.clock.fastForward('08:00:00');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
  await expect(idleReason(page)).toBeVisible();
  await expect.poll(() => calls).toEqual([{ path: '/api/logout-user/u-1007', token: `Bearer ${token}` }]);
});

test('E91 the session ends here too when the server cannot be told', async ({ page }) => {
  await signInAs(page, 'logout-offline');
  await page.clock.fastForward('24:00');
  await expect(page).toHaveURL('/login?redirectFrom=%2Fhome');
  expect(await tokenIn(page)).toBeNull();
});

test('E95 "Stay signed in" keeps the session, and the next warning comes 23 minutes later', async ({
  page,
}) => {
  await signInAs(page, 'service');
  await page.clock.runFor('23:05');
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor('22:30');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor('00:40');
  await warning(page).getByRole('button', { name: 'Stay signed in' }).press('Escape');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor('02:00');
  await expectSignedIn(page);
});

test('E95 "Sign out now" signs out at once', async ({ page }) => {
  await signInAs(page, 'service');
  await page.clock.runFor('23:05');
  await warning(page).getByRole('button', { name: 'Sign out now' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('You are signed out.')).toBeVisible();
});

for (const [what, act] of [
  ['a mouse move', (page: Page) => page.mouse.move(400, 400)],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['scrolling', (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('scroll')))],
] as const) {
  test(`E85 ${what} is activity`, async ({ page }) => {
    await signInAs(page, 'service');
    await page.clock.runFor('20:00');
    await act(page);
    await page.clock.runFor('20:00');
    await expect(warning(page)).toHaveCount(0);
    await expectSignedIn(page);
  });
}

test('E87 activity in one tab keeps the other', async ({ page, context }) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expectSignedIn(other);
  await page.clock.runFor('20:00');
  await page.mouse.move(400, 400);
  await page.clock.runFor('20:00');
  await expectSignedIn(other);
  await expect(warning(other)).toHaveCount(0);
});

test('E92 two tabs fall idle together: both at sign-in with a reason, one call', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expectSignedIn(other);
  const calls = logoutCalls(page, other);
  await page.clock.fastForward('24:00');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login?redirectFrom=%2Fhome');
    // The clocks of the tabs are moved one after the other, so the second one may see the end before its own time.
    await expect(idleReason(tab).or(tab.getByText('You were signed out in another tab'))).toBeVisible();
  }
  await expect.poll(() => calls.length).toBe(1);
});

test('E96 the sign-in form is left alone for as long as it takes', async ({ page }) => {
  const calls = logoutCalls(page);
  await page.goto(paths.login);
  await page.getByLabel('E-mail').fill('service@backroom.test');
  await page.clock.runFor('30:00');
  await expect(page.getByLabel('E-mail')).toHaveValue('service@backroom.test');
  await expect(idleReason(page)).toHaveCount(0);
  await fillSignIn(page, 'service');
  await expect(page).toHaveURL(paths.home);
  expect(calls).toEqual([]);
});

test('D18 a stored session that fell idle while no tab was open is not taken up again', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  await page.goto('about:blank');
  await page.close();
  const later = await context.newPage();
  await later.clock.fastForward('25:00');
  await later.goto(paths.home);
  await expect(later).toHaveURL('/login?redirectFrom=%2Fhome');
  await expect(idleReason(later)).toBeVisible();
});

test('E85 typing a card counts as activity, though the page does not see the keys', async ({ page }) => {
  await signInAs(page, 'accounts');
  const frame = await openCard(page, 'INV-20418');
  await page.clock.runFor('22:50');
  await expect(warning(page)).toHaveCount(0);
  await frame.getByLabel('Card number').fill('4242');
  await page.clock.runFor('01:30');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.runFor('21:30');
  await expect(warning(page)).toBeVisible();
});
