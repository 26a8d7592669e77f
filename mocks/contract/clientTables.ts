import { requiredFields } from './required.ts';

const NOTE = '// Made from openapi.yaml by mocks/contract/generate.ts\n';
const toJson = (value: unknown): string => JSON.stringify(value);

/** What the client must know of single operations, as files beside its generated code. */
export function clientTables(
  entries: readonly Readonly<Record<string, unknown>>[],
  document: unknown,
): Record<string, string> {
  const listOperations = (matches: (entry: Readonly<Record<string, unknown>>) => boolean): string =>
    toJson(entries.filter(matches).map(({ method, path }) => `${String(method)} ${String(path)}`));
  return {
    'operations.gen.ts': `${NOTE}
/** Observed and secured: their 200 may be a needs-login body, which reaches the caller as null (D5). */
export const nullable: readonly string[] = ${listOperations(({ needsLogin }) => needsLogin === true)};

/** Called by people who are not signed in: no reply of theirs ends a session (E46). */
export const open: readonly string[] = ${listOperations(({ secured }) => secured === false)};
`,
    'required.gen.ts': `${NOTE}
/** What a read must bring: by operation the paths of the fields that are neither optional nor null. */
export const required: Readonly<Record<string, readonly string[]>> = ${toJson(requiredFields(document))};
`,
  };
}
