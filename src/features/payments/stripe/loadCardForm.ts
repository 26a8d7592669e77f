import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { CARD_FORM_LOAD_MS } from '#shared/lib/constants.ts';
import { prepareStripe } from '#shared/lib/stripeSource.ts';
import { allowStripeScript } from './allowStripeScript.ts';

/** Why there is no card form. */
export type CardFormFailure =
  /** Nothing came: offline, or refused on the way. */
  | 'unreachable'
  /** Nothing came in 10 s. */
  | 'timeout'
  /** Something came that is not Stripe.js: a filter answered in its place. */
  | 'blocked'
  /** There is no publishable key, or Stripe.js does not take it. */
  | 'wrongKey';

/** What came of loading Stripe.js. */
export type CardFormLoad = { stripe: Stripe; failure: null } | { stripe: null; failure: CardFormFailure };

const LOADER_ERRORS: ReadonlyMap<string, CardFormFailure> = new Map([
  ['Failed to load Stripe.js', 'unreachable'],
  ['Stripe.js not available', 'blocked'],
]);

const failed = (failure: CardFormFailure): CardFormLoad => ({ stripe: null, failure });

const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]'),
];

/** Addresses that were given up while they hung. */
const hanging: string[] = [];

/**
 * Stripe's loader keeps the promise of a script that hangs, and trying again would wait with it. It asks twice, so it
 * gets the error of its script twice.
 */
async function giveUp(): Promise<void> {
  hanging.push(...scripts().map(({ src }) => src));
  for (let reports = 0; reports < 2; reports += 1) {
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    await Promise.resolve();
  }
  for (const script of scripts()) script.remove();
}

/**
 * Asks for a script that hangs under another address: a browser that waits for an answer lets everybody who wants the
 * same one wait for it. The loader then finds Stripe in the page.
 */
function askAnew(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('attempt', String(hanging.length + 1));
  const script = document.createElement('script');
  script.src = url.href;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}

async function load(key: string, locale: StripeElementLocale): Promise<CardFormLoad> {
  try {
    await prepareStripe();
  } catch {
    return failed('unreachable');
  }
  const [hung] = hanging;
  if (hung && !('Stripe' in window) && !(await askAnew(hung))) return failed('unreachable');
  try {
    const stripe = await loadStripe(key, { locale });
    return stripe ? { stripe, failure: null } : failed('unreachable');
  } catch (error) {
    const known = error instanceof Error ? LOADER_ERRORS.get(error.message) : undefined;
    // Whatever else it throws, it throws about the key.
    return failed(known ?? 'wrongKey');
  }
}

async function attempt(key: string, locale: StripeElementLocale): Promise<CardFormLoad> {
  // No other key is given to a script of somebody else, least of all a secret one.
  if (!/^pk_(test|live)_\w+$/.test(key)) return failed('wrongKey');
  // A script that hangs would hold back the `load` event of the page, and with it what waits for that.
  await pageLoaded();
  allowStripeScript();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), CARD_FORM_LOAD_MS);
  });
  const outcome = await Promise.race([load(key, locale), late]);
  clearTimeout(timer);
  if (outcome !== 'late') return outcome;
  await giveUp();
  return failed('timeout');
}

/** By key and language: one Stripe for a page, and one attempt at a time. */
const attempts = new Map<string, Promise<CardFormLoad>>();

/**
 * Loads Stripe.js and starts it. It never rejects; after a failure the next call tries anew, without a reload.
 * @param publishableKey `pk_…` as the API's configuration names it
 * @param locale language of the form, and of the page of the bank
 */
export function loadCardForm(publishableKey: string, locale: StripeElementLocale): Promise<CardFormLoad> {
  const name = `${publishableKey} ${locale}`;
  const known = attempts.get(name);
  if (known) return known;
  const made = attempt(publishableKey, locale).then((outcome) => {
    if (outcome.failure) attempts.delete(name);
    return outcome;
  });
  attempts.set(name, made);
  return made;
}
