import {
  chosenFilters,
  filterSchema,
  manyOf,
  onlyTrue,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const competitorStates = ['active', 'paused'] as const;

const filters = { q: searchText, status: manyOf(competitorStates), archived: onlyTrue };
export type CompetitorFilters = FilterTexts<typeof filters>;

export const competitorTable = {
  sorts: [
    'name',
    'domain',
    'country',
    'currency',
    'status',
    'matches',
    'coveragePct',
    'freshPct',
    'changes7d',
    'lastScanAt',
  ],
  defaultSort: { key: 'name', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, CompetitorFilters>;
export type CompetitorSort = (typeof competitorTable.sorts)[number];

export const toQueryParams = (texts: CompetitorFilters) => chosenFilters(filters, texts);
