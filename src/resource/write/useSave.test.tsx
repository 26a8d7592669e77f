import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError, isSilent } from '#api/errors.ts';
import { ErrorMessageContext } from '#shared/ui/errorMessage.ts';
import { useSave } from './useSave.ts';

interface Values {
  name: string;
}

const speak = (error: unknown) => (isSilent(error) ? null : 'The usual sentence.');
const wrapper = ({ children }: { children: ReactNode }) => (
  <ErrorMessageContext value={speak}>{children}</ErrorMessageContext>
);

function start(options: Omit<Parameters<typeof useSave<Values>>[0] & object, 'form' | 'fieldOf'> = {}) {
  const setError = vi.fn();
  const fieldOf = (name: string) => (name === 'name' ? name : null);
  const { result } = renderHook(() => useSave<Values>({ form: { setError }, fieldOf, ...options }), {
    wrapper,
  });
  const fail = (error: Error) => act(() => result.current.save(() => Promise.reject(error)));
  return { result, setError, fail };
}

const refused = (field: string, code = 'taken') =>
  new ApiError('http', { status: 422, fields: [{ field, code, message: 'The server’s own.' }] });

test('E80 a second save does nothing while one is under way, and the idempotency key is kept for a retry', async () => {
  const { result } = start();
  const keys: string[] = [];
  let answer = (): void => undefined;
  const task = vi.fn((once: Parameters<Parameters<typeof result.current.save>[0]>[0]) =>
    once({ a: 1 }, (key) => {
      keys.push(key);
      return new Promise<string>((resolve, reject) => {
        answer = () => (keys.length === 1 ? reject(new ApiError('network')) : resolve('saved'));
      });
    }),
  );
  let second: unknown = 'not asked';
  await act(async () => {
    const first = result.current.save(task);
    second = await result.current.save(task);
    answer();
    await first;
  });
  expect(second).toBeUndefined();
  expect(task).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ pending: false, submitError: 'The usual sentence.' });
  const saved = await act(() => {
    const again = result.current.save(task);
    answer();
    return again;
  });
  expect(saved).toBe('saved');
  expect(keys[1]).toBe(keys[0]);
  expect(result.current.submitError).toBeNull();
});

test('R16 a refused field shows its error, in the words of the form where it has some', async () => {
  const { result, setError, fail } = start({
    fieldSentence: ({ code }) => (code === 'taken' ? 'In use.' : undefined),
  });
  await fail(refused('name'));
  expect(setError).toHaveBeenCalledWith(
    'name',
    { type: 'server', message: 'In use.' },
    { shouldFocus: true },
  );
  await fail(refused('name', 'format'));
  expect(setError).toHaveBeenLastCalledWith(
    'name',
    { type: 'server', message: 'The server’s own.' },
    { shouldFocus: true },
  );
  expect(result.current.submitError).toBeNull();
});

test('R16 a refusal that fits no field is shown above the form, in the words of the form where it has some', async () => {
  const { result, setError, fail } = start({
    sentenceOf: (error) => (error instanceof ApiError && error.code === 'full' ? 'It is full.' : undefined),
  });
  await fail(refused('elsewhere'));
  expect(result.current.submitError).toBe('The usual sentence.');
  await fail(new ApiError('http', { status: 409, code: 'full' }));
  expect(result.current.submitError).toBe('It is full.');
  expect(setError).not.toHaveBeenCalled();
});

test.each(['loginNeeded', 'stale', 'aborted'] as const)(
  'D17 a reply that ends the session (%s) shows no error, not in the form either',
  async (kind) => {
    const handle = vi.fn(() => false);
    const { result, fail } = start({ handle });
    await fail(new ApiError(kind));
    expect(result.current.submitError).toBeNull();
    expect(handle).not.toHaveBeenCalled();
  },
);

test('a refusal that the form handles is shown by the form alone; an error of that handler is shown', async () => {
  const onRefused = vi.fn();
  const { result, fail } = start({
    onRefused,
    handle: (error) => {
      if (error instanceof ApiError && error.status === 409) return true;
      throw new ApiError('network');
    },
  });
  await fail(new ApiError('http', { status: 409 }));
  expect(result.current.submitError).toBeNull();
  expect(onRefused).not.toHaveBeenCalled();
  await fail(new ApiError('http', { status: 404 }));
  expect(result.current.submitError).toBe('The usual sentence.');
  expect(onRefused).toHaveBeenCalledTimes(1);
});
