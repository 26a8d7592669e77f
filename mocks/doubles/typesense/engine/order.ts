import type { Collection } from './collection.ts';
import { textOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';
import type { Match } from './score.ts';

type Value = number | string | undefined;

export interface OrderKey {
  descending: boolean;
  /** Where documents without a value stand. */
  missingFirst: boolean;
  readValue: (match: Match) => Value;
}

const KEY = /^([^():]+?)\s*(?:\(\s*missing_values\s*:\s*(first|last|normal)\s*\))?\s*:\s*(asc|desc)$/i;
const MAX_KEYS = 3;

function createValueReader(collection: Collection, name: string): OrderKey['readValue'] {
  const { values, valueIndexes, starts } = collection.columnOf(name);
  return ({ document }) => {
    const start = starts[document] ?? 0;
    const value = start < (starts[document + 1] ?? 0) ? values[valueIndexes[start] ?? -1] : undefined;
    if (typeof value === 'string') return value.toLowerCase();
    return typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : undefined;
  };
}

function parseOrderKey(collection: Collection, part: string): OrderKey {
  const [, name = '', missing = 'normal', direction = ''] = KEY.exec(part.trim()) ?? [];
  if (name === '') throw new Refusal(400, `Parameter \`sort_by\` is malformed.`);
  const descending = direction.toLowerCase() === 'desc';
  const missingFirst = missing.toLowerCase() === 'first';
  if (name === '_text_match') return { descending, missingFirst, readValue: ({ score }) => score };
  const field = collection.field(name);
  const isSortable = field && (field.sort ?? (field.type !== 'string' && !field.type.endsWith('[]')));
  if (!isSortable)
    throw new Refusal(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  return { descending, missingFirst, readValue: createValueReader(collection, name) };
}

const byScore: OrderKey = { descending: true, missingFirst: false, readValue: ({ score }) => score };

/** What a search sorts by. What is still equal then: the later document first. */
export function orderKeys(collection: Collection, parameters: Parameters): OrderKey[] {
  const parts = textOf(parameters, 'sort_by')
    .split(',')
    .filter((part) => part.trim() !== '');
  if (parts.length > MAX_KEYS)
    throw new Refusal(422, `Only upto ${MAX_KEYS} sort_by fields can be specified.`);
  const keys = parts.map((part) => parseOrderKey(collection, part));
  const defaultField = collection.schema.default_sorting_field;
  if (keys.length === 0)
    return [
      byScore,
      ...(defaultField === undefined || defaultField === ''
        ? []
        : [parseOrderKey(collection, `${defaultField}:desc`)]),
    ];
  return parts.some((part) => part.includes('_text_match')) ? keys : [...keys, byScore];
}

function compare(a: Value, b: Value, key: OrderKey): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return (a === undefined) === key.missingFirst ? -1 : 1;
  return a < b === key.descending ? 1 : -1;
}

/** Compares values of the same keys. */
export function compareValues(a: readonly Value[], b: readonly Value[], keys: readonly OrderKey[]): number {
  for (const [index, key] of keys.entries()) {
    const order = compare(a[index], b[index], key);
    if (order !== 0) return order;
  }
  return 0;
}

/** From so many on it is quicker to sort them all than to keep the best ones in order. */
const SELECT_LIMIT = 1000;

/** The first `most` of the matches in order. */
export function sortMatches(found: readonly Match[], keys: readonly OrderKey[], limit: number): Match[] {
  const compareMatches = (a: Match, b: Match): number => {
    for (const key of keys) {
      const order = compare(key.readValue(a), key.readValue(b), key);
      if (order !== 0) return order;
    }
    return b.document - a.document;
  };
  return limit < SELECT_LIMIT
    ? selectFirst(found, compareMatches, limit)
    : found.toSorted(compareMatches).slice(0, limit);
}

/** The best of them in order, without sorting the rest. */
function selectFirst<T>(all: readonly T[], compareMatches: (a: T, b: T) => number, limit: number): T[] {
  const selected: T[] = [];
  for (const one of all) {
    const last = selected.at(-1);
    if (selected.length >= limit && (last === undefined || compareMatches(one, last) >= 0)) continue;
    let low = 0;
    let high = selected.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = selected[middle];
      if (other !== undefined && compareMatches(one, other) > 0) low = middle + 1;
      else high = middle;
    }
    selected.splice(low, 0, one);
    if (selected.length > limit) selected.pop();
  }
  return selected;
}
