import { isRecord } from '#mocks/contract/homes.ts';

/** Names and values of an object; none of anything else. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value) : [];
