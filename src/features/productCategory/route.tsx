import './productCategoryTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { readCategoryAddress } from './categoryAddress.ts';
import { figuresOptions } from './categoryQueries.ts';
import { figureTable } from './figureFilters.ts';

export { ProductCategoryPage as Component } from './ProductCategoryPage.tsx';

/** Starts reading the tree and the figures, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  const address = readCategoryAddress(search);
  queryClient.query(categoriesOptions()).catch(() => undefined);
  if (address.view === 'figures') {
    queryClient.query(figuresOptions(address, readTable(search, figureTable))).catch(() => undefined);
  }
  return Promise.resolve(null);
}
