/** What a contract states of records that change by themselves or by a call, beyond OpenAPI. */
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from './contract.ts';
import { valueAt } from './follow.ts';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The values of a state that pass by themselves (`x-passing` of its schema). */
export const passingOf = (schema: unknown): string[] => textsOf(at(schema, 'x-passing'));

/** Within how many milliseconds something new is said of what passes by itself (`x-progress-ms` at the root). */
export function progressMsOf({ document }: Contract): number | undefined {
  const stated = at(document, 'x-progress-ms');
  return typeof stated === 'number' && stated > 0 ? stated : undefined;
}

/** What the record above says after a call (`x-leads-to` of the operation: the possible values by property). */
export function leadsToOf(
  { document }: Contract,
  { pointer }: Operation,
): [name: string, values: string[]][] {
  const stated = at(valueAt(document, pointer), 'x-leads-to');
  return Object.entries(isRecord(stated) ? stated : {}).map(([name, values]) => [name, textsOf(values)]);
}
