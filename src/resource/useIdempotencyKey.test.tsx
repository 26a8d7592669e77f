import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

/** Sends inputs one after the other, each answered or refused, and tells the keys. */
async function keysOf(...calls: [input: unknown, error?: ApiError | undefined][]): Promise<string[]> {
  const { result } = renderHook(() => useIdempotencyKey());
  const keys: string[] = [];
  for (const [input, error] of calls) {
    await act(() =>
      result
        .current(input, (key) => {
          keys.push(key);
          return error ? Promise.reject(error) : Promise.resolve();
        })
        .catch(() => undefined),
    );
  }
  return keys;
}

const http = (status: number) => new ApiError('http', { status });

test('an idempotency key has the form of the contract', async () => {
  const [key] = await keysOf([{ a: 1 }]);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
});

test.each([
  ['the network broke', new ApiError('network')],
  ['the server did not answer in time', new ApiError('timeout')],
  ['the server failed', http(500)],
  ['the server is away', http(503)],
])('%s: the same input is sent again under the same key', async (_, error) => {
  const [first, second] = await keysOf([{ a: 1 }, error], [{ a: 1 }]);
  expect(second).toBe(first);
});

test('another input gets another key', async () => {
  const [first, second] = await keysOf([{ a: 1 }, new ApiError('network')], [{ a: 2 }]);
  expect(second).not.toBe(first);
});

test.each([
  ['answered', undefined],
  ['refused', http(422)],
  ['in conflict', http(409)],
])('after an attempt was %s the same input gets a new key', async (_, error) => {
  const [first, second] = await keysOf([{ a: 1 }, error], [{ a: 1 }]);
  expect(second).not.toBe(first);
});

test('a file is told from another by name, size and time', async () => {
  const file = (name: string) => new File(['a'], name, { lastModified: 1 });
  const lost = new ApiError('network');
  const keys = await keysOf(
    [{ file: file('a') }, lost],
    [{ file: file('a') }, lost],
    [{ file: file('b') }, lost],
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
