import { expect, test } from 'vitest';
import { prepareStripe, provideStripe } from './stripeSource.ts';

test('Stripe.js is not replaced unless a double is provided, which is then asked for each time', async () => {
  await expect(prepareStripe()).resolves.toBeUndefined();
  let asked = 0;
  provideStripe(() => {
    asked += 1;
    return Promise.resolve();
  });
  await prepareStripe();
  await prepareStripe();
  expect(asked).toBe(2);
});
