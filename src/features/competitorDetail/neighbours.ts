import type { ListProductsData } from '#api/generated/types.gen.ts';
import {
  productTable,
  toProductParams,
  type ProductSort,
  type SkuFilters,
} from '#entities/catalogue/skuFilters.ts';
import { sortText } from '#shared/table/sortRules.ts';
import { readTable, writeTable, type TableView } from '#shared/table/tableAddress.ts';
import { toSearch } from '#resource/list/useOverList.ts';

type ListView = TableView<ProductSort, SkuFilters>;

/** The parameter with the query of the list of products that one came from. */
const FROM = 'from';

/**
 * The list of products that one came from; null: from nowhere. Only parameters that the list knows are read, each as far
 * as it is valid, so that an address cannot ask for anything else.
 */
export function readFrom(search: string): ListView | null {
  const from = new URLSearchParams(search).get(FROM);
  return from === null ? null : readTable(from, productTable);
}

/** What the contract's list of products takes of such a view. */
export function toListQuery({ page, size, sort, filters }: ListView): NonNullable<ListProductsData['query']> {
  return { page, pageSize: size, sort: [sortText(sort)], ...toProductParams(filters) };
}

/** One page of that list. */
interface ListPage {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
}

/** A product beside the one on screen, and the page of the list that it is on. */
export interface Neighbour {
  readonly page: number;
  /** Null: it is the last or first one of that page, which is not read yet. */
  readonly id: string | null;
}

/** The products before and after one in its list; null: there is none, or the list does not have it any more. */
export function neighboursOf(
  { page, size }: Pick<ListView, 'page' | 'size'>,
  { items, total }: ListPage,
  productId: string,
): { readonly previous: Neighbour | null; readonly next: Neighbour | null } {
  const at = items.findIndex(({ id }) => id === productId);
  if (at < 0) return { previous: null, next: null };
  const before = items[at - 1];
  const after = items[at + 1];
  return {
    previous: before ? { page, id: before.id } : page > 1 ? { page: page - 1, id: null } : null,
    next: after ? { page, id: after.id } : page * size < total ? { page: page + 1, id: null } : null,
  };
}

/** The address of a product in the same list; what is looked at stays. */
export function neighbourSearch(search: string, view: ListView, page: number, productId: string): string {
  const query = new URLSearchParams(search);
  query.set('productId', productId);
  query.set(FROM, writeTable('', { ...view, page }, productTable).replace(/^\?/, ''));
  return toSearch(query);
}
