import './suppliersTexts.ts';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import Truck from 'lucide-react/icons/truck';
import { manyFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useOpenRecord } from '#resource/list/useOpenRecord.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { supplierColumns } from './supplierColumns.tsx';
import { supplierStates, supplierTable, toQueryParams } from './supplierFilters.ts';
import { suppliersOptions } from './supplierQueries.ts';

const SupplierDrawer = lazyPart(
  'supplier-drawer',
  async () => (await import('./SupplierDrawer.tsx')).SupplierDrawer,
);

const source = { table: supplierTable, options: suppliersOptions, toQueryParams };

/** /suppliers: whose products we sell, and by which rules we buy them. */
export function SuppliersPage() {
  const { t } = useTranslation('suppliers');
  const texts = useFieldTexts();
  const format = useFormat();
  const list = useList(source);
  const record = useOpenRecord();
  const all = useMemo(() => supplierColumns({ t, texts, format }), [t, texts, format]);
  const columns = useVisibleColumns('suppliers', all);
  const status = manyFilter(list.table, 'status', {
    label: texts.field('status'),
    ids: supplierStates,
    nameOf: (id) => t(`status.${id}`),
    chip: (name) => t('chip.status', { name }),
  });
  return (
    <Page>
      <ListScreen
        list={list}
        search={t('search')}
        filters={[status]}
        tools={<ColumnChooser columns={columns} />}
      >
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          density={columns.density}
          onOpen={({ id }) => record.open(id)}
          empty={<EmptyState icon={Truck} title={t('empty')} text={t('emptyText')} />}
        />
      </ListScreen>
      {record.id !== null && (
        <Suspense>
          <SupplierDrawer key={record.id} supplierId={record.id} onClose={record.close} />
        </Suspense>
      )}
    </Page>
  );
}
