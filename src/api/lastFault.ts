import { ApiError } from './errors.ts';

let last: ApiError | null = null;

/** Remembers a 5xx that said something, for the sentences that were made of it. */
export function noteFault(error: unknown): void {
  if (error instanceof ApiError && error.serverDetails !== undefined) last = error;
}

/** The last 5xx that said something. A sentence that tells of a failed server is about this one. */
export function lastFault(): ApiError | null {
  return last;
}
