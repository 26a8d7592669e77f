import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test('an answer in time is passed on and leaves no timer', async () => {
  await expect(withTimeout(1000, new AbortController().signal, () => Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is passed on and leaves no timer', async () => {
  const failing = withTimeout(1000, new AbortController().signal, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('the limit holds to the millisecond, also against a transport that ignores its signal', async () => {
  let error: unknown;
  const running = withTimeout(1000, new AbortController().signal, () => never).catch((reason: unknown) => {
    error = reason;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect(error).toMatchObject({ name: 'ApiError', kind: 'timeout' });
});

test('at the limit the transport is aborted, and its own error is ignored', async () => {
  const stopped = vi.fn();
  const running = withTimeout(
    1000,
    new AbortController().signal,
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped();
          reject(new DOMException('stopped', 'AbortError'));
        });
      }),
  );
  const outcome = expect(running).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
  expect(stopped).toHaveBeenCalledOnce();
});

test('a caller who leaves ends the call and keeps the reason', async () => {
  const caller = new AbortController();
  let joined: AbortSignal | undefined;
  const running = withTimeout(1000, caller.signal, (signal) => {
    joined = signal;
    return never;
  });
  const reason = new Error('left the page');
  caller.abort(reason);
  await expect(running).rejects.toMatchObject({ kind: 'aborted', cause: reason });
  expect(joined?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a caller who has left already starts nothing', async () => {
  const run = vi.fn();
  const caller = AbortSignal.abort('left');
  await expect(withTimeout(1000, caller, run)).rejects.toMatchObject({ kind: 'aborted', cause: 'left' });
  expect(run).not.toHaveBeenCalled();
});

test('a caller who leaves after the answer changes nothing', async () => {
  const caller = new AbortController();
  let joined: AbortSignal | undefined;
  await withTimeout(1000, caller.signal, (signal) => {
    joined = signal;
    return Promise.resolve();
  });
  caller.abort();
  expect(joined?.aborted).toBe(false);
});
