import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { listCategoryFiguresOptions } from '#api/generated/query/analysis.gen.ts';
import type { Category, CategoryFiguresList, CategoryList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import type { ShownNode } from './categoryAddress.ts';
import { toFigureRows } from './categoryRules.ts';
import { toFigureQuery, type FigureFilters, type FigureSort } from './figureFilters.ts';

/** What is asked for the figures of a category; a file asks for the same. */
export const toFiguresRequest = ({ node, rollup }: ShownNode, filters: FigureFilters) => ({
  ...toFigureQuery(filters),
  ...(node === null ? {} : { parentId: node }),
  ...(rollup ? {} : { rollup }),
});

/** The figures of a category and of those right below it, as the contract answers them. */
export const allFiguresOptions = (shown: ShownNode, filters: FigureFilters) =>
  listCategoryFiguresOptions({ query: toFiguresRequest(shown, filters) });

/** The same as a page of a list: they are sorted here. */
export const figuresOptions = ({ node, rollup }: ShownNode, view: TableView<FigureSort, FigureFilters>) => ({
  ...allFiguresOptions({ node, rollup }, view.filters),
  select: ({ items, competitors, asOf }: CategoryFiguresList) => {
    const rows = toFigureRows(items, { node, rollup });
    const page = pageOfAll(
      rows.filter(({ isItself }) => !isItself),
      view,
      rows.filter(({ isItself }) => isItself),
    );
    return { ...page, competitors, asOf };
  },
  placeholderData: keepPreviousData,
});

/** A category as the server has it now; undefined where there is none. */
export async function readCategory(categoryId: string): Promise<Category | undefined> {
  const { items } = await queryClient.query({ ...categoriesOptions(), staleTime: 0 });
  return items.find(({ id }) => id === categoryId);
}

/** Has everything read again that follows from the tree or its margins. */
export function categoriesChanged(): Promise<void> {
  return invalidate(
    'listCategories',
    'listCategoryFigures',
    'listAnalyzedProducts',
    'listProducts',
    'getProduct',
    'getCosts',
    'listActivity',
  );
}

/** Takes the tree that a write has answered. */
export function treeSaved(tree: CategoryList): void {
  queryClient.setQueryData(categoriesOptions().queryKey, tree);
  void invalidate(
    'listCategoryFigures',
    'listAnalyzedProducts',
    'listProducts',
    'getProduct',
    'listActivity',
  );
}
