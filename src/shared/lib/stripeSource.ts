let prepare: () => Promise<void> = () => Promise.resolve();

/** For `app`: how something else takes the place of Stripe.js in this build. */
export function provideStripe(by: () => Promise<void>): void {
  prepare = by;
}

/** To be waited for before Stripe's loader is asked; it asks Stripe only when nothing has taken the place. */
export const prepareStripe = (): Promise<void> => prepare();
