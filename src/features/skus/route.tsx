import './skuTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { listViewsOptions } from '#api/generated/query/work.gen.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { listIds, parseListView } from '#features/skus/list/listView.ts';
import { productTable, skuTable } from '#entities/catalogue/skuFilters.ts';
import { productsOptions, skusOptions } from './skuQueries.ts';

export { SkuManagerPage as Component } from './SkuManagerPage.tsx';

/**
 * Starts reading the first page, and the saved views, one of which may open with the list. It does not wait: the frame of
 * the list stands, and its rows have a place.
 */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  const reading =
    parseListView(search) === 'skus'
      ? queryClient.query(skusOptions(readTable(search, skuTable)))
      : queryClient.query(productsOptions(readTable(search, productTable)));
  const views = queryClient.query(listViewsOptions({ query: { screen: listIds[parseListView(search)] } }));
  views.catch(() => undefined);
  reading.catch(() => undefined);
  return Promise.resolve(null);
}
