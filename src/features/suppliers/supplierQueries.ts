import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Supplier, SupplierList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type SupplierFilters, type SupplierSort } from './supplierFilters.ts';

/** A page of the suppliers. The contract answers with all whose code or name has the words; the rest is done here. */
export const suppliersOptions = (view: TableView<SupplierSort, SupplierFilters>) => {
  const { q, status } = toQueryParams(view.filters);
  return {
    ...listSuppliersOptions(q === undefined ? undefined : { query: { q } }),
    select: ({ items }: SupplierList) =>
      pageOfAll(
        items.filter((supplier) => !status || status.includes(supplier.status)),
        view,
      ),
    placeholderData: keepPreviousData,
  };
};

/** All suppliers; the one of a drawer is found among them. */
export const allSuppliersOptions = () => listSuppliersOptions();

/** A supplier as the server has it now; undefined where there is none. */
export async function readSupplier(supplierId: string): Promise<Supplier | undefined> {
  const { items } = await queryClient.query({ ...allSuppliersOptions(), staleTime: 0 });
  return items.find(({ id }) => id === supplierId);
}

/** Takes a supplier as the server has it now, and has everything read again that shows it or judges prices by it. */
export function supplierSaved(saved: Supplier): void {
  queryClient.setQueryData(
    allSuppliersOptions().queryKey,
    (known) =>
      known && {
        ...known,
        items: known.items.map((supplier) => (supplier.id === saved.id ? saved : supplier)),
      },
  );
  void invalidate('listSuppliers', 'listActivity', 'getCosts');
}
