import { isRecord } from '#mocks/contract/homes.ts';
import type { ImportKind } from '#mocks/contract/types/types.gen.ts';
import { isAddedColumn } from './importFields.ts';

/** The field of a column, null to leave it out, undefined where nothing is said of it. */
type FieldOf = (header: string, index: number) => string | null | undefined;
const isField = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** The mapping sent along: a field or null for each column, or by header. Null when none is sent, undefined when it is none. */
export function readMapping(text: string | undefined): FieldOf | null | undefined {
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) {
      return value.every(isField) ? (_header, index) => value[index] ?? null : undefined;
    }
    if (!isRecord(value)) return undefined;
    const byHeader = new Map(Object.entries(value));
    if (![...byHeader.values()].every(isField)) return undefined;
    return (header) => {
      const field = byHeader.get(header);
      return isField(field) ? field : undefined;
    };
  } catch {
    return undefined;
  }
}

/** What a person's mapping is remembered by. The columns that an error file adds change nothing. */
export function mappingKey(username: string, kind: ImportKind, headers: readonly string[]): string {
  return [username, kind, ...headers.filter((header) => !isAddedColumn(header))].join('\n');
}

/** The mapping that was remembered, by the columns of a file that may have more than it had. */
export function recallMapping(
  fields: readonly (string | null)[] | undefined,
  headers: readonly string[],
): FieldOf {
  if (!fields) return () => undefined;
  const ownPositions = headers.flatMap((header, index) => (isAddedColumn(header) ? [] : [index]));
  return (_header, index) => fields[ownPositions.indexOf(index)] ?? null;
}
