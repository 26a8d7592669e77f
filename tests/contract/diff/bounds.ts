import { isRecord } from '#mocks/contract/homes.ts';

import { listOf } from '#tests/contract/generate/schemaOf.ts';
import type { Effect } from './change.ts';

/** A keyword that limits a value, in words, and what a change of it does. */
interface Bound {
  words: string;
  effect: (before: unknown, after: unknown) => Effect;
}

const most = (before: unknown, after: unknown): Effect =>
  Number(after) < Number(before) ? 'narrowed' : 'widened';
/** A least value: a greater one allows less. */
export const least = (before: unknown, after: unknown): Effect =>
  Number(after) > Number(before) ? 'narrowed' : 'widened';
const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-9;

/** Steps of 2 allow all that steps of 4 allow. */
function step(before: unknown, after: unknown): Effect {
  if (isWhole(Number(after) / Number(before))) return 'narrowed';
  return isWhole(Number(before) / Number(after)) ? 'widened' : 'changed';
}

const entries = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).map((one) => JSON.stringify(one))
    : listOf(value).map((one) => JSON.stringify(one));
const list = (value: unknown): string[] => listOf(value).map((one) => JSON.stringify(one));

function compareAll(old: readonly string[], now: readonly string[]): Effect {
  if (old.every((one) => now.includes(one))) return 'narrowed';
  return now.every((one) => old.includes(one)) ? 'widened' : 'changed';
}

/** Rules that hold together, as a list: more of them allow less. */
export const compareRules = (before: unknown, after: unknown): Effect =>
  compareAll(list(before), list(after));

/** Rules by the name of what they are for: more of them allow less. */
export const compareNamed = (before: unknown, after: unknown): Effect =>
  compareAll(entries(before), entries(after));

/** Each allows all that the one before it allows. */
const WIDER: readonly (readonly string[])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

function format(before: unknown, after: unknown): Effect {
  for (const formats of WIDER) {
    const [old, now] = [formats.indexOf(String(before)), formats.indexOf(String(after))];
    if (old >= 0 && now >= 0) return now > old ? 'widened' : 'narrowed';
  }
  return compareRules(before, after);
}

export const BOUNDS: ReadonlyMap<string, Bound> = new Map([
  ['maxLength', { words: 'greatest length', effect: most }],
  ['minLength', { words: 'least length', effect: least }],
  ['maxItems', { words: 'greatest number of items', effect: most }],
  ['minItems', { words: 'least number of items', effect: least }],
  ['maxContains', { words: 'greatest number of contained items', effect: most }],
  ['minContains', { words: 'least number of contained items', effect: least }],
  ['maxProperties', { words: 'greatest number of properties', effect: most }],
  ['x-max-bytes', { words: 'greatest size in bytes', effect: most }],
  ['minProperties', { words: 'least number of properties', effect: least }],
  ['multipleOf', { words: 'step', effect: step }],
  ['pattern', { words: 'pattern', effect: compareRules }],
  ['format', { words: 'format', effect: format }],
  ['x-passing', { words: 'values that pass by themselves', effect: compareRules }],
  ['x-counts', { words: 'rows that it counts', effect: () => 'changed' }],
  ['x-when', { words: 'values that follow from others', effect: () => 'changed' }],
  ['x-default-after', { words: 'time after which it is by default', effect: () => 'changed' }],
  ['x-only-without', { words: 'field that replaces it', effect: () => 'changed' }],
  ['x-byte-order-mark', { words: 'byte order mark', effect: () => 'changed' }],
  ['x-no-formulas', { words: 'rule against formulas', effect: () => 'changed' }],
  ['x-permission', { words: 'permission', effect: () => 'changed' }],
  ['x-permission-values', { words: 'permissions of its values', effect: compareNamed }],
]);
