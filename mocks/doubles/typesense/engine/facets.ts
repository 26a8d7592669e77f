import type { Collection } from './collection.ts';
import type { Column } from './column.ts';
import { facetFinder, facetQuery, type FacetQuery } from './facetValues.ts';
import { countOf, textOf, type Parameters } from './parameters.ts';
import { parseFacets, type RequestedFacet } from './parseFacets.ts';
import { valueText } from './readField.ts';
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

function inOrder({ alphabetical }: RequestedFacet, values: FacetValue[]): FacetValue[] {
  const sign = alphabetical === 'desc' ? -1 : 1;
  return values.sort((a, b) =>
    alphabetical === undefined
      ? b.count - a.count || byText(a.value, b.value)
      : sign * byText(a.value, b.value),
  );
}

/** The labels that are counted, and by place of a value which of them it counts for; none is -1. */
function labelled(
  { ranges }: RequestedFacet,
  values: readonly unknown[],
): { labels: string[]; labelAt: number[] } {
  if (ranges.length === 0) return { labels: values.map(valueText), labelAt: [...values.keys()] };
  return {
    labels: ranges.map(({ label }) => label),
    labelAt: values.map((value) =>
      ranges.findIndex(({ from, to }) => typeof value === 'number' && value >= from && value < to),
    ),
  };
}

interface Tally {
  labels: readonly string[];
  /** By label: the documents that have it. */
  documents: Uint32Array;
  values: readonly unknown[];
  /** By value: how often it comes. */
  times: Uint32Array;
}

function tally(wish: RequestedFacet, { values, places, starts }: Column, found: readonly Match[]): Tally {
  const { labels, labelAt } = labelled(wish, values);
  const documents = new Uint32Array(labels.length);
  const times = new Uint32Array(values.length);
  for (const { document } of found) {
    const start = starts[document] ?? 0;
    const end = starts[document + 1] ?? start;
    for (let at = start; at < end; at += 1) {
      const place = places[at] ?? 0;
      const label = labelAt[place] ?? -1;
      times[place] = (times[place] ?? 0) + 1;
      // What a document has twice counts once.
      let first = start;
      while (labelAt[places[first] ?? 0] !== label) first += 1;
      if (label >= 0 && first === at) documents[label] = (documents[label] ?? 0) + 1;
    }
  }
  return { labels, documents, values, times };
}

function statsOf({ values, times }: Tally, total: number): FacetCounts['stats'] {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let count = 0;
  for (const [place, value] of values.entries()) {
    const often = times[place] ?? 0;
    if (often === 0 || typeof value !== 'number') continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * often;
    count += often;
  }
  return count === 0 ? { total_values: total } : { total_values: total, min, max, sum, avg: sum / count };
}

function countsOf(
  wish: RequestedFacet,
  collection: Collection,
  found: readonly Match[],
  query: FacetQuery | undefined,
  parameters: Parameters,
): FacetCounts {
  const counted = tally(wish, collection.columnOf(wish.field), found);
  const counts = counted.labels.flatMap((value, index) => {
    const count = counted.documents[index] ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });
  const finder =
    query?.field === wish.field
      ? facetFinder(
          counts.map(({ value }) => value),
          query,
          parameters,
        )
      : (value: string) => value;
  const values = counts.flatMap(({ value, count }) => {
    const highlighted = finder(value);
    return highlighted === undefined ? [] : [{ value, count, highlighted }];
  });
  return {
    field_name: wish.field,
    sampled: false,
    counts: inOrder(wish, values).slice(0, countOf(parameters, 'max_facet_values', 10)),
    stats: statsOf(counted, counts.length),
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
