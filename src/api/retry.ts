import { ApiError } from './errors.ts';

/** Waits before the second and the third attempt of a read, in milliseconds; each is spread by half to either side. */
const BACKOFF_MS = [400, 1200] as const;

/** A longer `Retry-After` is not waited for: the person is shown how long it is. */
const RETRY_AFTER_MAX_MS = 30_000;

/** Statuses that say nothing about the request itself; no other 4xx or 5xx is retried. */
const PASSING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/**
 * Reads a `Retry-After` header in either of its forms, seconds or a date.
 * @returns milliseconds from `now`, never negative; undefined when the header is absent or unreadable
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/**
 * How long to wait before a read is asked again.
 * @param failures how many attempts have failed so far, from 1
 * @param random number in [0, 1), spreads the panels that a restarted server would otherwise meet all at once
 * @returns milliseconds, or null when the error stands
 */
export function retryDelay(
  error: unknown,
  failures: number,
  random: () => number = Math.random,
): number | null {
  const backoff = BACKOFF_MS[failures - 1];
  if (backoff === undefined || !(error instanceof ApiError)) return null;
  const spread = backoff * (0.5 + random());
  if (error.kind === 'network') return spread;
  if (!PASSING_STATUS.has(error.status ?? 0)) return null;
  if (error.retryAfterMs === undefined) return spread;
  return error.retryAfterMs <= RETRY_AFTER_MAX_MS ? error.retryAfterMs : null;
}

/** Resolves after `ms` milliseconds. @throws {ApiError} `aborted` when the caller leaves meanwhile */
export function pause(ms: number, caller: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new ApiError('aborted', { cause: caller.reason }));
    };
    const timer = setTimeout(resolve, ms);
    if (caller.aborted) leave();
    else caller.addEventListener('abort', leave);
  });
}
