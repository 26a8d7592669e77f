import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AnalysisExportButton } from '#entities/analysis/AnalysisExportButton.tsx';
import { useScopeFilters } from '#entities/analysis/useScopeFilters.tsx';
import { addressFilter, manyFilter } from '#resource/list/choiceFilters.tsx';
import { queryText } from '#resource/list/filterKinds.ts';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { sortText } from '#shared/table/sortRules.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { detailAddress } from '#entities/analysis/detailAddress.ts';
import { useCategoryFilter } from '#entities/analysis/useCategoryFilter.tsx';
import { analyzedColumns } from './analyzedColumns.tsx';
import { analyzedFile } from './analyzedFile.ts';
import { analyzedTable, analyzedWords, costWords, toQueryParams } from './analyzedFilters.ts';
import { analyzedOptions } from './analyzedQueries.ts';

interface AnalyzedProductListProps {
  /** The category that they are in, where the page is about one; null: about all. Without it the list has a filter for it. */
  node?: string | null;
  /** Why there are none, and what comes next. */
  empty: ReactNode;
}

/** Exactly the products that a figure counts, with how each stands to the market. */
export function AnalyzedProductList({ node, empty }: AnalyzedProductListProps) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const hasCosts = useCan()(permissions.viewCosts);
  const list = useList({
    table: analyzedTable,
    options: (view) => analyzedOptions(view, node),
    toQueryParams,
  });
  const byCategory = useCategoryFilter(list.table);
  const { qty, atMoq, basis, exact } = list.table.filters;
  const { search } = usePageSearch();
  const name = node === undefined ? 'dashboard' : 'category';
  const toDetail = useCallback(
    (id: string): string => detailAddress({ qty, atMoq, basis, exact }, id, { name, search }),
    [qty, atMoq, basis, exact, name, search],
  );
  const scopeFilters = useScopeFilters(list.table);
  const all = useMemo(
    () => analyzedColumns({ t, texts, format, hasCosts, toDetail }),
    [t, texts, format, hasCosts, toDetail],
  );
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
    ...(node === undefined ? [byCategory] : []),
    ...scopeFilters,
  ];
  return (
    <ListScreen
      list={list}
      search={t('products.search')}
      filters={filters}
      tools={
        <>
          <ColumnChooser columns={columns} />
          <AnalysisExportButton
            resource="analyzedProducts"
            query={
              node == null
                ? list.query
                : queryText(
                    { ...toQueryParams(list.table.filters), categoryId: [node] },
                    sortText(list.table.sort),
                  )
            }
            columns={analyzedFile(columns.visible, { t, texts })}
          />
        </>
      }
    >
      <DataTable
        {...list.state}
        label={t('products.list')}
        columns={columns.visible}
        rowId={({ id }) => id}
        rowName={({ product }) => product.code}
        density={columns.density}
        onOpen={({ id }) => void navigate(toDetail(id))}
        empty={empty}
      />
    </ListScreen>
  );
}
