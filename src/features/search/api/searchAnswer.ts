import * as z from 'zod/mini';

const count = z.number();

const zHit = z.object({
  document: z.record(z.string(), z.unknown()),
  // Nested as the document is; read where a field is shown.
  highlight: z.catch(z.record(z.string(), z.unknown()), () => ({})),
});

const zFacetCount = z.object({
  field_name: z.string(),
  counts: z.array(z.object({ value: z.string(), count })),
  stats: z.optional(z.object({ min: z.optional(count), max: z.optional(count) })),
});

const zFound = z.object({
  found: count,
  page: z.optional(count),
  hits: z.catch(z.array(zHit), () => []),
  facet_counts: z.catch(z.array(zFacetCount), () => []),
  search_cutoff: z.catch(z.boolean(), false),
  search_time_ms: z.catch(count, 0),
  request_params: z.catch(z.object({ q: z.optional(z.string()) }), () => ({})),
});

/** One search of several can be refused while the others are answered. */
const zRefused = z.object({ error: z.string(), code: count });

/** The part of an answer that the panel reads; a server may say more. */
export const zSearchAnswers = z.object({ results: z.array(z.union([zRefused, zFound])) });

export type SearchHitAnswer = z.output<typeof zHit>;
export type FacetCount = z.output<typeof zFacetCount>;
export type FoundAnswer = z.output<typeof zFound>;
export type RefusedAnswer = z.output<typeof zRefused>;
export type SearchAnswer = FoundAnswer | RefusedAnswer;

export const isRefused = (answer: SearchAnswer): answer is RefusedAnswer => 'error' in answer;
