import { readCurrency } from '#api/currency.ts';
import type { ListPaymentsData } from '#api/generated/types.gen.ts';
import { currentZone } from '#shared/i18n/formatChoice.ts';
import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import {
  anyOf,
  anyText,
  chosenFilters,
  filterSchema,
  manyOf,
  oneOf,
  type FilterTexts,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';
import { textToMinor } from '#features/payments/model/money.ts';

type PaymentQuery = NonNullable<ListPaymentsData['query']>;

export const paymentStatuses = ['succeeded', 'processing', 'requires_action', 'failed', 'canceled'] as const;
export const paymentChannels = ['phone', 'mail', 'present', 'link'] as const;
export const periods = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof periods)[number];

const daysBack = { today: 0, week: 6, month: 29, quarter: 89 } as const satisfies Record<Period, number>;

const DAY_MS = 86_400_000;

const filters = {
  q: anyText,
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

/** When a period begins: at the reader's midnight, so that it is the same all day long. */
function toPeriodStart(period: Period, now: number, zone: string): string {
  const [today = ''] = wallTime(now, zone).split('T');
  const first = new Date(Date.parse(today) - daysBack[period] * DAY_MS).toISOString().slice(0, 10);
  return new Date(momentAt(`${first}T00:00`, zone) ?? now).toISOString();
}

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
