import { withinCategoryKinds } from '#entities/analysis/scopeFilters.ts';
import { chosenFilters, filterSchema, type FilterTexts } from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export type FigureFilters = FilterTexts<typeof withinCategoryKinds>;

export const figureTable = {
  sorts: [
    'position',
    'name',
    'products',
    'tracked',
    'coverage',
    'meanIndex',
    'firstShare',
    'meanGp',
    'target',
    'floor',
    'underFloor',
    'changes',
  ],
  defaultSort: { key: 'position', descending: false },
  filters: filterSchema(withinCategoryKinds),
} as const satisfies TableOptions<string, FigureFilters>;
export type FigureSort = (typeof figureTable.sorts)[number];

export const toFigureQuery = (texts: FigureFilters) => chosenFilters(withinCategoryKinds, texts);
