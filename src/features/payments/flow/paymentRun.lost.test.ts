import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { networkError, payment, httpError, startRun as start } from '#tests/support/paymentRun.ts';
import type { PaymentCalls } from './ports.ts';

test('a payment whose answer was lost is looked up under the same key, and found', async () => {
  const byKey = vi.fn(() => Promise.resolve(payment()));
  const one = start({ create: () => Promise.reject(networkError), byKey });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
  expect(byKey).toHaveBeenCalledExactlyOnceWith(one.created[0]);
});

test.each([
  { name: 'no connection', error: networkError },
  { name: 'a server that broke', error: httpError(500) },
  { name: 'a gateway that gave up', error: httpError(504) },
  { name: 'an answer nobody can read', error: new ApiError('unexpected') },
])('after $name a new charge needs the answer that nothing arrived', async ({ error }) => {
  const byKey = vi
    .fn<PaymentCalls['byKey']>()
    .mockRejectedValueOnce(networkError)
    .mockResolvedValueOnce(null);
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

test('while the outcome is unknown, another press charges nothing and the outcome can be looked up again', async () => {
  const byKey = vi.fn<PaymentCalls['byKey']>(() => Promise.reject(networkError));
  const one = start({ create: () => Promise.reject(networkError), byKey });
  await one.pay();
  expect(one.phase()).toBe('unknown');
  one.run.again();
  await one.pay();
  expect(one.created).toHaveLength(1);
  byKey.mockResolvedValue(payment());
  await one.run.check();
  expect(one.phase()).toBe('succeeded');
});

test('after a reload a sent payment is looked up at once', async () => {
  const kept = { key: 'key-sent', fingerprint: '[1200,"USD","inv-1"]', paymentId: null };
  const byKey = vi.fn(() => Promise.resolve(payment()));
  const one = start({ byKey }, { storedAttempt: kept });
  expect(one.phase()).toBe('unknown');
  one.run.start();
  await vi.waitFor(() => expect(one.phase()).toBe('succeeded'));
  expect(byKey).toHaveBeenCalledExactlyOnceWith('key-sent');
  expect(one.kept()).toBeNull();
});

test('a payment that is in progress already (409) is waited for under its key', async () => {
  const one = start({
    create: () => Promise.reject(httpError(409, {}, 'in_progress')),
    byKey: () => Promise.resolve(payment()),
  });
  await one.pay();
  expect(one.phase()).toBe('succeeded');
});

test('a key with other details (400) is looked up before the payment gets a new key', async () => {
  const mismatch = httpError(400, {}, 'idempotency_mismatch');
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
])('$status $code charged nothing: the form is shown again with the reason', async ({ status, code }) => {
  const error = httpError(status, {}, code);
  const one = start({ create: () => Promise.reject(error) });
  await one.pay();
  expect(one.phase()).toBe('editing');
  expect(one.run.getState().fault).toEqual({ kind: 'refused', error });
  expect(one.kept()).toBeNull();
});
