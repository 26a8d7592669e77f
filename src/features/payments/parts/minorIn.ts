import { ApiError } from '#api/errors.ts';
import { isRecord } from '#api/problem.ts';

/** An amount that a refusal names, in minor units; null where it names none. */
export function minorIn(error: unknown, name: 'refundableMinor' | 'limitMinor'): number | null {
  const body = error instanceof ApiError ? error.body : null;
  const value = isRecord(body) ? body[name] : null;
  return typeof value === 'number' ? value : null;
}
