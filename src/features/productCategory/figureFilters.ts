import { chosenFilters, filterSchema, type FilterTexts } from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';
import { scopeKinds } from './scopeFilters.ts';

export type FigureFilters = FilterTexts<typeof scopeKinds>;

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
  filters: filterSchema(scopeKinds),
} as const satisfies TableOptions<string, FigureFilters>;
export type FigureSort = (typeof figureTable.sorts)[number];

export const toFigureQuery = (texts: FigureFilters) => chosenFilters(scopeKinds, texts);
