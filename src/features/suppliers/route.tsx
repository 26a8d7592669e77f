import './suppliersTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { supplierTable } from './supplierFilters.ts';
import { suppliersOptions } from './supplierQueries.ts';

export { SuppliersPage as Component } from './SuppliersPage.tsx';

/** Starts reading the list, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  queryClient.query(suppliersOptions(readTable(search, supplierTable))).catch(() => undefined);
  return Promise.resolve(null);
}
