import type { StripeConstructorOptions } from '@stripe/stripe-js';
import { createStripe } from './createStripe.ts';
import type { Frames } from './frames.ts';

/** The release that the installed loader asks for; another one makes it warn. */
const RELEASE_TRAIN = 'endive';

/** Puts the stand-in where Stripe.js puts itself. */
export function installStripe(frames: Frames): void {
  const stripe = (key: string, options?: StripeConstructorOptions) => createStripe(frames, key, options);
  Reflect.set(window, 'Stripe', Object.assign(stripe, { version: RELEASE_TRAIN }));
}
