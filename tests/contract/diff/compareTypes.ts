import type { Comparison } from './comparison.ts';
import type { Shape } from '#tests/contract/model/shape.ts';

const listed = (types: Iterable<string>): string => [...types].join(' or ') || 'nothing';

/** All types that a value may have; every integer is a number. */
function allowed(types: ReadonlySet<string>): Set<string> {
  return new Set(types.has('number') ? [...types, 'integer'] : types);
}

const isFree = ({ types, keywords }: Shape): boolean => types === undefined && !keywords.has('enum');

/**
 * Types and null.
 * @returns whether there is more to compare: not when no value can be of both
 */
export function compareTypes({ note }: Comparison, before: Shape, after: Shape, path: string): boolean {
  if (before.nullable !== after.nullable && !isFree(before) && !isFree(after)) {
    if (after.nullable) note(after.pointer, path, 'may be null now', 'widened');
    else note(after.pointer, path, 'may no longer be null', 'narrowed');
  }
  if (before.types === undefined && after.types === undefined) return true;
  if (before.types === undefined || after.types === undefined) {
    // A list of values says more than their type.
    if (!isFree(before) && !isFree(after)) return true;
    if (after.types) note(after.pointer, path, `must be ${listed(after.types)}; it was free`, 'narrowed');
    else note(after.pointer, path, `is free now; it was ${listed(before.types ?? [])}`, 'widened');
    return true;
  }
  const [old, now] = [allowed(before.types), allowed(after.types)];
  const gone = [...old].filter((type) => !now.has(type));
  const come = [...now].filter((type) => !old.has(type));
  const disjoint = gone.length === old.size && come.length === now.size && old.size + now.size > 0;
  if (disjoint) {
    note(after.pointer, path, `is ${listed(after.types)} now; it was ${listed(before.types)}`, 'changed');
    return false;
  }
  if (come.length > 0) note(after.pointer, path, `may also be ${listed(come)}`, 'widened');
  if (gone.length > 0) note(after.pointer, path, `may no longer be ${listed(gone)}`, 'narrowed');
  return true;
}
