import { listOf, type Parameters } from './parameters.ts';
import type { SearchDocument } from './types.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const within = (path: string, names: readonly string[]): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}.`));

function kept(value: unknown, path: string, include: readonly string[], exclude: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) => (isObject(one) ? kept(one, path, include, exclude) : one));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const own = path === '' ? key : `${path}.${key}`;
    const wanted =
      include.length === 0 || within(own, include) || include.some((name) => name.startsWith(`${own}.`));
    return wanted && !within(own, exclude) ? [[key, kept(one, own, include, exclude)] as const] : [];
  });
  return Object.fromEntries(inner);
}

/** What of a document is shown: `include_fields` without `exclude_fields`. */
export function shownDocument(document: SearchDocument, parameters: Parameters): Record<string, unknown> {
  const include = listOf(parameters, 'include_fields');
  const exclude = listOf(parameters, 'exclude_fields');
  const shown = kept(document, '', include, exclude);
  return isObject(shown) ? shown : {};
}
