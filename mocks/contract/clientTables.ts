import { readFileSync, writeFileSync } from 'node:fs';

import { operationsOf } from './homes.ts';
import { requiredFields } from './required.ts';

const NOTE = '// Made from openapi.yaml by mocks/contract/generate.ts\n';
const toJson = (value: unknown): string => JSON.stringify(value);

/** Logging out acts, although it is a GET (spec §7). */
const queryIds = (document: unknown): string =>
  operationsOf(document)
    .filter(({ method, operation }) => method === 'get' && operation['operationId'] !== 'logoutUser')
    .map(({ operation }) => `  | '${String(operation['operationId'])}'`)
    .join('\n');

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
    'queryIds.gen.ts': `${NOTE}
/** Operations that are read through the cache. */
export type QueryId =
${queryIds(document)};
`,
    'required.gen.ts': `${NOTE}
/** What a read must bring: by operation the paths of the fields that are neither optional nor null. */
export const required: Readonly<Record<string, readonly string[]>> = ${toJson(requiredFields(document))};
`,
  };
}

/** Keys are made in the file of their call, and the generator keeps to itself what makes them. */
export function exportKeyMaker(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^const createQueryKey/m, 'export $&'));
}
