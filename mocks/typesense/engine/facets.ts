import type { Collection } from './collection.ts';
import { facetFinder, facetQuery, type FacetQuery } from './facetValues.ts';
import { countOf, textOf, type Parameters } from './parameters.ts';
import { parseFacets, type FacetWish } from './parseFacets.ts';
import { readField, valueText } from './readField.ts';
import { Refusal } from './refusal.ts';
import type { Match } from './score.ts';

interface FacetValue {
  value: string;
  count: number;
  /** The value with what a facet query found in tags. */
  highlighted: string;
}

export interface FacetCounts {
  field_name: string;
  sampled: boolean;
  counts: FacetValue[];
  stats: { total_values: number; min?: number; max?: number; avg?: number; sum?: number };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function inOrder({ alphabetical }: FacetWish, values: FacetValue[]): FacetValue[] {
  const sign = alphabetical === 'desc' ? -1 : 1;
  return values.sort((a, b) =>
    alphabetical === undefined
      ? b.count - a.count || byText(a.value, b.value)
      : sign * byText(a.value, b.value),
  );
}

function labelOf({ ranges }: FacetWish, value: unknown): string | undefined {
  if (ranges.length === 0) return valueText(value);
  return ranges.find(({ from, to }) => typeof value === 'number' && value >= from && value < to)?.label;
}

function statsOf(numbers: readonly number[], total: number): FacetCounts['stats'] {
  const [first] = numbers;
  if (first === undefined) return { total_values: total };
  let min = first;
  let max = first;
  let sum = 0;
  for (const number of numbers) {
    min = Math.min(min, number);
    max = Math.max(max, number);
    sum += number;
  }
  return { total_values: total, min, max, sum, avg: sum / numbers.length };
}

function countsOf(
  wish: FacetWish,
  collection: Collection,
  found: readonly Match[],
  query: FacetQuery | undefined,
  parameters: Parameters,
): FacetCounts {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const { document } of found) {
    // A value that a document has twice counts once.
    const labels = new Set<string>();
    for (const value of readField(collection.documents[document] ?? {}, wish.field)) {
      if (typeof value === 'number') numbers.push(value);
      const label = labelOf(wish, value);
      if (label !== undefined) labels.add(label);
    }
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const finder =
    query?.field === wish.field
      ? facetFinder([...counts.keys()], query, parameters)
      : (value: string) => value;
  const values = [...counts].flatMap(([value, count]) => {
    const highlighted = finder(value);
    return highlighted === undefined ? [] : [{ value, count, highlighted }];
  });
  return {
    field_name: wish.field,
    sampled: false,
    counts: inOrder(wish, values).slice(0, countOf(parameters, 'max_facet_values', 10)),
    stats: statsOf(numbers, counts.size),
  };
}

/** How often each value of the fields of `facet_by` comes in what was found. */
export function facets(
  collection: Collection,
  found: readonly Match[],
  parameters: Parameters,
): FacetCounts[] {
  const wishes = parseFacets(textOf(parameters, 'facet_by'));
  for (const { field } of wishes) {
    if (collection.field(field)?.facet !== true)
      throw new Refusal(404, `Could not find a facet field named \`${field}\` in the schema.`);
  }
  const query = facetQuery(
    parameters,
    wishes.map(({ field }) => field),
  );
  return wishes.map((wish) => countsOf(wish, collection, found, query, parameters));
}
