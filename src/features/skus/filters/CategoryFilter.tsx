import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SkuFilters } from '#features/skus/skuFilters.ts';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { categoriesOptions } from '#features/skus/skuQueries.ts';
import { parseList, formatList } from '#shared/table/filters/choiceRules.ts';
import { TreeCheckList } from '#shared/tree/TreeCheckList.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

/** The tree of categories; a chosen one stands for all below it. */
export function CategoryFilter({ filters, setFilters }: Filtering<SkuFilters>) {
  const texts = useFieldTexts();
  const { data, error, refetch } = useQuery(categoriesOptions());
  const nodes = useMemo(
    () =>
      data?.items
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, parentId, title }) => ({ id, parentId, label: title })),
    [data],
  );
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <TreeCheckList
      label={texts.field('category')}
      nodes={nodes}
      chosen={parseList(filters.categoryId)}
      onChange={(next) => setFilters((now) => ({ categoryId: formatList(next(parseList(now.categoryId))) }))}
    />
  );
}
