import type { FrameLocator, Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { holdsCardNumber } from '#features/payments/model/noCardNumbers.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { callWith, signInAs, tokenOf } from './staff.ts';

const PAID = '4242424242424242';
const DECLINED = '4000000000000002';
const LOST_CARD = '4000000000009987';
const WRONG_CODE = '4000000000000127';
const ASKS = '4000002760003184';
const REFUND_FAILS = '4000000000005126';
const typed = [PAID, DECLINED, LOST_CARD, WRONG_CODE, ASKS, REFUND_FAILS];

/** Digits of a time stamp are as long as a card, and are none. */
const withoutTimes = (text: string): string => text.replaceAll(/\b_t=\d+/g, '');

/** What leaves the page for our API or anybody else, and what nobody but Stripe's frame may ever hold. */
function watch(page: Page) {
  const leaks: string[] = [];
  const foreign: string[] = [];
  const charges: string[] = [];
  const look = (where: string, text: string): void => {
    if (typed.some((number) => text.includes(number)) || holdsCardNumber(withoutTimes(text)))
      leaks.push(`${where}: ${text}`);
  };
  page.on('request', (request) => {
    const { host, pathname, origin } = new URL(request.url());
    if (host.endsWith('stripe.com')) return;
    if (origin !== new URL(page.url()).origin) foreign.push(request.url());
    look('request', `${request.url()} ${request.postData() ?? ''}`);
    if (request.method() === 'POST' && pathname === '/api/payments')
      charges.push(request.headers()['idempotency-key'] ?? '');
  });
  page.on('console', (message) => look('log', message.text()));
  return {
    charges,
    /** Looks through the page and what it keeps. */
    end: async (): Promise<void> => {
      const kept = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.body.innerText,
          document.documentElement.outerHTML,
        ]),
      );
      // Ids of elements and hashes of files are no texts; a typed number is looked for everywhere.
      expect(typed.filter((number) => kept.includes(number))).toEqual([]);
      expect(leaks).toEqual([]);
      expect(foreign).toEqual([]);
    },
  };
}

const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');
const charge = (page: Page) => page.getByRole('button', { name: /^Charge/ });

/** Opens an invoice, and the card form for a way to be told the card. */
async function openCard(page: Page, invoice: string, way = 'Phone'): Promise<FrameLocator> {
  await page.goto(`${paths.cardPayment}?invoice=${invoice}`);
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  const frame = cardFrame(page);
  await expect(frame.getByLabel('Card number')).toBeVisible();
  return frame;
}

async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 31');
  await frame.getByLabel('Security code').fill('123');
  const zip = frame.getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill('94107');
}

test('a card told by phone: declines say what to do, double clicks and reloads charge once', async ({
  page,
}) => {
  const seen = watch(page);
  await signInAs(page, 'accounts');
  let frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('100');
  await expect(charge(page)).toHaveAttribute('aria-disabled', 'true');
  for (const { number, said } of [
    { number: DECLINED, said: 'The bank declined this card. Ask for another card.' },
    { number: LOST_CARD, said: 'The bank declined this card. Ask for another card.' },
    {
      number: WRONG_CODE,
      said: 'The security code is wrong. Check the details with the cardholder and try again.',
    },
  ]) {
    await typeCard(frame, number);
    await charge(page).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeFocused();
    await expect(page.getByText('is charged')).toBeHidden();
  }
  await typeCard(frame, PAID);
  await charge(page).dblclick();
  await expect(page.getByRole('heading', { name: '$100.00 is paid' })).toBeFocused();
  await expect(page.getByText('$7,380.00 is still due.')).toBeVisible();
  expect(seen.charges).toHaveLength(4);
  expect(new Set(seen.charges).size).toBe(4);

  // A reload while it is on its way: the answer is asked for under the key, and nothing is charged again.
  frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('50');
  await page.getByLabel('Note (optional)').fill('fault-slow');
  await typeCard(frame, PAID);
  await charge(page).click();
  await expect(page.getByText('The card is being charged. Stay on this page.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /^(\$50\.00 is paid|The payment never arrived)/ }),
  ).toBeVisible({ timeout: 20_000 });
  expect(seen.charges).toHaveLength(5);

  // The answer is lost, and found under the key.
  frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('25');
  await page.getByLabel('Note (optional)').fill('fault-lost');
  await typeCard(frame, PAID);
  await charge(page).click();
  await expect(page.getByRole('heading', { name: '$25.00 is paid' })).toBeVisible();
  expect(seen.charges).toHaveLength(6);
  await seen.end();
});

test('3-D Secure passes, fails and is closed; only the first one is paid', async ({ page }) => {
  const seen = watch(page);
  await signInAs(page, 'accounts');
  const frame = await openCard(page, 'INV-20418', 'Customer present');
  await page.getByLabel('Amount (USD)').fill('30');
  const bank = page.getByRole('dialog', { name: 'Secure authentication' });
  for (const answer of ['Fail', 'close']) {
    await typeCard(frame, ASKS);
    await charge(page).click();
    await expect(bank).toBeVisible();
    if (answer === 'close') await page.keyboard.press('Escape');
    else await bank.frameLocator('iframe').getByRole('button', { name: /fail/i }).click();
    await expect(
      page.getByText('The cardholder did not confirm. Nothing was charged.').first(),
    ).toBeVisible();
    const back = page.getByRole('button', { name: 'Back to the form' });
    if (await back.isVisible()) {
      await back.click();
      return;
    }
  }
  await typeCard(frame, ASKS);
  await charge(page).click();
  await bank
    .frameLocator('iframe')
    .getByRole('button', { name: /complete/i })
    .click();
  await expect(page.getByRole('heading', { name: '$30.00 is paid' })).toBeVisible();
  await seen.end();
});

test('without a card form the list and links stay, and it comes when one tries again', async ({ page }) => {
  await signInAs(page, 'accounts');
  await page.setExtraHTTPHeaders({ 'x-stripe-host': 'gone' });
  await page.goto(`${paths.cardPayment}?invoice=INV-20418`);
  await page.getByRole('radio', { name: /^Phone/ }).check();
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'The card form could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.setExtraHTTPHeaders({});
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('radio', { name: /^Link/ }).check();
  await page.getByRole('button', { name: /^Send link for/ }).click();
  await expect(
    page.getByRole('heading', { name: 'The link is on its way to accounts@brookfield.test' }),
  ).toBeFocused();
});

test('two parts are refunded, more than is left is refused, and a refund fails later', async ({ page }) => {
  await signInAs(page, 'accounts');
  const frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('60');
  await typeCard(frame, REFUND_FAILS);
  await charge(page).click();
  await page.getByRole('button', { name: 'Details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Payment for INV-20418' });
  const dialog = page.getByRole('dialog', { name: 'Refund', exact: true });
  const refund = async (amount: string): Promise<void> => {
    await drawer.getByRole('button', { name: 'Refund …' }).click();
    await dialog.getByLabel('Amount (USD)').fill(amount);
    await dialog.getByLabel('Reason').selectOption({ label: 'The customer asked for it' });
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  };
  await refund('20');
  await expect(drawer.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
  await refund('10');
  await expect(drawer.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(2);
  await refund('30.01');
  await expect(dialog.getByText('Only $30.00 can still be refunded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(async () => {
    await page.reload();
    await expect(drawer.getByRole('list', { name: 'Refunds' }).getByText('Failed')).toHaveCount(2, {
      timeout: 2000,
    });
  }).toPass();
});

test('an auditor reads and may not touch; the API refuses too; the list is filtered with totals', async ({
  page,
}) => {
  await signInAs(page, 'auditor');
  await page.goto(`${paths.cardPayment}?tab=payments&status=succeeded&currency=USD`);
  const table = page.getByRole('table', { name: 'Payments', exact: true });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Totals of all payments found' }).getByRole('rowheader'),
  ).toHaveCount(1);
  await table.getByRole('rowheader').first().getByRole('button').click();
  const refund = page.getByRole('dialog').getByRole('button', { name: 'Refund …' });
  await expect(refund).toHaveAttribute('aria-disabled', 'true');
  await expect(refund).toHaveAttribute('title', /Card Payment: Refund/);
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const token = await tokenOf(page, 'auditor');
  expect(await callWith(page, token, 'POST', `/payments/${id}/cancel`)).toMatchObject({ status: 403 });
});

test('an invoice is paid by keys alone', async ({ page }) => {
  await signInAs(page, 'accounts');
  await page.goto(paths.cardPayment);
  await page.getByRole('combobox', { name: 'Invoice or order' }).focus();
  await page.keyboard.type('INV-20431');
  await expect(page.getByRole('option', { name: /INV-20431/ })).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount (JPY)')).toHaveValue('186400');
  await page.getByRole('radio', { name: /^Link/ }).focus();
  await page.keyboard.press('ArrowDown');
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').focus();
  await page.keyboard.type(PAID);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1231');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await frame.getByLabel('ZIP code').focus();
  await page.keyboard.type('94107');
  await expect(charge(page)).not.toHaveAttribute('aria-disabled', 'true');
  await charge(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¥186,400 is paid' })).toBeFocused();
});

test('R28 axe finds nothing in the states of the screen, also in Greek and Chinese', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = scanner(page, [360, 1440]);
  await signInAs(page, 'accounts');
  await openCard(page, 'INV-20418');
  await axe.scan('the card form');
  await page.goto(`${paths.cardPayment}?tab=payments`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await axe.scan('payments');
  await page.getByRole('rowheader').first().getByRole('button').click();
  await expect(page.getByRole('list', { name: 'What happened' })).toBeVisible();
  await axe.scan('a payment');
  await page.goto(`${paths.cardPayment}?tab=links`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await axe.scan('links');
  for (const { tag, tab } of [
    { tag: 'zh', tab: '收款' },
    { tag: 'el', tab: 'Είσπραξη' },
  ]) {
    await page.goto(paths.cardPayment);
    await page.getByRole('banner').getByRole('combobox').selectOption(tag);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  axe.end();
});
