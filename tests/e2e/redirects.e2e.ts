import type { Page } from 'playwright/test';
import { hostileRedirects } from '#tests/support/hostileRedirects.ts';
import { paths } from '#shared/lib/paths.ts';
import { safeRedirect } from '#shared/lib/safeRedirect.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, signInAs } from './staff.ts';

// T04: 90 hostile values in five ways to come by them. Off-site 0, loops 0; nothing is thrown, which the fixture sees.
test.describe.configure({ timeout: 240_000 });

/** Signing out, the sign-in page twice, the page one lands on; one more would be the beginning of a loop. */
const MOST_HOPS = 4;

/** Visits an address of the panel in some way; all 90 must end at the start page. */
async function tryAll(page: Page, visit: (query: string) => Promise<void>): Promise<void> {
  const { origin, host } = new URL(page.url());
  const outside: string[] = [];
  let hops = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) outside.push(request.url());
  });
  page.on('framenavigated', () => {
    hops += 1;
  });

  const led: string[] = [];
  for (const { value } of hostileRedirects(host)) {
    hops = 0;
    await visit(`?redirectFrom=${encodeURIComponent(value)}`);
    const end = safeRedirect(value, origin);
    await page.waitForURL(`${origin}${end}`, { waitUntil: 'commit', timeout: 15_000 }).catch(() => undefined);
    // Seen with the frame that shows it: an expectation looks again after longer and longer pauses, 450 times here.
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor({ timeout: 10_000 });
    // The page stands: an address that goes on from here has left it again.
    const { pathname, search, hash } = new URL(page.url());
    if (pathname + search + hash !== end || hops > MOST_HOPS) led.push(`${value} → ${page.url()} (${hops})`);
  }
  expect({ led, outside }).toEqual({ led: [], outside: [] });
}

/** As Back and Forward do it: the router hears of an address that is there already. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

test('T04 D16 loading /login with a session leads 90 hostile redirectFrom to the start page', async ({
  page,
}) => {
  await signInAs(page, 'service');
  await tryAll(page, async (query) => {
    await page.goto(paths.login + query, { waitUntil: 'commit' });
  });
});

for (const path of [paths.login, paths.register, paths.resetPassword('x')]) {
  test(`T04 D16 going to ${path} with a session leads 90 hostile redirectFrom to the start page`, async ({
    page,
  }) => {
    await signInAs(page, 'service');
    await tryAll(page, (query) => goInside(page, path + query));
  });
}

test('T04 signing in by the form leads 90 hostile redirectFrom to the start page', async ({ page }) => {
  await signInAs(page, 'service');
  await tryAll(page, async (query) => {
    await goInside(page, paths.logout);
    await page.waitForURL(paths.login, { waitUntil: 'commit' });
    await goInside(page, paths.login + query);
    await fillSignIn(page, 'service');
  });
});
