import { expect, test } from 'vitest';
import { prepareStripe, provideStripe } from './stripeSource.ts';

test('nothing takes the place of Stripe.js unless it is provided, and then each time it is asked', async () => {
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
