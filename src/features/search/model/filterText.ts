import type { SearchFacet } from '#api/generated/types.gen.ts';
import type { NumberRange } from './searchState.ts';

/** Between the titles of a path. */
export const PATH_SIGN = ' > ';

/** A value in backticks may hold any other sign; a backtick itself cannot be said, so such a value is not asked for. */
export const canFilter = (value: string): boolean => !value.includes('`');

/** Any of the values of one field; null where nothing can be asked. */
function toAnyFilter(field: string, values: readonly string[]): string | null {
  const quoted = values.filter(canFilter).map((value) => `\`${value}\``);
  return quoted.length === 0 ? null : `${field}:=[${quoted.join(',')}]`;
}

/** A path says by its length which level it is of. */
function hierarchyText(levels: readonly string[], paths: readonly string[]): string | null {
  const parts = levels.flatMap(
    (field, at) =>
      toAnyFilter(
        field,
        paths.filter((path) => path.split(PATH_SIGN).length - 1 === at),
      ) ?? [],
  );
  if (parts.length === 0) return null;
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join(' || ')})`;
}

/** One facet as a filter; null where nothing of it is asked. */
export function facetFilter(
  { field, kind, levels }: SearchFacet,
  values: readonly string[],
  range: NumberRange | undefined,
): string | null {
  switch (kind) {
    case 'hierarchy':
      return hierarchyText(levels ?? [field], values);
    case 'boolean':
      return values.includes('true') ? `${field}:=true` : null;
    case 'range':
      return range ? rangeFilter(field, range) : null;
    case 'value':
      return toAnyFilter(field, values);
  }
}

function rangeFilter(field: string, { from, to }: NumberRange): string | null {
  if (from !== null && to !== null) return `${field}:[${from}..${to}]`;
  if (from !== null) return `${field}:>=${from}`;
  return to === null ? null : `${field}:<=${to}`;
}
