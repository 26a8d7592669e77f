import {
  anyOf,
  anyText,
  chosenFilters,
  filterSchema,
  oneOf,
  type FilterTexts,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const mappingStates = ['true', 'false'] as const;

const unmapped = oneOf(mappingStates);
const filters = {
  q: anyText,
  competitorId: anyOf,
  unmapped: (text: string) => {
    const chosen = unmapped(text);
    return chosen === undefined ? undefined : chosen === 'true';
  },
};
export type MappingFilters = FilterTexts<typeof filters>;

export const mappingTable = {
  sorts: ['pages', 'name', 'competitor', 'category', 'updatedAt'],
  defaultSort: { key: 'pages', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, MappingFilters>;
export type MappingSort = (typeof mappingTable.sorts)[number];

export const toMappingQuery = (texts: MappingFilters) => chosenFilters(filters, texts);
