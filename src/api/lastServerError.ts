import { ApiError } from './errors.ts';

let last: ApiError | null = null;

/** Remembers a 5xx with details, for the error that is shown because of it. */
export function recordServerError(error: unknown): void {
  if (error instanceof ApiError && error.serverDetails !== undefined) last = error;
}

/** The last 5xx with details: an error about a failed server that is on screen means this one. */
export function lastServerError(): ApiError | null {
  return last;
}
