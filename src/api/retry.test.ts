import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { pause, retryAfterMs, retryDelay } from './retry.ts';

afterEach(() => vi.useRealTimers());

const now = Date.UTC(2026, 10, 20, 9, 0, 0);
const http = (status: number, wait?: number): ApiError =>
  new ApiError('http', { status, ...(wait === undefined ? {} : { retryAfterMs: wait }) });

test.each([
  ['7', 7000],
  [' 30 ', 30_000],
  ['0', 0],
  ['1000000000', 1_000_000_000_000],
  ['Fri, 20 Nov 2026 09:00:07 GMT', 7000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Someday', undefined],
  ['Sat or so', undefined],
  ['2026-11-20', undefined],
  ['2026-11-20 (Fri)', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is a wait of %j ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});

test.each([429, 502, 503, 504])('a %i is retried twice, the second time later', (status) => {
  const middle = () => 0.5;
  expect(retryDelay(http(status), 1, middle)).toBe(400);
  expect(retryDelay(http(status), 2, middle)).toBe(1200);
  expect(retryDelay(http(status), 3, middle)).toBeNull();
});

test('a network failure is retried twice', () => {
  const error = new ApiError('network');
  expect(retryDelay(error, 1, () => 0)).toBe(200);
  expect(retryDelay(error, 2, () => 1)).toBe(1800);
  expect(retryDelay(error, 3)).toBeNull();
});

test('a wait is spread at random by half to either side', () => {
  for (let round = 0; round < 200; round += 1) {
    const wait = retryDelay(new ApiError('network'), 1) ?? -1;
    expect(wait).toBeGreaterThanOrEqual(200);
    expect(wait).toBeLessThan(600);
  }
});

test.each([400, 401, 403, 404, 408, 409, 410, 422, 500, 501])('a %i is not retried', (status) => {
  expect(retryDelay(http(status), 1)).toBeNull();
});

test.each(['timeout', 'offline', 'unexpected', 'loginNeeded', 'stale', 'aborted', 'http'] as const)(
  'the error %s without a status is not retried',
  (kind) => {
    expect(retryDelay(new ApiError(kind), 1)).toBeNull();
  },
);

test('an error of another kind is not retried', () => {
  expect(retryDelay(new TypeError('x'), 1)).toBeNull();
  expect(retryDelay({ kind: 'network' }, 1)).toBeNull();
});

test('a server that asks for up to 30 s gets exactly that, and one that asks for more is not retried', () => {
  expect(retryDelay(http(503, 7000), 1)).toBe(7000);
  expect(retryDelay(http(429, 0), 2)).toBe(0);
  expect(retryDelay(http(429, 30_000), 1)).toBe(30_000);
  expect(retryDelay(http(429, 30_001), 1)).toBeNull();
  expect(retryDelay(http(429, 7000), 3)).toBeNull();
});

test('a wait lasts its time and leaves no listener', async () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const over = vi.fn();
  const waiting = pause(400, caller.signal).then(over);
  await vi.advanceTimersByTimeAsync(399);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  caller.abort();
  expect(over).toHaveBeenCalledOnce();
});

test('a wait ends when the caller leaves', async () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const waiting = pause(400, caller.signal);
  caller.abort('left');
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted', cause: 'left' });
  expect(vi.getTimerCount()).toBe(0);
  await expect(pause(400, caller.signal)).rejects.toMatchObject({ kind: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});
