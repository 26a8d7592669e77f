import { ApiError } from '#api/errors.ts';
import { isRecord } from '#api/problem.ts';

/** What our API may mean with an answer that is no payment. */
export type Refusal =
  /** The bank said no; `paymentId` is the try as it is kept. */
  | { kind: 'declined'; declineCode: string | null; paymentId: string | null }
  /** The same key is being worked on. */
  | { kind: 'inProgress' }
  /** The same key stands for other details. */
  | { kind: 'mismatch' }
  /** Refused before anything was charged: a form fault, a missing permission, a limit. */
  | { kind: 'refused' }
  /** Nobody knows whether it was charged. */
  | { kind: 'lost' };

const textIn = (body: unknown, name: string): string | null => {
  const value = isRecord(body) && Object.hasOwn(body, name) ? body[name] : null;
  return typeof value === 'string' ? value : null;
};

/** What a failed call to charge a card means; whatever is not a plain refusal may have been charged. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { kind: 'lost' };
  const { status = 0, code, body } = error;
  if (status === 402) {
    return {
      kind: 'declined',
      declineCode: textIn(body, 'declineCode') ?? code ?? null,
      paymentId: textIn(body, 'paymentId'),
    };
  }
  if (code === 'in_progress') return { kind: 'inProgress' };
  if (code === 'idempotency_mismatch') return { kind: 'mismatch' };
  // A server that says itself that it takes no payments has taken none; one that broke may have.
  if (status >= 500) return { kind: code === 'payments_not_configured' ? 'refused' : 'lost' };
  return { kind: 'refused' };
}
