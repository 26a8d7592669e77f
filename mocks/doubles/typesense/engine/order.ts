import type { Collection } from './collection.ts';
import { textOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';
import type { Match } from './score.ts';

type Value = number | string | undefined;

export interface OrderKey {
  descending: boolean;
  /** Where documents without a value stand. */
  missingFirst: boolean;
  valueOf: (match: Match) => Value;
}

const KEY = /^([^():]+?)\s*(?:\(\s*missing_values\s*:\s*(first|last|normal)\s*\))?\s*:\s*(asc|desc)$/i;
const MOST_KEYS = 3;

function valueOf(collection: Collection, name: string): OrderKey['valueOf'] {
  const { values, places, starts } = collection.columnOf(name);
  return ({ document }) => {
    const at = starts[document] ?? 0;
    const value = at < (starts[document + 1] ?? 0) ? values[places[at] ?? -1] : undefined;
    if (typeof value === 'string') return value.toLowerCase();
    return typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : undefined;
  };
}

function keyOf(collection: Collection, part: string): OrderKey {
  const [, name = '', missing = 'normal', direction = ''] = KEY.exec(part.trim()) ?? [];
  if (name === '') throw new Refusal(400, `Parameter \`sort_by\` is malformed.`);
  const descending = direction.toLowerCase() === 'desc';
  const missingFirst = missing.toLowerCase() === 'first';
  if (name === '_text_match') return { descending, missingFirst, valueOf: ({ score }) => score };
  const field = collection.field(name);
  const sortable = field && (field.sort ?? (field.type !== 'string' && !field.type.endsWith('[]')));
  if (!sortable)
    throw new Refusal(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  return { descending, missingFirst, valueOf: valueOf(collection, name) };
}

const byScore: OrderKey = { descending: true, missingFirst: false, valueOf: ({ score }) => score };

/** What a search sorts by. What is still equal then: the later document first. */
export function orderKeys(collection: Collection, parameters: Parameters): OrderKey[] {
  const parts = textOf(parameters, 'sort_by')
    .split(',')
    .filter((part) => part.trim() !== '');
  if (parts.length > MOST_KEYS)
    throw new Refusal(422, `Only upto ${MOST_KEYS} sort_by fields can be specified.`);
  const keys = parts.map((part) => keyOf(collection, part));
  const standard = collection.schema.default_sorting_field;
  if (keys.length === 0)
    return [
      byScore,
      ...(standard === undefined || standard === '' ? [] : [keyOf(collection, `${standard}:desc`)]),
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
const MANY = 1000;

/** The first `most` of the matches in order. */
export function ordered(found: readonly Match[], keys: readonly OrderKey[], most: number): Match[] {
  const compared = (a: Match, b: Match): number => {
    for (const key of keys) {
      const order = compare(key.valueOf(a), key.valueOf(b), key);
      if (order !== 0) return order;
    }
    return b.document - a.document;
  };
  return most < MANY ? best(found, compared, most) : found.toSorted(compared).slice(0, most);
}

/** The best of them in order, without sorting the rest. */
function best<T>(all: readonly T[], compared: (a: T, b: T) => number, most: number): T[] {
  const kept: T[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (kept.length >= most && (last === undefined || compared(one, last) >= 0)) continue;
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = kept[middle];
      if (other !== undefined && compared(one, other) > 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, one);
    if (kept.length > most) kept.pop();
  }
  return kept;
}
