import {
  anyOf,
  chosenFilters,
  filterSchema,
  oneOf,
  onlyTrue,
  type FilterTexts,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

/** Bands of confidence, from their lower bound up to the next. */
export const bands = { sure: [0.95, 1], likely: [0.8, 0.9499], doubtful: [0, 0.7999] } as const;
export type Band = keyof typeof bands;
export const bandNames = ['sure', 'likely', 'doubtful'] as const satisfies readonly Band[];

const filters = {
  competitorId: anyOf,
  categoryId: anyOf,
  confidence: oneOf(bandNames),
  suspicious: onlyTrue,
};
export type ReviewFilters = FilterTexts<typeof filters>;

/** A queue has no order to choose and no pages, but filters in the address like a list. */
export const reviewTable = {
  sorts: ['confidence'],
  defaultSort: { key: 'confidence', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, ReviewFilters>;

/** What the contract's query takes of the filters. */
export function toQueryParams(texts: ReviewFilters) {
  const { confidence, ...rest } = chosenFilters(filters, texts);
  if (confidence === undefined) return rest;
  const [confidenceMin, confidenceMax] = bands[confidence];
  return { ...rest, confidenceMin, confidenceMax };
}
