import { useCallback, useRef } from 'react';
import { ApiError } from '#api/errors.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';

/** Makes a call under the `Idempotency-Key` of its input. */
export type WithIdempotencyKey = <T>(input: unknown, call: (key: string) => Promise<T>) => Promise<T>;

/**
 * One `Idempotency-Key` for one intended write (D4). A call that was not answered, because the network broke or the server
 * failed, is sent again under the same key, so that nothing is written twice. Another input gets a new key, and so does the
 * same input after an answer.
 *
 * `const send = useIdempotencyKey(); await send(body, (key) => apply.mutateAsync({ body, headers: { 'Idempotency-Key': key } }))`
 */
export function useIdempotencyKey(): WithIdempotencyKey {
  const last = useRef<{ input: string; key: string } | null>(null);
  return useCallback(async (input, call) => {
    const text = toText(input);
    const key = last.current?.input === text ? last.current.key : newIdempotencyKey();
    last.current = { input: text, key };
    try {
      const answer = await call(key);
      last.current = null;
      return answer;
    } catch (error) {
      if (isAnswered(error)) last.current = null;
      throw error;
    }
  }, []);
}

/**
 * Whether the server has decided: the same key would get the same refusal for a day. The outcome of a call without an
 * answer is unknown.
 */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;
}

function toText(input: unknown): string {
  return JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
