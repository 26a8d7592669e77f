import { Stack } from '@chakra-ui/react/stack';
import PackageSearch from 'lucide-react/icons/package-search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { ScopeSegments } from '#entities/analysis/ScopeSegments.tsx';
import { useScopeFilters } from '#entities/analysis/useScopeFilters.tsx';
import { addressFilter, manyFilter } from '#resource/list/choiceFilters.tsx';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { paths } from '#shared/lib/paths.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { detailSearch } from '#features/competitorDashboard/detailSearch.ts';
import { analyzedColumns } from './analyzedColumns.tsx';
import { analyzedTable, analyzedWords, costWords, toQueryParams } from './analyzedFilters.ts';
import { analyzedOptions } from './analyzedQueries.ts';

const source = { table: analyzedTable, options: analyzedOptions, toQueryParams };

/** Exactly the products that a figure counts, with how each stands to the market. */
export function AnalyzedProductList({ summary }: { summary: AnalysisSummary | undefined }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const hasCosts = useCan()(permissions.viewCosts);
  const list = useList(source);
  const scopeFilters = useScopeFilters(list.table);
  const all = useMemo(() => analyzedColumns({ t, texts, format, hasCosts }), [t, texts, format, hasCosts]);
  const columns = useVisibleColumns('analyzed-products', all);
  const percent = (text: string): string => format.percent(Number(text) / 100, { decimals: 0 });
  const filters = [
    manyFilter(list.table, 'is', {
      label: t('products.is'),
      ids: hasCosts ? analyzedWords : analyzedWords.filter((word) => !costWords.includes(word)),
      nameOf: (word) => t(`products.word.${word}`),
      chip: (name) => name,
    }),
    addressFilter(list.table, 'gapFrom', (from) => t('products.chip.gapFrom', { from: percent(from) })),
    addressFilter(list.table, 'gapTo', (to) => t('products.chip.gapTo', { to: percent(to) })),
    ...scopeFilters,
  ];
  return (
    <Stack gap="3">
      <ScopeSegments
        filtering={list.table}
        quantity={summary?.quantity}
        standardQuantities={summary?.standardQuantities ?? []}
      />
      <ListScreen
        list={list}
        search={t('products.search')}
        filters={filters}
        tools={<ColumnChooser columns={columns} />}
      >
        <DataTable
          {...list.state}
          label={t('products.list')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ product }) => product.name}
          density={columns.density}
          onOpen={({ id }) =>
            void navigate(`${paths.competitorDetail}${detailSearch(list.table.filters, id)}`)
          }
          empty={
            <EmptyState
              icon={PackageSearch}
              title={t('dashboard.empty')}
              text={t('dashboard.emptyReviewText')}
            />
          }
        />
      </ListScreen>
    </Stack>
  );
}
