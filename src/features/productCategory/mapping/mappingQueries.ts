import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { listCategoryMappingsOptions } from '#api/generated/query/analysis.gen.ts';
import type { CategoryMapping, CategoryMappingPage } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toMappingQuery, type MappingFilters, type MappingSort } from './mappingFilters.ts';

/** A page of the categories of competitors. */
export const mappingsOptions = (view: TableView<MappingSort, MappingFilters>) => ({
  ...listCategoryMappingsOptions({
    query: {
      ...toMappingQuery(view.filters),
      page: view.page,
      pageSize: view.size,
      sort: [sortText(view.sort)],
    },
  }),
  placeholderData: keepPreviousData,
});

/** How many of them wait for a category of ours. */
export const unmappedOptions = () => ({
  ...listCategoryMappingsOptions({ query: { unmapped: true, pageSize: 10 } }),
  select: ({ total }: CategoryMappingPage): number => total,
});

/** A mapping as the server has it now; undefined where there is none. */
export async function readMapping({
  id,
  name,
  competitor,
}: CategoryMapping): Promise<CategoryMapping | undefined> {
  const query = { q: name, competitorId: [competitor.id], pageSize: 100 as const };
  const { items } = await queryClient.query({ ...listCategoryMappingsOptions({ query }), staleTime: 0 });
  return items.find((one) => one.id === id);
}

/** Has everything read again that follows from a mapping. */
export function mappingsChanged(): Promise<void> {
  return invalidate('listCategoryMappings', 'listReviewItems', 'listActivity');
}
