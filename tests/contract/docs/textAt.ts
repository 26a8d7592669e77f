import { at } from '#mocks/contract/homes.ts';

/** The text at a place in a document, trimmed; empty when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const text = at(value, ...path);
  return typeof text === 'string' ? text.trim() : '';
}
