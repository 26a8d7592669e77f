import { keepPreviousData } from '@tanstack/react-query';
import { listAnalyzedProductsOptions } from '#api/generated/query/analysis.gen.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type AnalyzedFilters, type AnalyzedSort } from './analyzedFilters.ts';

type AnalyzedView = TableView<AnalyzedSort, AnalyzedFilters>;

/** A page of the analyzed products. @param node the category that they are in, whatever the filters say; null: all */
export const analyzedPageOptions = (
  { page, size, sort, filters }: AnalyzedView,
  node: string | null = null,
) =>
  listAnalyzedProductsOptions({
    query: {
      page,
      pageSize: size,
      sort: [sortText(sort)],
      ...toQueryParams(filters),
      ...(node === null ? {} : { categoryId: [node] }),
    },
  });

/** The same for a list, which keeps the rows of the page before. */
export const analyzedOptions = (view: AnalyzedView, node: string | null = null) => ({
  ...analyzedPageOptions(view, node),
  placeholderData: keepPreviousData,
});
