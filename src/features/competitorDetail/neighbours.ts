import type { ListProductsData } from '#api/generated/types.gen.ts';
import type { AnalyzedListName } from '#entities/analysis/detailAddress.ts';
import {
  analyzedTable,
  type AnalyzedFilters,
  type AnalyzedSort,
} from '#entities/analysis/products/analyzedFilters.ts';
import {
  productTable,
  toProductParams,
  type ProductSort,
  type SkuFilters,
} from '#entities/catalogue/skuFilters.ts';
import { paths } from '#shared/lib/paths.ts';
import { sortText } from '#shared/table/sortRules.ts';
import { readTable, writeTable, type TableView } from '#shared/table/tableAddress.ts';
import { toSearch } from '#resource/list/useOverList.ts';

type ProductView = TableView<ProductSort, SkuFilters>;

/** The list that one came from, as far as its query is valid. */
export type LeftView =
  | { readonly name: 'products'; readonly view: ProductView }
  | {
      readonly name: AnalyzedListName;
      readonly view: TableView<AnalyzedSort, AnalyzedFilters>;
      /** The category that the page of the list is about; null: all. */
      readonly node: string | null;
      /** The query of that page. */
      readonly search: string;
    };

/** The parameter with the query of the list that one came from, and the one that says which list it is. */
const FROM = 'from';
const LIST = 'list';

/**
 * The list that one came from; null: from nowhere. Only parameters that the list knows are read, each as far as it is valid,
 * so that an address cannot ask for anything else.
 */
export function readFrom(search: string): LeftView | null {
  const query = new URLSearchParams(search);
  const from = query.get(FROM);
  if (from === null) return null;
  const name = query.get(LIST);
  if (name !== 'dashboard' && name !== 'category')
    return { name: 'products', view: readTable(from, productTable) };
  const node = new URLSearchParams(from).get('node') ?? '';
  return {
    name,
    view: readTable(from, analyzedTable),
    node: name === 'category' && node !== '' && node.length <= 64 ? node : null,
    search: from,
  };
}

/** What the contract's list of products takes of such a view. */
export function toListQuery({
  page,
  size,
  sort,
  filters,
}: ProductView): NonNullable<ListProductsData['query']> {
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
  { page, size }: Pick<ProductView, 'page' | 'size'>,
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

/** The query of the page of a list, at one of its pages. */
function listSearch(left: LeftView, page = left.view.page): string {
  return left.name === 'products'
    ? writeTable('', { ...left.view, page }, productTable)
    : writeTable(left.search, { ...left.view, page }, analyzedTable);
}

const listPaths = {
  products: paths.skuManager,
  dashboard: paths.competitorDashboard,
  category: paths.productCategory,
} as const;

/** The address of the list, at the page that has the product on screen. */
export const listAddress = (left: LeftView): string => listPaths[left.name] + listSearch(left);

/** The address of a product in the same list; what is looked at stays. */
export function neighbourSearch(search: string, left: LeftView, page: number, productId: string): string {
  const query = new URLSearchParams(search);
  query.set('productId', productId);
  query.set(FROM, listSearch(left, page).replace(/^\?/, ''));
  return toSearch(query);
}
