import { keepPreviousData } from '@tanstack/react-query';
import { listAnalyzedProductsOptions } from '#api/generated/query/analysis.gen.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type AnalyzedFilters, type AnalyzedSort } from './analyzedFilters.ts';

/** A page of the analyzed products. @param node the category that they are in, whatever the filters say; null: all */
export const analyzedOptions = (
  { page, size, sort, filters }: TableView<AnalyzedSort, AnalyzedFilters>,
  node: string | null = null,
) => ({
  ...listAnalyzedProductsOptions({
    query: {
      page,
      pageSize: size,
      sort: [sortText(sort)],
      ...toQueryParams(filters),
      ...(node === null ? {} : { categoryId: [node] }),
    },
  }),
  placeholderData: keepPreviousData,
});
