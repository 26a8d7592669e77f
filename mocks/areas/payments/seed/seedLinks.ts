import type { LinkRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { chiara, daniel } from './seedPeople.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** The link that a payment came by. */
function paidLink({
  linkId,
  id,

  createdAt,
  customer,
  ...payment
}: PaymentRecord): LinkRecord[] {
  if (linkId === null) return [];
  const { reference, payable, reason, amountMinor, currency, createdBy } = payment;
  const facts = { reference, payable, reason, amountMinor, currency, createdBy, singleUse: true };
  const at = Date.parse(createdAt);
  const iso = (ms: number): string => new Date(at + ms).toISOString();
  const times = {
    createdAt: iso(-2 * DAY_MS),
    openedAt: iso(-HOUR_MS / 6),
    paidAt: iso(2000),
    expiresAt: iso(5 * DAY_MS),
  };
  return [{ id: linkId, status: 'paid', ...facts, ...times, sendTo: customer?.email ?? '', paymentId: id }];
}

/** Links in every state. */
export function seedLinks(now: number, payments: readonly PaymentRecord[]): LinkRecord[] {
  const when = (ms: number): string => new Date(now + ms).toISOString();
  const brookfield = { id: 'inv-20418', type: 'invoice', number: 'INV-20418' } as const;
  const rowing = { id: 'inv-20377', type: 'invoice', number: 'INV-20377' } as const;
  const sent: LinkRecord = {
    id: 'link-0001',
    status: 'sent',
    reference: brookfield.number,
    payable: brookfield,
    reason: null,
    amountMinor: 748_000,
    currency: 'USD',
    sendTo: 'accounts@brookfield.test',
    singleUse: true,
    expiresAt: when(6 * DAY_MS),
    openedAt: null,
    paidAt: null,
    paymentId: null,
    createdBy: chiara,
    createdAt: when(-DAY_MS),
  };
  const london = {
    reference: rowing.number,
    payable: rowing,
    amountMinor: 98_700,
    currency: 'GBP',
    sendTo: 'treasurer@northgate.test',
    createdBy: daniel,
  };
  return [
    sent,
    {
      ...sent,
      ...london,
      id: 'link-0002',
      status: 'opened',
      openedAt: when(-3 * HOUR_MS),
      createdAt: when(-2 * DAY_MS),
    },
    { ...sent, ...london, id: 'link-0003', expiresAt: when(-20 * DAY_MS), createdAt: when(-27 * DAY_MS) },
    {
      ...sent,
      id: 'link-0004',
      status: 'deactivated',
      amountMinor: 1_248_000,
      createdAt: when(-12 * DAY_MS),
    },
    ...payments.flatMap(paidLink),
  ];
}
