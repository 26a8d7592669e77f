import type { LinkRecord, PaymentRecord } from './recordTypes.ts';

/** A payment as what an entry of the activity log is about. */
export function paymentEntity({ id, reference }: PaymentRecord) {
  return { entityType: 'payment', entityId: id, entityLabel: reference || id } as const;
}

/** The same of a payment link. */
export function linkEntity({ id, reference }: LinkRecord) {
  return { entityType: 'paymentLink', entityId: id, entityLabel: reference || id } as const;
}
