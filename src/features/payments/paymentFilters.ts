import { readCurrency } from '#api/currency.ts';
import type { ListPaymentsData } from '#api/generated/types.gen.ts';
import { currentZone } from '#shared/i18n/formatChoice.ts';
import { periods, toPeriodStart } from '#shared/i18n/periods.ts';
import {
  anyOf,
  anyText,
  chosenFilters,
  filterSchema,
  manyOf,
  oneOf,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';
import { textToMinor } from '#features/payments/model/money.ts';

type PaymentQuery = NonNullable<ListPaymentsData['query']>;

export const paymentStatuses = ['succeeded', 'processing', 'requires_action', 'failed', 'canceled'] as const;
export const paymentChannels = ['phone', 'mail', 'present', 'link'] as const;

const filters = {
  q: searchText,
  period: oneOf(periods),
  status: manyOf(paymentStatuses),
  channel: manyOf(paymentChannels),
  createdBy: anyOf,
  /** Amounts as they are typed; without a currency nobody knows what they are, and they do not filter. */
  min: anyText,
  max: anyText,
  currency: (text: string) => readCurrency(text) ?? undefined,
  payableId: anyText,
};
export type PaymentFilters = FilterTexts<typeof filters>;

export const paymentTable = {
  sorts: [
    'createdAt',
    'reference',
    'customer',
    'amountMinor',
    'channel',
    'status',
    'refundedMinor',
    'createdBy',
  ],
  defaultSort: { key: 'createdAt', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, PaymentFilters>;
export type PaymentSort = (typeof paymentTable.sorts)[number];

/** What the contract's list takes of the filters; nothing where nothing was chosen. */
export function toQueryParams(texts: PaymentFilters, now = Date.now(), zone = currentZone()): PaymentQuery {
  const { period, min = '', max = '', ...chosen } = chosenFilters(filters, texts);
  const amount = (text: string) =>
    chosen.currency === undefined ? null : textToMinor(text, chosen.currency);
  const minMinor = amount(min);
  const maxMinor = amount(max);
  return {
    ...chosen,
    ...(period === undefined ? {} : { from: toPeriodStart(period, now, zone) }),
    ...(minMinor === null ? {} : { minMinor }),
    ...(maxMinor === null ? {} : { maxMinor }),
  };
}
