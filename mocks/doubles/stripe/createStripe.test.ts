import { describe, expect, test } from 'vitest';
import { createStripe } from './createStripe.ts';
import { createFrames } from './frames.ts';

const frames = createFrames('/stripe-double/');
const stripe = createStripe(frames, 'pk_test_51Backroom', { locale: 'en' });
const payment = { mode: 'payment', amount: 1000, currency: 'usd' } as const;

describe('the stand-in for Stripe', () => {
  test.each(['pk_live_51Backroom', 'sk_test_51Backroom', 'pk_test_', ''])('refuses the key %j', (key) => {
    expect(() => createStripe(frames, key)).toThrow('takes test keys only');
  });

  test.each([
    [{}, 'mode "payment" only'],
    [{ clientSecret: 'pi_1_secret_2' }, 'mode "payment" only'],
    [{ ...payment, mode: 'setup' as const }, 'mode "payment" only'],
    [{ ...payment, amount: 0 }, 'amount must be'],
    [{ ...payment, amount: 10.5 }, 'amount must be'],
    [{ ...payment, currency: 'USD' }, 'currency must be'],
  ])('refuses a group of elements with %o', (options, message) => {
    expect(() => stripe.elements(options)).toThrow(message);
  });

  test('allows one payment element in a group, and another once that is destroyed', () => {
    const elements = stripe.elements(payment);
    const first = elements.create('payment');
    expect(elements.getElement('payment')).toBe(first);
    expect(() => elements.create('payment')).toThrow('Can only create one');
    first.destroy();
    expect(elements.getElement('payment')).toBeNull();
    expect(elements.create('payment')).not.toBe(first);
  });

  test('refuses an element of another type, and one that is not mounted', async () => {
    const elements = stripe.elements(payment);
    expect(() => elements.create('card')).toThrow('has no Element "card"');
    await expect(elements.submit()).rejects.toThrow('mounted');
  });

  test('lets the amount change, but not to nothing', async () => {
    const elements = stripe.elements(payment);
    await elements.update({ amount: 2500 });
    expect(() => elements.update({ amount: -1 })).toThrow('amount must be');
  });

  test('makes no token before the form was submitted, or for a foreign group', async () => {
    const elements = stripe.elements(payment);
    elements.create('payment');
    await expect(stripe.createConfirmationToken({ elements })).rejects.toThrow(
      'elements.submit() must be called',
    );
    const other = createStripe(frames, 'pk_test_2').elements(payment);
    await expect(stripe.createConfirmationToken({ elements: other })).rejects.toThrow('of this Stripe');
  });

  test('recognises a client secret by its format', async () => {
    await expect(stripe.handleNextAction({ clientSecret: 'pi_1' })).rejects.toThrow(
      'clientSecret is not valid',
    );
    const { paymentIntent } = await stripe.retrievePaymentIntent('pi_1_secret_2');
    expect(paymentIntent).toMatchObject({ id: 'pi_1', status: 'requires_action', livemode: false });
  });

  test.each(['createToken', 'createPaymentMethod', 'confirmCardPayment'] as const)(
    '%s is there for the libraries, and says that it is not offered',
    async (name) => {
      await expect(stripe[name]()).rejects.toThrow(`does not offer ${name}()`);
    },
  );
});
