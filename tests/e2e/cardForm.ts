import type { FrameLocator, Page } from 'playwright/test';
import { holdsCardNumber } from '#features/payments/model/noCardNumbers.ts';
import { paths } from '#shared/lib/paths.ts';
import { expect } from './fixtures.ts';

/** Numbers that Stripe publishes for testing, by what they do. */
export const PAID = '4242424242424242';
export const DECLINED = '4000000000000002';
export const LOST_CARD = '4000000000009987';
export const WRONG_CODE = '4000000000000127';
export const ASKS = '4000002760003184';
export const REFUND_FAILS = '4000000000005126';
const cardNumbers = [PAID, DECLINED, LOST_CARD, WRONG_CODE, ASKS, REFUND_FAILS];

/** Digits of a time stamp are as long as a card, and are none. */
const withoutTimes = (text: string): string => text.replaceAll(/\b_t=\d+/g, '');

/** What leaves the page for our API or anybody else, and what nobody but Stripe's frame may ever hold. */
export function watch(page: Page) {
  const leaks: string[] = [];
  const foreign: string[] = [];
  const charges: string[] = [];
  const look = (where: string, text: string): void => {
    if (cardNumbers.some((number) => text.includes(number)) || holdsCardNumber(withoutTimes(text)))
      leaks.push(`${where}: ${text}`);
  };
  page.on('request', (request) => {
    const { host, pathname, origin } = new URL(request.url());
    if (host.endsWith('stripe.com')) return;
    if (new URL(origin).hostname !== 'localhost') foreign.push(request.url());
    look('request', `${request.url()} ${request.postData() ?? ''}`);
    if (request.method() === 'POST' && pathname === '/api/payments')
      charges.push(request.headers()['idempotency-key'] ?? '');
  });
  page.on('console', (message) => look('log', message.text()));
  return {
    charges,
    /** Looks through the page and what it keeps. */
    end: async (): Promise<void> => {
      const kept = await page.evaluate(() => {
        const stored = [localStorage, sessionStorage].flatMap((area) =>
          Array.from({ length: area.length }, (_, at) => area.getItem(area.key(at) ?? '')),
        );
        const boxes = [...document.querySelectorAll('input, textarea')].map((box): unknown =>
          Reflect.get(box, 'value'),
        );
        return JSON.stringify([stored, boxes, document.body.textContent]);
      });
      expect(cardNumbers.filter((number) => kept.includes(number))).toEqual([]);
      expect(leaks).toEqual([]);
      expect(foreign).toEqual([]);
    },
  };
}

/** The frame of Stripe, whose inside no script of the panel can read. */
export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');
/** The button that charges the card. */
export const charge = (page: Page) => page.getByRole('button', { name: /^Charge/ });

/**
 * Presses the button that charges the card. Stripe's frame is a process of its own in a whole browser: for a moment after the
 * page has scrolled, a press goes to where the frame was. So the pointer is over the button first, as a hand's would be.
 */
export async function pressCharge(page: Page, how: 'click' | 'dblclick' = 'click'): Promise<void> {
  const button = charge(page);
  await expect(async () => {
    await button.hover();
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await button[how]();
}

/** Opens an invoice, and the card form for a way to be told the card. */
export async function openCard(page: Page, invoice: string, way = 'Phone'): Promise<FrameLocator> {
  await page.goto(`${paths.cardPayment}?invoice=${invoice}`);
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
  const frame = cardFrame(page);
  await expect(frame.getByLabel('Card number')).toBeVisible();
  return frame;
}

/** Types a card with any date and code. */
export async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 31');
  await frame.getByLabel('Security code').fill('123');
  const zip = frame.getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill('94107');
}
