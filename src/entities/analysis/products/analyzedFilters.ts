import type { AnalyzedProduct } from '#api/generated/types.gen.ts';
import { scopeKinds } from '#entities/analysis/scopeFilters.ts';
import {
  chosenFilters,
  filterSchema,
  manyOf,
  type FilterKind,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

/** What can hold of a product, as figures count it. */
export const analyzedWords = [
  'first',
  'tied',
  'between',
  'last',
  'covered',
  'uncovered',
  'underFloor',
  'risen',
  'dropped',
  'stockChanged',
  'fresh',
  'notFresh',
  'raise',
  'lower',
  'checkMatch',
] as const;
export type AnalyzedWord = (typeof analyzedWords)[number];
/** Those that tell of margins. */
export const costWords: readonly AnalyzedWord[] = ['underFloor', 'lower'];

/** A limit of the gap in whole percents. */
const gapLimit: FilterKind<number> = (text) => (/^-?\d{1,6}$/.test(text) ? Number(text) : undefined);

const kinds = {
  ...scopeKinds,
  q: searchText,
  is: manyOf(analyzedWords),
  gapFrom: gapLimit,
  gapTo: gapLimit,
};
export type AnalyzedFilters = FilterTexts<typeof kinds>;

export const analyzedTable = {
  sorts: ['product', 'category', 'ours', 'lowest', 'gapPct', 'rank', 'counted', 'gpPct', 'rises', 'drops'],
  defaultSort: { key: 'gapPct', descending: true },
  filters: filterSchema(kinds),
} as const satisfies TableOptions<string, AnalyzedFilters>;
export type AnalyzedSort = (typeof analyzedTable.sorts)[number];

export const toQueryParams = (texts: AnalyzedFilters) => chosenFilters(kinds, texts);

/** How many confirmed pages have prices that are not fresh. */
export const notFreshOffers = ({ offers, freshOffers }: AnalyzedProduct): number => offers - freshOffers;
