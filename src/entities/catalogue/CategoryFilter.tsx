import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { filterText, type Filtering } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { formatList, parseList } from '#shared/table/filters/choiceRules.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { categoriesOptions } from './categoriesOptions.ts';

// Behind the button of its filter.
const TreeCheckList = lazyPanel(
  'tree-check-list',
  async () => (await import('#shared/tree/TreeCheckList.tsx')).TreeCheckList,
);

/** The tree of categories as a filter; a chosen one stands for all below it. */
export function CategoryFilter<Filters extends Record<string, string> & { categoryId: string }>({
  filtering: { filters, setFilters },
}: {
  filtering: Filtering<Filters>;
}) {
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
    <Suspense fallback={<Skeleton h="12rem" />}>
      <TreeCheckList
        label={texts.field('category')}
        nodes={nodes}
        chosen={parseList(filters.categoryId)}
        onChange={(next) =>
          setFilters((now) => filterText<Filters>('categoryId', formatList(next(parseList(now.categoryId)))))
        }
      />
    </Suspense>
  );
}
