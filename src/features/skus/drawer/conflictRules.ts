import type * as z from 'zod/mini';
import { ApiError } from '#api/errors.ts';

/**
 * D12: the record as it is now, when a write was refused because somebody was faster; null for any other failure.
 * @param schema generated schema of the record
 */
export function currentOf<Current>(error: unknown, schema: z.ZodMiniType<Current>): Current | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return null;
  return schema.safeParse(body.current).data ?? null;
}
