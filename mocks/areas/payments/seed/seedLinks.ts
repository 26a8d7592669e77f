import type { LinkRecord, PaymentRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { chiara, daniel } from './seedPeople.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** The link that a payment came by. */
function toPaidLinks({
  linkId,
  id,

  createdAt,
  customer,
  ...payment
}: PaymentRecord): LinkRecord[] {
  if (linkId === null) return [];
  const { reference, payable, reason, amountMinor, currency, createdBy } = payment;
  const fields = { reference, payable, reason, amountMinor, currency, createdBy, singleUse: true };
  const paymentTime = Date.parse(createdAt);
  const relativeTo = (ms: number): string => new Date(paymentTime + ms).toISOString();
  const times = {
    createdAt: relativeTo(-2 * DAY_MS),
    openedAt: relativeTo(-HOUR_MS / 6),
    paidAt: relativeTo(2000),
    expiresAt: relativeTo(5 * DAY_MS),
  };
  return [{ id: linkId, status: 'paid', ...fields, ...times, sendTo: customer?.email ?? '', paymentId: id }];
}

/** Links in every state. */
export function seedLinks(now: number, payments: readonly PaymentRecord[]): LinkRecord[] {
  const fromNow = (ms: number): string => new Date(now + ms).toISOString();
  const brookfield = { id: 'inv-20418', type: 'invoice', number: 'INV-20418' } as const;
  const rowing = { id: 'inv-20377', type: 'invoice', number: 'INV-20377' } as const;
  const sentLink: LinkRecord = {
    id: 'link-0001',
    status: 'sent',
    reference: brookfield.number,
    payable: brookfield,
    reason: null,
    amountMinor: 748_000,
    currency: 'USD',
    sendTo: 'accounts@brookfield.test',
    singleUse: true,
    expiresAt: fromNow(6 * DAY_MS),
    openedAt: null,
    paidAt: null,
    paymentId: null,
    createdBy: chiara,
    createdAt: fromNow(-DAY_MS),
  };
  const rowingFields = {
    reference: rowing.number,
    payable: rowing,
    amountMinor: 98_700,
    currency: 'GBP',
    sendTo: 'treasurer@northgate.test',
    createdBy: daniel,
  };
  return [
    sentLink,
    {
      ...sentLink,
      ...rowingFields,
      id: 'link-0002',
      status: 'opened',
      openedAt: fromNow(-3 * HOUR_MS),
      createdAt: fromNow(-2 * DAY_MS),
    },
    {
      ...sentLink,
      ...rowingFields,
      id: 'link-0003',
      expiresAt: fromNow(-20 * DAY_MS),
      createdAt: fromNow(-27 * DAY_MS),
    },
    {
      ...sentLink,
      id: 'link-0004',
      status: 'deactivated',
      amountMinor: 1_248_000,
      createdAt: fromNow(-12 * DAY_MS),
    },
    ...payments.flatMap(toPaidLinks),
  ];
}
