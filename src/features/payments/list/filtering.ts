import type { PaymentFilters, PaymentSort } from '#features/payments/paymentFilters.ts';
import type { TableState } from '#shared/table/useTableState.ts';

/** The filters of the list, and how to change some of them. */
export type Filtering = Pick<TableState<PaymentSort, PaymentFilters>, 'filters' | 'setFilters'>;
