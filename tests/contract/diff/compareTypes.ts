import { listOf } from '#tests/contract/generate/schemaOf.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import type { Comparison } from './comparison.ts';

const listed = (types: Iterable<string>): string => [...types].join(' or ') || 'nothing';

/** All types that a value may have; every integer is a number, and in plain text every plain value is a string. */
function allowed(types: ReadonlySet<string>, isText: boolean): Set<string> {
  const all = new Set(types.has('number') ? [...types, 'integer'] : types);
  return isText && types.has('string') ? new Set([...all, 'number', 'integer', 'boolean']) : all;
}

const isFree = ({ types, keywords }: Shape): boolean => types === undefined && !keywords.has('enum');

function typeOf(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types that are named, or those of the values that are listed; undefined where any is allowed. */
function readTypes({ types, keywords }: Shape): ReadonlySet<string> | undefined {
  const values = keywords.get('enum');
  if (types || !values) return types;
  return new Set(
    listOf(values.value)
      .filter((value) => value !== null)
      .map(typeOf),
  );
}

/**
 * Types and null.
 * @returns whether there is more to compare: not when no value can be of both
 */
export function compareTypes(
  { note, isText }: Comparison,
  before: Shape,
  after: Shape,
  path: string,
): boolean {
  const { pointer } = after;
  if (before.nullable !== after.nullable && !isFree(before) && !isFree(after)) {
    if (after.nullable) note(pointer, path, 'null-allowed', 'may be null now', 'widened');
    else note(pointer, path, 'null-forbidden', 'may no longer be null', 'narrowed');
  }
  // Lists of values say more than their types.
  if (before.types === undefined && after.types === undefined) return true;
  const [types, newTypes] = [readTypes(before), readTypes(after)];
  if (types === undefined || newTypes === undefined) {
    const [was, is] = [listed(types ?? []), listed(newTypes ?? [])];
    if (newTypes) note(pointer, path, 'type-narrowed', `must be ${is}; it was free`, 'narrowed');
    else note(pointer, path, 'type-widened', `is free now; it was ${was}`, 'widened');
    return true;
  }
  const isPlain = isText && (path === '' || path === '[]');
  const [old, now] = [allowed(types, isPlain), allowed(newTypes, isPlain)];
  const gone = [...old].filter((type) => !now.has(type));
  const come = [...now].filter((type) => !old.has(type));
  const disjoint = gone.length === old.size && come.length === now.size && old.size + now.size > 0;
  if (disjoint) {
    const what = `is ${listed(newTypes)} now; it was ${listed(types)}`;
    note(pointer, path, 'type-changed', what, 'changed');
    return false;
  }
  const shown = (types: readonly string[], own: ReadonlySet<string>): string =>
    listed(isPlain ? types.filter((type) => own.has(type)) : types);
  if (come.length > 0) {
    note(pointer, path, 'type-widened', `may also be ${shown(come, newTypes)}`, 'widened');
  }
  if (gone.length > 0) {
    note(pointer, path, 'type-narrowed', `may no longer be ${shown(gone, types)}`, 'narrowed');
  }
  return true;
}
