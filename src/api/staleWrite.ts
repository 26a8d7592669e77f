import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** D12: whether a write was refused because somebody was faster. */
export function isStaleWrite(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/**
 * The record as it is now, as the refusal of a stale write brings it; null for any other failure.
 * @param schema what is needed of the record
 */
export function currentOf<Current>(error: unknown, schema: z.ZodMiniType<Current>): Current | null {
  if (!(error instanceof ApiError) || !isStaleWrite(error)) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return null;
  return schema.safeParse(body.current).data ?? null;
}
