/** The rows are products, which open to their SKUs, or all SKUs side by side. */
export const listViews = ['products', 'skus'] as const;
export type ListView = (typeof listViews)[number];

/** Names of the two lists, under which views and columns are kept. */
export const listIds = { products: 'skumanager.products', skus: 'skumanager.skus' } as const;

export function parseListView(search: string): ListView {
  return new URLSearchParams(search).get('view') === 'skus' ? 'skus' : 'products';
}

/** What one list says in the address and the other has no use for. */
const ownNames = ['page', 'sort', 'open', 'tab', 'sku', 'dialog', 'productId', 'id', 'view'] as const;

/** The query of the other list with the same filters: it begins at its first page, in its own order. */
export function searchOfView(search: string, view: ListView): string {
  const query = new URLSearchParams(search);
  for (const name of ownNames) query.delete(name);
  if (view === 'skus') query.set('view', 'skus');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The query of the list of all SKUs of one product. */
export function searchOfSkus(productId: string): string {
  return `?${new URLSearchParams({ view: 'skus', productId }).toString()}`;
}
