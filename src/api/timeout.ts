import { ApiError } from './errors.ts';

/**
 * Runs one exchange under a time limit and the caller's own signal, whichever ends it first.
 * @param ms limit in milliseconds, over headers and body together
 * @param caller signal of the one who asked
 * @param run is handed the joined signal
 * @throws {ApiError} `timeout` or `aborted`
 */
export async function withTimeout<T>(
  ms: number,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (caller.aborted) throw new ApiError('aborted', { cause: caller.reason });
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort = (): void => undefined;
  // The race is lost before the signal fires, so a transport that answers the signal with an error of its own, or
  // does not answer it at all, makes no difference.
  const over = new Promise<never>((_resolve, reject) => {
    const end = (kind: 'timeout' | 'aborted', cause: unknown): void => {
      reject(new ApiError(kind, { cause }));
      controller.abort(cause);
    };
    onAbort = () => end('aborted', caller.reason);
    timer = setTimeout(() => end('timeout', new Error(`no answer within ${ms} ms`)), ms);
  });
  caller.addEventListener('abort', onAbort);
  try {
    return await Promise.race([run(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', onAbort);
  }
}
