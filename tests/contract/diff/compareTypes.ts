import type { Shape } from '#tests/contract/model/shape.ts';
import type { Comparison } from './comparison.ts';

const listed = (types: Iterable<string>): string => [...types].join(' or ') || 'nothing';

/** All types that a value may have; every integer is a number, and in plain text every plain value is a string. */
function allowed(types: ReadonlySet<string>, isText: boolean): Set<string> {
  const all = new Set(types.has('number') ? [...types, 'integer'] : types);
  return isText && types.has('string') ? new Set([...all, 'number', 'integer', 'boolean']) : all;
}

const isFree = ({ types, keywords }: Shape): boolean => types === undefined && !keywords.has('enum');

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
  if (before.types === undefined && after.types === undefined) return true;
  if (before.types === undefined || after.types === undefined) {
    // A list of values says more than their type.
    if (!isFree(before) && !isFree(after)) return true;
    const [was, is] = [listed(before.types ?? []), listed(after.types ?? [])];
    if (after.types) note(pointer, path, 'type-narrowed', `must be ${is}; it was free`, 'narrowed');
    else note(pointer, path, 'type-widened', `is free now; it was ${was}`, 'widened');
    return true;
  }
  const isPlain = isText && (path === '' || path === '[]');
  const [old, now] = [allowed(before.types, isPlain), allowed(after.types, isPlain)];
  const gone = [...old].filter((type) => !now.has(type));
  const come = [...now].filter((type) => !old.has(type));
  const disjoint = gone.length === old.size && come.length === now.size && old.size + now.size > 0;
  if (disjoint) {
    const what = `is ${listed(after.types)} now; it was ${listed(before.types)}`;
    note(pointer, path, 'type-changed', what, 'changed');
    return false;
  }
  const shown = (types: readonly string[], own: ReadonlySet<string>): string =>
    listed(isPlain ? types.filter((type) => own.has(type)) : types);
  if (come.length > 0) {
    note(pointer, path, 'type-widened', `may also be ${shown(come, after.types)}`, 'widened');
  }
  if (gone.length > 0) {
    note(pointer, path, 'type-narrowed', `may no longer be ${shown(gone, before.types)}`, 'narrowed');
  }
  return true;
}
