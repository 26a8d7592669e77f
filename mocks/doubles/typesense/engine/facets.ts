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

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sortValues({ alphabetical }: RequestedFacet, values: FacetValue[]): FacetValue[] {
  const sign = alphabetical === 'desc' ? -1 : 1;
  return values.sort((a, b) =>
    alphabetical === undefined
      ? b.count - a.count || compareTexts(a.value, b.value)
      : sign * compareTexts(a.value, b.value),
  );
}

/** The labels that are counted, and by place of a value which of them it counts for; none is -1. */
function labelValues(
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

interface ValueCounts {
  labels: readonly string[];
  /** By label: the documents that have it. */
  documents: Uint32Array;
  values: readonly unknown[];
  /** By value: how often it comes. */
  occurrences: Uint32Array;
}

function countValues(
  facet: RequestedFacet,
  { values, valueIndexes: valueIndexes, starts }: Column,
  found: readonly Match[],
): ValueCounts {
  const { labels, labelAt } = labelValues(facet, values);
  const documents = new Uint32Array(labels.length);
  const occurrences = new Uint32Array(values.length);
  for (const { document } of found) {
    const start = starts[document] ?? 0;
    const end = starts[document + 1] ?? start;
    for (let position = start; position < end; position += 1) {
      const valueIndex = valueIndexes[position] ?? 0;
      const label = labelAt[valueIndex] ?? -1;
      occurrences[valueIndex] = (occurrences[valueIndex] ?? 0) + 1;
      // What a document has twice counts once.
      let first = start;
      while (labelAt[valueIndexes[first] ?? 0] !== label) first += 1;
      if (label >= 0 && first === position) documents[label] = (documents[label] ?? 0) + 1;
    }
  }
  return { labels, documents, values, occurrences };
}

function computeStats({ values, occurrences }: ValueCounts, total: number): FacetCounts['stats'] {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let valueCount = 0;
  for (const [valueIndex, value] of values.entries()) {
    const count = occurrences[valueIndex] ?? 0;
    if (count === 0 || typeof value !== 'number') continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * count;
    valueCount += count;
  }
  return valueCount === 0
    ? { total_values: total }
    : { total_values: total, min, max, sum, avg: sum / valueCount };
}

function countFacet(
  facet: RequestedFacet,
  collection: Collection,
  found: readonly Match[],
  query: FacetQuery | undefined,
  parameters: Parameters,
): FacetCounts {
  const valueCounts = countValues(facet, collection.columnOf(facet.field), found);
  const counts = valueCounts.labels.flatMap((value, index) => {
    const count = valueCounts.documents[index] ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });
  const findHighlight =
    query?.field === facet.field
      ? facetFinder(
          counts.map(({ value }) => value),
          query,
          parameters,
        )
      : (value: string) => value;
  const values = counts.flatMap(({ value, count }) => {
    const highlighted = findHighlight(value);
    return highlighted === undefined ? [] : [{ value, count, highlighted }];
  });
  return {
    field_name: facet.field,
    sampled: false,
    counts: sortValues(facet, values).slice(0, countOf(parameters, 'max_facet_values', 10)),
    stats: computeStats(valueCounts, counts.length),
  };
}

/** How often each value of the fields of `facet_by` comes in what was found. */
export function facets(
  collection: Collection,
  found: readonly Match[],
  parameters: Parameters,
): FacetCounts[] {
  const requestedFacets = parseFacets(textOf(parameters, 'facet_by'));
  for (const { field } of requestedFacets) {
    if (collection.field(field)?.facet !== true)
      throw new Refusal(404, `Could not find a facet field named \`${field}\` in the schema.`);
  }
  const query = facetQuery(
    parameters,
    requestedFacets.map(({ field }) => field),
  );
  return requestedFacets.map((facet) => countFacet(facet, collection, found, query, parameters));
}
