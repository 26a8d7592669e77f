import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import FolderTree from 'lucide-react/icons/folder-tree';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScopeFilters } from '#entities/analysis/useScopeFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { figuresOptions } from './categoryQueries.ts';
import { FigureFiles } from './FigureFiles.tsx';
import { figureColumns } from './figureColumns.tsx';
import { figureTable, toFigureQuery } from './figureFilters.ts';
import { NoTracked } from './NoTracked.tsx';
import type { CategoryAddressState } from './useCategoryAddress.ts';

interface FigurePanelProps {
  address: CategoryAddressState;
  actions: (id: string) => readonly RowAction[];
  onTargets: (id: string) => void;
  /** Why margins cannot be changed. */
  targetReason: string | undefined;
}

const TargetsBulk = lazyPart('targets-bulk', async () => (await import('./TargetsBulk.tsx')).TargetsBulk);

const none: readonly never[] = [];

/** The figures of a category and of those right below it. */
export function FigurePanel({ address, actions, onTargets, targetReason }: FigurePanelProps) {
  const { t } = useTranslation('productCategory');
  const format = useFormat();
  const hasCosts = useCan()(permissions.viewCosts);
  const { node, rollup } = address;
  const list = useList({
    table: figureTable,
    options: (view) => figuresOptions({ node, rollup }, view),
    toQueryParams: toFigureQuery,
  });
  const filters = useScopeFilters(list.table);
  const competitors = list.page?.competitors ?? none;
  const all = useMemo(
    () =>
      figureColumns({
        t,
        format,
        competitors,
        hasCosts,
        onTargets: targetReason === undefined ? onTargets : undefined,
      }),
    [t, format, competitors, hasCosts, onTargets, targetReason],
  );
  const columns = useVisibleColumns('categoryFigures', all);
  const selection = useListSelection(list);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const hasTracked = list.page?.items.some(({ tracked }) => tracked > 0) ?? true;
  return (
    <ListScreen
      list={list}
      filters={filters}
      tools={
        <>
          <Segments
            label={t('rollup')}
            value={rollup ? 'all' : 'alone'}
            options={[
              { value: 'all', label: t('rollup.all') },
              { value: 'alone', label: t('rollup.alone') },
            ]}
            onChange={(value) => address.setRollup(value === 'all')}
          />
          <ColumnChooser columns={columns} />
          <FigureFiles
            shown={{ node, rollup }}
            filters={list.table.filters}
            columns={columns.visible}
            targetReason={targetReason}
          />
        </>
      }
    >
      <Stack gap="2">
        {list.page && (
          <chakra.p fontSize="sm" color="fg.muted">
            {t('asOf', { moment: format.dateTime(list.page.asOf) })}
          </chakra.p>
        )}
        <DataTable
          {...list.state}
          label={t('list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          density={columns.density}
          selection={selection}
          rowActions={({ id }) => actions(id)}
          onOpen={({ id, isItself }) => (isItself ? address.showProducts(id) : address.choose(id))}
          empty={<EmptyState icon={FolderTree} title={t('none')} text={t('noneText')} />}
        />
        <BulkBar
          selection={selection}
          // Categories are named one by one: all of them are on few pages.
          total={undefined}
          noun={(count) => t('mapping.count', { count, number: format.number(count) })}
          actions={[
            {
              label: t('targets.bulk'),
              onSelect: () => setChosen(selection.ids),
              disabledReason: targetReason,
            },
          ]}
        />
        {!hasTracked && <NoTracked node={node} />}
      </Stack>
      {chosen && (
        <Suspense>
          <TargetsBulk ids={chosen} onClose={() => setChosen(null)} onDone={selection.clear} />
        </Suspense>
      )}
    </ListScreen>
  );
}
