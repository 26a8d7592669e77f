import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { paths } from '#shared/lib/paths.ts';
import { actUntilPainted } from './actUntilPainted.ts';

/** What is done on the payment screen with a thousand payments, in ms to the frame that shows it. */
export type PaymentFigure =
  | 'card form, first'
  | 'card form, again'
  | 'pay to answer'
  | 'pay, beyond the backend'
  | 'payments, first'
  | 'payments, again'
  | 'payments, another page'
  | 'payments, another page of hundred';
type Note = (what: PaymentFigure, ms: number) => void;

const rows = 'main table[aria-label][aria-busy=false] tr[data-row]';
const turned = { shown: rows, after: 'main table[aria-label][aria-busy=true]' };

/** From the choice to type a card to the frame in which it can be typed. */
async function openCardForm(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}${paths.cardPayment}?invoice=INV-20418`);
  const phone = page.getByRole('radio', { name: /^Phone/ });
  await phone.waitFor();
  await page.waitForLoadState('networkidle');
  return phone.evaluate(actUntilPainted, { seen: { shown: 'main iframe' }, text: null });
}

async function typeCard(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  const card = page.frameLocator('main iframe');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiration date').fill('12 / 34');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('ZIP code').fill('94107');
}

/** Charges a card that is paid at once. */
async function pay(page: Page, note: Note): Promise<void> {
  const button = page.getByRole('button', { name: /^Charge/, disabled: false });
  const ms = await button.evaluate(actUntilPainted, {
    seen: { shown: 'main [data-phase=succeeded]' },
    text: null,
  });
  const backend = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource');
    return calls.filter(({ name }) => new URL(name).pathname === '/api/payments').at(-1)?.duration;
  });
  if (backend === undefined) throw new Error('The browser has no time of POST /payments');
  note('pay to answer', ms);
  note('pay, beyond the backend', ms - backend);
}

async function readList(page: Page, origin: string, note: Note): Promise<void> {
  await page.goto(`${origin}${paths.cardPayment}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('combobox', { name: 'Invoice or order' }).waitFor();
  await page.waitForLoadState('networkidle');
  const list = { seen: { shown: rows }, text: null };
  note('payments, first', await tab('Payments').evaluate(actUntilPainted, list));
  const next = page.getByRole('button', { name: 'Next page' });
  for (let times = 0; times < 3; times += 1)
    note('payments, another page', await next.evaluate(actUntilPainted, { seen: turned, text: null }));
  await tab('Take payment').click();
  await page.getByRole('combobox', { name: 'Invoice or order' }).waitFor();
  note('payments, again', await tab('Payments').evaluate(actUntilPainted, list));

  await page.goto(`${origin}${paths.cardPayment}?tab=payments&pageSize=100`);
  await page.locator(rows).nth(99).waitFor();
  note(
    'payments, another page of hundred',
    await next.evaluate(actUntilPainted, { seen: turned, text: null }),
  );
}

/** One visit to the payment screen, by somebody whose browser has not seen it. */
export async function paymentRound(
  browser: Browser,
  origin: string,
  storageState: BrowserContextOptions['storageState'],
  round: number,
  note: Note,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The stand-in for Stripe has made its certificate itself.
    ignoreHTTPSErrors: true,
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  note('card form, first', await openCardForm(page, origin));
  await typeCard(page, `${10 + round}.00`);
  await pay(page, note);
  note('card form, again', await openCardForm(page, origin));
  await readList(page, origin, note);
  await context.close();
}
