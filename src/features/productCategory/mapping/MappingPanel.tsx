import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Waypoints from 'lucide-react/icons/waypoints';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, CategoryMapping, Selection } from '#api/generated/types.gen.ts';
import { exceedsNamedRows, toSelection } from '#resource/bulk/selectedRows.ts';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { MappingBulkAction } from './MappingBulk.tsx';
import { mappingColumns } from './mappingColumns.tsx';
import { mappingTable, toMappingQuery } from './mappingFilters.ts';
import { mappingsOptions } from './mappingQueries.ts';
import { useMappingActions } from './useMappingActions.ts';
import { useMappingFilters } from './useMappingFilters.tsx';

const MappingDialog = lazyPart(
  'category-mapping',
  async () => (await import('./MappingDialog.tsx')).MappingDialog,
);
const MappingBulk = lazyPart('mapping-bulk', async () => (await import('./MappingBulk.tsx')).MappingBulk);

const source = { table: mappingTable, options: mappingsOptions, toQueryParams: toMappingQuery };
const bulkActions = ['mapCategory', 'acceptSuggestion'] as const;

interface MappingPanelProps {
  categories: readonly Category[];
  /** Why nothing can be changed here. */
  reason: string | undefined;
}

/** Which of our categories stand for those of competitors. */
export function MappingPanel({ categories, reason }: MappingPanelProps) {
  const { t } = useTranslation('productCategory');
  const texts = useFieldTexts();
  const format = useFormat();
  const list = useList(source);
  const { accept, remove } = useMappingActions();
  const selection = useListSelection(list);
  const [asked, setAsked] = useState<CategoryMapping | null>(null);
  const [pressed, setPressed] = useState<{ action: MappingBulkAction; selection: Selection } | null>(null);
  const paths = useMemo(() => new Map(categories.map(({ id, path }) => [id, path])), [categories]);
  const pathOf = useCallback((id: string): string => paths.get(id) ?? id, [paths]);
  const onAccept = reason === undefined ? accept : undefined;
  const columns = useVisibleColumns(
    'categoryMappings',
    useMemo(
      () => mappingColumns({ t, texts, format, pathOf, onAccept }),
      [t, texts, format, pathOf, onAccept],
    ),
  );
  const tooMany = exceedsNamedRows(selection) ? t('mapping.tooMany') : undefined;
  const rowActions = (mapping: CategoryMapping): RowAction[] => [
    { label: t('mapping.choose'), onSelect: () => setAsked(mapping), disabledReason: reason },
    {
      label: t('mapping.remove'),
      onSelect: () => remove(mapping),
      disabledReason: reason ?? (mapping.category ? undefined : t('mapping.none')),
    },
  ];
  return (
    <ListScreen
      list={list}
      search={t('mapping.search')}
      filters={useMappingFilters(list.table)}
      tools={<ColumnChooser columns={columns} />}
    >
      <Stack gap="2">
        <chakra.p fontSize="sm" color="fg.muted">
          {t('mapping.about')}
        </chakra.p>
        <DataTable
          {...list.state}
          label={t('mapping.list')}
          columns={columns.visible}
          density={columns.density}
          rowId={({ id }) => id}
          rowName={({ name, competitor }) => `${name}, ${competitor.name}`}
          selection={selection}
          rowActions={rowActions}
          {...(reason === undefined ? { onOpen: setAsked } : {})}
          empty={<EmptyState icon={Waypoints} title={t('mapping.empty')} text={t('mapping.emptyText')} />}
        />
        <BulkBar
          selection={selection}
          total={list.page?.total}
          noun={(count) => t('mapping.count', { count, number: format.number(count) })}
          actions={bulkActions.map((action) => ({
            label: t(`mapping.bulk.${action}`),
            onSelect: () => setPressed({ action, selection: toSelection(selection, list.query) }),
            disabledReason: reason ?? tooMany,
          }))}
        />
      </Stack>
      <Suspense>
        {asked && (
          <MappingDialog
            key={asked.id}
            mapping={asked}
            categories={categories}
            onClose={() => setAsked(null)}
          />
        )}
        {pressed && (
          <MappingBulk
            {...pressed}
            categories={categories}
            onClose={() => setPressed(null)}
            onDone={selection.clear}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}
