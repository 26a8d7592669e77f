import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { productsOptions } from './categoryQueries.ts';
import { NoTracked } from './NoTracked.tsx';
import { detailAddress, productColumns } from './productColumns.tsx';
import { productTable, toProductQuery } from './productFilters.ts';
import { useScopeFilters } from './useScopeFilters.tsx';

/** The tracked products in a category and below it; null: of all. */
export function ProductPanel({ node }: { node: string | null }) {
  const { t } = useTranslation('productCategory');
  const texts = useFieldTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const hasCosts = useCan()(permissions.viewCosts);
  const list = useList({
    table: productTable,
    options: (view) => productsOptions(node, view),
    toQueryParams: toProductQuery,
  });
  const filters = useScopeFilters(list.table);
  const all = useMemo(() => productColumns({ t, texts, format, hasCosts }), [t, texts, format, hasCosts]);
  const columns = useVisibleColumns('categoryProducts', all);
  return (
    <ListScreen
      list={list}
      search={t('productSearch')}
      filters={filters}
      tools={<ColumnChooser columns={columns} />}
    >
      <DataTable
        {...list.state}
        label={t('products')}
        columns={columns.visible}
        rowId={({ id }) => id}
        rowName={({ product }) => product.code}
        density={columns.density}
        onOpen={({ id }) => void navigate(detailAddress(id))}
        empty={<NoTracked node={node} />}
      />
    </ListScreen>
  );
}
