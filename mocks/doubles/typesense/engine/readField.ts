import type { SearchDocument } from './types.ts';

function readPath(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => readPath(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return value === undefined || value === null ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return readPath(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}

/** The values of a field: of a list each one, of a path such as `maker.name` all that it reaches; none is no value. */
export function readField(document: SearchDocument, name: string): unknown[] {
  const value = document[name];
  if (value === undefined && name.includes('.')) return readPath(document, name.split('.'));
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A value as the text that filters and facets know it by. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
