import * as z from 'zod/mini';
import { readCurrency } from '#api/currency.ts';
import type { ListPaymentsData } from '#api/generated/types.gen.ts';
import { zoneInForce } from '#shared/i18n/formatChoice.ts';
import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { parseEnumList, parseList } from '#shared/table/filters/choiceRules.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';
import { textToMinor } from '#features/payments/model/money.ts';

type PaymentQuery = NonNullable<ListPaymentsData['query']>;

export const paymentStatuses = ['succeeded', 'processing', 'requires_action', 'failed', 'canceled'] as const;
export const paymentChannels = ['phone', 'mail', 'present', 'link'] as const;
export const periods = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof periods)[number];

const daysBack = { today: 0, week: 6, month: 29, quarter: 89 } as const satisfies Record<Period, number>;

const DAY_MS = 86_400_000;

const text = z.catch(z.string(), '');
/** What is no currency is no filter; an address may say anything. */
const currency = z.catch(z.string().check(z.overwrite((code) => readCurrency(code) ?? '')), '');

/** Filters as the address has them; several values of one with commas between. */
const zFilters = z.object({
  q: text,
  period: text,
  status: text,
  channel: text,
  createdBy: text,
  /** Amounts as they are typed; without a currency nobody knows what they are, and they do not filter. */
  min: text,
  max: text,
  currency,
  payableId: text,
});
export type PaymentFilters = z.infer<typeof zFilters>;

export const paymentTable = {
  sorts: ['createdAt', 'reference', 'customer', 'amount', 'channel', 'status', 'refunded', 'createdBy'],
  defaultSort: { key: 'createdAt', descending: true },
  filters: zFilters,
} as const satisfies TableOptions<string, PaymentFilters>;
export type PaymentSort = (typeof paymentTable.sorts)[number];

/** When a period begins: at the reader's midnight, so that it is the same all day long. */
function beginOf(period: Period, now: number, zone: string): string {
  const [today = ''] = wallTime(now, zone).split('T');
  const first = new Date(Date.parse(today) - daysBack[period] * DAY_MS).toISOString().slice(0, 10);
  return new Date(momentAt(`${first}T00:00`, zone) ?? now).toISOString();
}

/** What the contract's list takes of the filters; nothing where nothing was chosen. */
export function toQueryParams(filters: PaymentFilters, now = Date.now(), zone = zoneInForce()): PaymentQuery {
  const { q, min, max, currency, payableId } = filters;
  const [period] = parseEnumList(filters.period, periods);
  const status = parseEnumList(filters.status, paymentStatuses);
  const channel = parseEnumList(filters.channel, paymentChannels);
  const createdBy = parseList(filters.createdBy);
  const minMinor = currency === '' ? null : textToMinor(min, currency);
  const maxMinor = currency === '' ? null : textToMinor(max, currency);
  return {
    ...(q === '' ? {} : { q }),
    ...(period === undefined ? {} : { from: beginOf(period, now, zone) }),
    ...(status.length === 0 ? {} : { status }),
    ...(channel.length === 0 ? {} : { channel }),
    ...(createdBy.length === 0 ? {} : { createdBy }),
    ...(currency === '' ? {} : { currency }),
    ...(minMinor === null ? {} : { minMinor }),
    ...(maxMinor === null ? {} : { maxMinor }),
    ...(payableId === '' ? {} : { payableId }),
  };
}

/** Whether anything keeps payments out of the list. */
export const isFiltered = (filters: PaymentFilters): boolean =>
  Object.keys(toQueryParams(filters)).length > 0;

/** The list's query as text, for its export: the same rows in the same order as on screen. */
export function listQuery(filters: PaymentFilters, sort: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(toQueryParams(filters)))
    for (const one of [value].flat()) query.append(name, String(one));
  query.set('sort', sort);
  return query.toString();
}
