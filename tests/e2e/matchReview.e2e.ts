import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const review = `${paths.competitorAdmin}?view=review`;

test('an analyst reviews a morning of suggestions by keys alone, and takes the last word back', async ({
  page,
}) => {
  await openAs(page, 'pricing.analyst', paths.competitorAdmin);
  await page.getByRole('tab', { name: 'Match review' }).click();
  await expect(page).toHaveURL(review);
  const card = page.getByRole('region').filter({ has: page.getByRole('group', { name: 'Decision' }) });
  const decided = page.getByRole('region', { name: 'Decided last' });
  const first = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card).toContainText(/^.*1 of \d+ · confidence \d+%/);

  await page.keyboard.press('y');
  await expect(card.getByRole('heading')).not.toHaveText(first);
  const second = (await card.getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('n');
  await page.keyboard.press('2');
  await expect(decided.getByRole('listitem')).toContainText([`${second} `, `${first} `]);
  await expect(decided.getByRole('listitem').first()).toContainText('Rejected · Wrong pack');
  await page.keyboard.press('z');
  await expect(card.getByRole('heading')).toHaveText(second);
  const sent = page.waitForResponse(/\/matches\/[^/]+\/confirm/);
  await page.keyboard.press('e');
  expect((await sent).status()).toBe(200);

  await page.getByRole('link', { name: 'Activity Log' }).first().click();
  const log = page.getByRole('table', { name: 'Activity' });
  await expect(log.getByRole('row', { name: /Suggested → Confirmed/ })).toBeVisible();
  await expect(log.getByRole('row', { name: /Exact → Equivalent/ })).toBeVisible();
});

test('decisions made without a connection outlive a reload, and are sent once', async ({ context, page }) => {
  await openAs(page, 'pricing.analyst', review);
  const card = page.getByRole('region').filter({ has: page.getByRole('group', { name: 'Decision' }) });
  const first = (await card.getByRole('heading').textContent()) ?? '';
  await context.setOffline(true);
  await page.keyboard.press('y');
  await expect(page.getByText(/^1 decision is waiting for the connection/)).toBeVisible();
  // Without a connection the page itself cannot be read anew.
  await expect(page.reload()).rejects.toThrow();
  await context.setOffline(false);
  // The browser may read the page by itself as soon as there is a connection.
  await expect(async () => {
    await page.goto(review);
    await expect(card.getByRole('heading')).not.toHaveText(first, { timeout: 5000 });
    await page.goto(paths.activityLog);
    const row = page
      .getByRole('table', { name: 'Activity' })
      .getByRole('row', { name: /Suggested → Confirmed/ });
    await expect(row).toHaveCount(1, { timeout: 3000 });
  }).toPass();
});
