import { listOf, type Parameters } from './parameters.ts';
import type { SearchDocument } from './types.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isInside = (path: string, names: readonly string[]): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}.`));

function selectFields(
  value: unknown,
  path: string,
  include: readonly string[],
  exclude: readonly string[],
): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) => (isObject(one) ? selectFields(one, path, include, exclude) : one));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    const isIncluded =
      include.length === 0 ||
      isInside(childPath, include) ||
      include.some((name) => name.startsWith(`${childPath}.`));
    return isIncluded && !isInside(childPath, exclude)
      ? [[key, selectFields(one, childPath, include, exclude)] as const]
      : [];
  });
  return Object.fromEntries(inner);
}

/** What of a document is shown: `include_fields` without `exclude_fields`. */
export function toResultDocument(document: SearchDocument, parameters: Parameters): Record<string, unknown> {
  const include = listOf(parameters, 'include_fields');
  const exclude = listOf(parameters, 'exclude_fields');
  const selected = selectFields(document, '', include, exclude);
  return isObject(selected) ? selected : {};
}
