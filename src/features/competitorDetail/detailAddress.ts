import { readCurrency } from '#api/currency.ts';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { isQuantity } from '#entities/pricing/ladder.ts';
import { isRecordId } from '#shared/lib/recordId.ts';

/** Stands for the minimum order of whatever product is shown, as in the scope of the dashboard. */
const MOQ = 'moq';

/** Periods of the history up to now, by their names in the address. */
export const periods = ['month', 'quarter', 'year', 'all'] as const;
export type DetailPeriod = (typeof periods)[number];

/** What the page shows of a product; all of it is in the address, so that a link shows a colleague the same. */
export interface DetailView {
  /** Null: none is chosen yet. */
  readonly productId: string | null;
  /** `moq`: the product's minimum order; null: the quantity at which lists compare. */
  readonly quantity: number | typeof MOQ | null;
  readonly basis: PriceBasis;
  /** Prices that are stale take part in comparisons. */
  readonly withStale: boolean;
  readonly withEquivalents: boolean;
  /** Null: the product's own. */
  readonly currency: string | null;
  readonly period: DetailPeriod;
}

/** Reads the view from the query of an address; what it does not say, or says wrongly, is as if nothing was chosen. */
export function readDetailView(search: string): DetailView {
  const query = new URLSearchParams(search);
  const quantity = Number(query.get('qty') ?? Number.NaN);
  const productId = query.get('productId') ?? '';
  return {
    productId: isRecordId(productId) ? productId : null,
    quantity: query.get('qty') === MOQ ? MOQ : isQuantity(quantity) ? quantity : null,
    basis: query.get('basis') === 'unit' ? 'unit' : 'allIn',
    withStale: query.get('stale') === 'yes',
    withEquivalents: query.get('equivalents') !== 'no',
    currency: readCurrency(query.get('currency') ?? ''),
    period: periods.find((period) => period === query.get('period')) ?? 'quarter',
  };
}

/** The quantity that is wanted of a product; null: the one at which lists compare. */
export const wantedQuantity = ({ quantity }: Pick<DetailView, 'quantity'>, moq: number): number | null =>
  quantity === MOQ ? moq : quantity;

/** The query with a change in it: what is the rule is left out, and parameters of others stay. */
export function writeDetailView(search: string, change: Partial<DetailView>): string {
  const query = new URLSearchParams(search);
  const view = { ...readDetailView(search), ...change };
  const put = (name: string, value: string | null): void => {
    if (value === null) query.delete(name);
    else query.set(name, value);
  };
  put('productId', view.productId);
  put('qty', view.quantity === null ? null : String(view.quantity));
  put('basis', view.basis === 'unit' ? 'unit' : null);
  put('stale', view.withStale ? 'yes' : null);
  put('equivalents', view.withEquivalents ? null : 'no');
  put('currency', view.currency);
  put('period', view.period === 'quarter' ? null : view.period);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
