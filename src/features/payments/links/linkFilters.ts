import { chosenFilters, filterSchema, manyOf, type FilterTexts } from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const linkStates = ['sent', 'opened', 'paid', 'expired', 'deactivated'] as const;

const filters = { status: manyOf(linkStates) };
export type LinkFilters = FilterTexts<typeof filters>;

/** The latest first is the only order the list has. */
export const linkTable = {
  sorts: ['createdAt'],
  defaultSort: { key: 'createdAt', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, LinkFilters>;
export type LinkSort = (typeof linkTable.sorts)[number];

/** What the contract's list takes of the filters. */
export const toLinkParams = (texts: LinkFilters) => chosenFilters(filters, texts);
