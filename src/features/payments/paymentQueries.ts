import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import {
  getPayableOptions,
  getPaymentConfigOptions,
  getPaymentOptions,
  listPayablesOptions,
  listPaymentEventsOptions,
  listPaymentLinksOptions,
  listPaymentsOptions,
  listSavedCardsOptions,
} from '#api/generated/query/payments.gen.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toLinkParams, type LinkFilters } from './links/linkFilters.ts';
import { toQueryParams, type PaymentFilters, type PaymentSort } from './paymentFilters.ts';

/** What the account can do changes when somebody sets it up anew: rarely. */
const RARELY_MS = 10 * 60_000;

export const configOptions = () => ({ ...getPaymentConfigOptions(), staleTime: RARELY_MS });

/** A page of the payments. The rows of the page before stay until it is there (E119). */
export const paymentsOptions = ({ page, size, sort, filters }: TableView<PaymentSort, PaymentFilters>) => ({
  ...listPaymentsOptions({
    query: { page, pageSize: size, sort: [sortText(sort)], ...toQueryParams(filters) },
  }),
  placeholderData: keepPreviousData,
});

export const paymentOptions = (paymentId: string) => getPaymentOptions({ path: { paymentId } });
export const eventsOptions = (paymentId: string) => listPaymentEventsOptions({ path: { paymentId } });

export const linksOptions = ({ page, size, filters }: TableView<string, LinkFilters>) => ({
  ...listPaymentLinksOptions({ query: { page, pageSize: size, ...toLinkParams(filters) } }),
  placeholderData: keepPreviousData,
});

/** How many invoices and orders are offered at once; more are found by typing. */
const OFFERED = 10;

export const payablesOptions = (q: string) => ({
  ...listPayablesOptions({ query: { page: 1, pageSize: OFFERED, ...(q === '' ? {} : { q }) } }),
  placeholderData: keepPreviousData,
});

/** @param payableId its id, or the number that stands on it */
export const payableOptions = (payableId: string) => getPayableOptions({ path: { payableId } });
export const savedCardsOptions = (customerId: string) => listSavedCardsOptions({ path: { customerId } });

/** After money moved, or was to: what lists, drawers and the finder show is read again. */
export const paymentsChanged = () =>
  invalidate(
    'listPayments',
    'getPayment',
    'listPaymentEvents',
    'listPayables',
    'getPayable',
    'listPaymentLinks',
    'listSavedCards',
  );
