import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** Codes of a `409` that mean that somebody else saved first, or made a draft first. */
const STALE = ['version_conflict', 'draft_exists'];

/** Codes of a `409` that says something else. */
const OTHERS = ['wrong_state', 'plan_changed', 'already_refunded', 'in_progress', 'conflict'];

/** The record as it is now, which a `409` may bring (D12). */
function currentIn(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
}

/**
 * D12: whether a write was refused because somebody else saved first. A code that the contract does not name means that too
 * where the current record came along.
 */
export function isStaleWrite(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const code = error.code ?? '';
  return STALE.includes(code) || (!OTHERS.includes(code) && currentIn(error) !== undefined);
}

/** Whether the state of the record does not allow the call. */
export function isWrongState(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.code === 'wrong_state';
}

/**
 * The record as it is now, as the refusal of a stale write brings it; null for any other failure.
 * @param schema what is needed of the record
 */
export function currentOf<Current>(error: unknown, schema: z.ZodMiniType<Current>): Current | null {
  return isStaleWrite(error) ? (schema.safeParse(currentIn(error)).data ?? null) : null;
}

/** The record as it is now, where its state does not allow the call; null for any other failure. */
export function recordInWrongState<Current>(error: unknown, schema: z.ZodMiniType<Current>): Current | null {
  return isWrongState(error) ? (schema.safeParse(currentIn(error)).data ?? null) : null;
}
