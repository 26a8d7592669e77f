import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { createPaymentRun, type KeptAttempt } from './paymentRun.ts';
import type { CardPort, NextAction, PaymentCalls, PaymentOrder } from './ports.ts';

const order: PaymentOrder = { amountMinor: 1200, currency: 'USD', payableId: 'inv-1', channel: 'phone' };

const payment = (change: Partial<Payment> = {}): Payment => ({
  ...{
    id: 'pay-1',
    status: 'succeeded',
    clientSecret: null,
    reference: 'INV-1',
    payable: null,
    reason: null,
  },
  ...{
    customer: null,
    channel: 'phone',
    amountMinor: 1200,
    currency: 'USD',
    refundedMinor: 0,
    refundableMinor: 1200,
  },
  ...{ refunds: [], card: null, savedMethodId: null, failure: null, disputed: false, receiptUrl: null },
  ...{ receiptEmail: null, note: null, linkId: null, createdBy: { id: 'u-1', name: 'Ada' } },
  ...{ createdAt: '2026-11-22T10:00:00Z', idempotencyKey: null },
  ...change,
});
const asks = payment({ status: 'requires_action', clientSecret: 'pi_1_secret_2' });
const refusal = (status: number, body: Record<string, unknown> = {}, code?: string) =>
  new ApiError('http', { status, body, code });
const lost = new ApiError('network');

const never = () => Promise.reject(new Error('This was not to be asked.'));

function start(calls: Partial<PaymentCalls>, { kept = null }: { kept?: KeptAttempt | null } = {}) {
  let stored = kept;
  let keys = 0;
  const waited: number[] = [];
  const held = { now: 0 };
  const created: string[] = [];
  const run = createPaymentRun({
    calls: {
      get: never,
      byKey: never,
      cancel: never,
      ...calls,
      create: (body, key) => {
        created.push(key);
        return (calls.create ?? never)(body, key);
      },
    },
    keep: {
      get: () => stored,
      set: (next) => {
        stored = next;
      },
    },
    newKey: () => `key-${(keys += 1)}`,
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    hold: () => {
      held.now += 1;
      return () => {
        held.now -= 1;
      };
    },
  });
  const card: CardPort = {
    isComplete: () => Promise.resolve(true),
    token: () => Promise.resolve({ id: 'ctoken_1' }),
  };
  const passes: NextAction = () => Promise.resolve('done');
  return {
    run,
    waited,
    held,
    created,
    kept: () => stored,
    phase: () => run.getState().attempt.phase,
    pay: (change: Partial<CardPort> = {}, nextAction = passes) =>
      run.pay(order, { card: { ...card, ...change } }, nextAction),
  };
}

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

test('a form with a fault, and a card that gives no token, send nothing', async () => {
  const one = start({});
  await one.pay({ isComplete: () => Promise.resolve(false) });
  expect(one.phase()).toBe('editing');
  await one.pay({ token: () => Promise.resolve({ fault: 'Your card number is invalid.' }) });
  expect(one.run.getState().fault).toEqual({ kind: 'card', sentence: 'Your card number is invalid.' });
  expect(one.created).toEqual([]);
});

test('a declined card tells why, and the next one has another key', async () => {
  const declined = refusal(402, { declineCode: 'insufficient_funds', paymentId: 'pay-1' }, 'card_declined');
  const create = vi.fn<PaymentCalls['create']>().mockRejectedValueOnce(declined).mockResolvedValue(payment());
  const one = start({ create });
  await one.pay();
  expect(one.phase()).toBe('declined');
  expect(one.run.getState().fault).toMatchObject({ kind: 'declined', declineCode: 'insufficient_funds' });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(new Set(one.created).size).toBe(2);
});

test('3-D Secure: our API has the last word, whatever the window said', async () => {
  const one = start({ create: () => Promise.resolve(asks), get: () => Promise.resolve(payment()) });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  const other = start({
    create: () => Promise.resolve(asks),
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

test('3-D Secure: what the cardholder gave up is canceled, so that nothing is charged later', async () => {
  const cancel = vi.fn(() => Promise.resolve(payment({ status: 'canceled' })));
  const one = start({ create: () => Promise.resolve(asks), get: () => Promise.resolve(asks), cancel });
  await one.pay({}, () => Promise.resolve('failed'));
  expect(one.phase()).toBe('canceled');
  expect(one.run.getState().fault).toEqual({ kind: 'notConfirmed' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('3-D Secure: a connection that broke is no answer, and the cardholder can be asked again', async () => {
  const one = start({ create: () => Promise.resolve(asks), get: () => Promise.resolve(asks) });
  await one.pay({}, () => Promise.reject(new Error('offline')));
  expect(one.phase()).toBe('action');
  expect(one.run.getState().isChecking).toBe(false);
  expect(one.kept()).toMatchObject({ paymentId: 'pay-1' });
});

test('what is processing is asked for after 1, 2, 4 … s, and is unknown after a minute', async () => {
  const busy = payment({ status: 'processing' });
  const get = vi
    .fn<PaymentCalls['get']>()
    .mockResolvedValueOnce(busy)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(payment());
  const one = start({ create: () => Promise.resolve(busy), get });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(one.waited).toEqual([1000, 2000, 4000]);
  const other = start({ create: () => Promise.resolve(busy), get: () => Promise.resolve(busy) });
  await other.pay();
  expect(other.phase()).toBe('unknown');
});

test('a lost answer is looked up under the same key, and found', async () => {
  const byKey = vi.fn(() => Promise.resolve(payment()));
  const one = start({ create: () => Promise.reject(lost), byKey });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(byKey).toHaveBeenCalledExactlyOnceWith(one.created[0]);
});

test.each([
  { name: 'no connection', error: lost },
  { name: 'a server that broke', error: refusal(500) },
  { name: 'a gateway that gave up', error: refusal(504) },
  { name: 'an answer nobody can read', error: new ApiError('unexpected') },
])('after $name a new charge needs the word that nothing arrived', async ({ error }) => {
  const byKey = vi.fn<PaymentCalls['byKey']>().mockRejectedValueOnce(lost).mockResolvedValueOnce(null);
  const create = vi.fn<PaymentCalls['create']>().mockRejectedValueOnce(error).mockResolvedValue(payment());
  const one = start({ create, byKey });
  await one.pay();
  expect(one.run.getState().attempt).toMatchObject({ phase: 'unknown', neverArrived: true });
  await one.pay();
  expect(one.created).toHaveLength(1);
  one.run.again();
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(new Set(one.created).size).toBe(2);
});

test('while nobody knows, another press charges nothing, and the outcome can be asked for again', async () => {
  const byKey = vi.fn<PaymentCalls['byKey']>(() => Promise.reject(lost));
  const one = start({ create: () => Promise.reject(lost), byKey });
  await one.pay();
  expect(one.phase()).toBe('unknown');
  one.run.again();
  await one.pay();
  expect(one.created).toHaveLength(1);
  byKey.mockResolvedValue(payment());
  await one.run.check();
  expect(one.phase()).toBe('succeeded');
});

test('after a reload what was sent is asked for at once', async () => {
  const kept = { key: 'key-sent', fingerprint: '[1200,"USD","inv-1"]', paymentId: null };
  const byKey = vi.fn(() => Promise.resolve(payment()));
  const one = start({ byKey }, { kept });
  expect(one.phase()).toBe('unknown');
  one.run.start();
  await vi.waitFor(() => expect(one.phase()).toBe('succeeded'));
  expect(byKey).toHaveBeenCalledExactlyOnceWith('key-sent');
  expect(one.kept()).toBeNull();
});

test('409 what is in progress already is waited for under its key', async () => {
  const one = start({
    create: () => Promise.reject(refusal(409, {}, 'in_progress')),
    byKey: () => Promise.resolve(payment()),
  });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
});

test('400 other details under a key are looked up before they get a new one', async () => {
  const mismatch = refusal(400, {}, 'idempotency_mismatch');
  const found = start({ create: () => Promise.reject(mismatch), byKey: () => Promise.resolve(payment()) });
  await found.pay();
  expect(found.phase()).toBe('succeeded');
  const none = start({ create: () => Promise.reject(mismatch), byKey: () => Promise.resolve(null) });
  await none.pay();
  expect(none.run.getState()).toMatchObject({ attempt: { phase: 'editing' }, fault: { kind: 'mismatch' } });
});

test.each([
  { status: 403, code: 'over_limit' },
  { status: 422, code: 'validation_failed' },
  { status: 503, code: 'payments_not_configured' },
])('$status $code charged nothing: the form is back, with the reason', async ({ status, code }) => {
  const error = refusal(status, {}, code);
  const one = start({ create: () => Promise.reject(error) });
  await one.pay();
  expect(one.phase()).toBe('editing');
  expect(one.run.getState().fault).toEqual({ kind: 'refused', error });
  expect(one.kept()).toBeNull();
});
