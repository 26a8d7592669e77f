import { expect, test, vi } from 'vitest';
import type { Payment } from '#api/generated/types.gen.ts';
import {
  requiresAction,
  networkError,
  order,
  payment,
  httpError,
  startRun as start,
} from '#tests/support/paymentRun.ts';
import type { CardPort, PaymentCalls } from './ports.ts';

test('a card is charged, and nothing of it is kept', async () => {
  const create = vi.fn(() => Promise.resolve(payment()));
  const one = start({ create });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { ...order, confirmationTokenId: 'ctoken_1' },
    one.created[0],
  );
  expect(one.kept()).toBeNull();
  expect(one.held.now).toBe(0);
});

test('E80 a double click charges once, and nobody is signed out meanwhile', async () => {
  let answer: (made: Payment) => void = () => undefined;
  const one = start({ create: () => new Promise((resolve) => (answer = resolve)) });
  const both = [one.pay(), one.pay()];
  await vi.waitFor(() => expect(one.phase()).toBe('sending'));
  expect(one.held.now).toBe(1);
  expect(one.kept()).toMatchObject({ key: one.created[0], paymentId: null });
  answer(payment());
  await Promise.all(both);
  expect(one.created).toHaveLength(1);
});

test('an invalid form, and a card without a token, send nothing', async () => {
  const one = start({});
  await one.pay({ isComplete: () => Promise.resolve(false) });
  expect(one.phase()).toBe('editing');
  await one.pay({ token: () => Promise.resolve({ fault: 'Your card number is invalid.' }) });
  expect(one.run.getState().fault).toEqual({ kind: 'card', sentence: 'Your card number is invalid.' });
  expect(one.created).toEqual([]);
});

test.each<Partial<CardPort>>([
  { isComplete: () => Promise.reject(new Error('IntegrationError')) },
  { token: () => Promise.reject(new Error('IntegrationError')) },
  {
    token: () => {
      throw new Error('IntegrationError');
    },
  },
])('a card form that throws shows an error, and the next press charges: %o', async (broken) => {
  const one = start({ create: () => Promise.resolve(payment()) });
  await one.pay(broken);
  expect(one.phase()).toBe('editing');
  expect(one.run.getState().fault).toEqual({ kind: 'form' });
  expect(one.created).toEqual([]);
  expect(one.held.now).toBe(0);
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(one.run.getState().fault).toBeNull();
});

test('a declined card shows the reason, and the next one has another key', async () => {
  const declined = httpError(402, { declineCode: 'insufficient_funds', paymentId: 'pay-1' }, 'card_declined');
  const create = vi.fn<PaymentCalls['create']>().mockRejectedValueOnce(declined).mockResolvedValue(payment());
  const one = start({ create });
  await one.pay();
  expect(one.phase()).toBe('declined');
  expect(one.run.getState().fault).toMatchObject({ kind: 'declined', declineCode: 'insufficient_funds' });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(new Set(one.created).size).toBe(2);
});

test('the answer of our API counts after 3-D Secure, whatever the window said', async () => {
  const one = start({ create: () => Promise.resolve(requiresAction), get: () => Promise.resolve(payment()) });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  const other = start({
    create: () => Promise.resolve(requiresAction),
    get: () =>
      Promise.resolve(
        payment({
          status: 'failed',
          failure: { code: 'authentication_failed', declineCode: null, message: '' },
        }),
      ),
  });
  await other.pay({}, () => Promise.resolve('failed'));
  expect(other.phase()).toBe('declined');
  expect(other.run.getState().fault).toEqual({ kind: 'notConfirmed' });
});

test('a payment that the cardholder gave up in 3-D Secure is canceled, so that nothing is charged later', async () => {
  const cancel = vi.fn(() => Promise.resolve(payment({ status: 'canceled' })));
  const one = start({
    create: () => Promise.resolve(requiresAction),
    get: () => Promise.resolve(requiresAction),
    cancel,
  });
  await one.pay({}, () => Promise.resolve('failed'));
  expect(one.phase()).toBe('canceled');
  expect(one.run.getState().fault).toEqual({ kind: 'notConfirmed' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('a broken connection in 3-D Secure is no answer, and the cardholder can be asked again', async () => {
  const one = start({
    create: () => Promise.resolve(requiresAction),
    get: () => Promise.resolve(requiresAction),
  });
  await one.pay({}, () => Promise.reject(new Error('offline')));
  expect(one.phase()).toBe('action');
  expect(one.run.getState().isChecking).toBe(false);
  expect(one.kept()).toMatchObject({ paymentId: 'pay-1' });
});

test('a payment in process is polled after 1, 2, 4 … s, and unknown after a minute', async () => {
  const busy = payment({ status: 'processing' });
  const get = vi
    .fn<PaymentCalls['get']>()
    .mockResolvedValueOnce(busy)
    .mockRejectedValueOnce(networkError)
    .mockResolvedValue(payment());
  const one = start({ create: () => Promise.resolve(busy), get });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(one.waited).toEqual([1000, 2000, 4000]);
  const other = start({ create: () => Promise.resolve(busy), get: () => Promise.resolve(busy) });
  await other.pay();
  expect(other.phase()).toBe('unknown');
});
