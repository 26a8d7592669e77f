import { useCallback, useRef } from 'react';
import { ApiError } from '#api/errors.ts';
import { newKey } from '#shared/lib/newKey.ts';

/** Makes a call under the `Idempotency-Key` of its intent. */
export type WithIntentKey = <T>(input: unknown, call: (key: string) => Promise<T>) => Promise<T>;

/**
 * One `Idempotency-Key` for one intent (D4): what was not answered, because the network broke or the server failed, is
 * asked again under the same key, so that nothing is written twice. Another input is another intent, and what was
 * answered is over.
 *
 * `const send = useIntentKey(); await send(body, (key) => apply.mutateAsync({ body, headers: { 'Idempotency-Key': key } }))`
 */
export function useIntentKey(): WithIntentKey {
  const intent = useRef<{ input: string; key: string } | null>(null);
  return useCallback(async (input, call) => {
    const asked = textOf(input);
    const key = intent.current?.input === asked ? intent.current.key : newKey();
    intent.current = { input: asked, key };
    try {
      const answer = await call(key);
      intent.current = null;
      return answer;
    } catch (error) {
      if (isAnswered(error)) intent.current = null;
      throw error;
    }
  }, []);
}

/**
 * Whether the server has decided: the same key would get the same refusal for a day. Of a call that was not answered
 * nobody knows whether it was done.
 */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;
}

function textOf(input: unknown): string {
  return JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
