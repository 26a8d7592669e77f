import type { Effect } from './change.ts';

/** A keyword that limits a value, in words, and what a change of it does. */
interface Bound {
  words: string;
  effect: (before: number, after: number) => Effect;
}

const most = (before: number, after: number): Effect => (after < before ? 'narrowed' : 'widened');
const least = (before: number, after: number): Effect => (after > before ? 'narrowed' : 'widened');
const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-9;

/** Steps of 2 allow all that steps of 4 allow. */
function step(before: number, after: number): Effect {
  if (isWhole(after / before)) return 'narrowed';
  return isWhole(before / after) ? 'widened' : 'changed';
}

const other = (): Effect => 'changed';

export const BOUNDS: ReadonlyMap<string, Bound> = new Map([
  ['maxLength', { words: 'greatest length', effect: most }],
  ['minLength', { words: 'least length', effect: least }],
  ['maximum', { words: 'greatest value', effect: most }],
  ['minimum', { words: 'least value', effect: least }],
  ['exclusiveMaximum', { words: 'upper end (itself excluded)', effect: most }],
  ['exclusiveMinimum', { words: 'lower end (itself excluded)', effect: least }],
  ['maxItems', { words: 'greatest number of items', effect: most }],
  ['minItems', { words: 'least number of items', effect: least }],
  ['maxProperties', { words: 'greatest number of properties', effect: most }],
  ['minProperties', { words: 'least number of properties', effect: least }],
  ['multipleOf', { words: 'step', effect: step }],
  ['pattern', { words: 'pattern', effect: other }],
  ['format', { words: 'format', effect: other }],
]);
