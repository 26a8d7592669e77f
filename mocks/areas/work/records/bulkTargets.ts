import type { BulkRequest, FieldChange, FieldProblem, SkipReason } from '#mocks/contract/types/types.gen.ts';
import type { ParsedQuery } from './listQuery.ts';

/** A record that a bulk change is about, with the version that was previewed. */
export interface BulkTarget {
  id: string;
  label: string;
  version: number;
}

/** What an action would do to one record, or why it would not. */
export type BulkOutcome = { changes: FieldChange[] } | { skip: SkipReason };

interface TargetSource<Query> {
  /** The record with an id; undefined: there is none. */
  readonly find: (id: string) => BulkTarget | undefined;
  readonly read: (query: string) => ParsedQuery<Query>;
  /** The records of the list, in its order. */
  readonly list: (query: Query) => readonly BulkTarget[];
}

/** The records with these ids, each once; one that is not there any more stays, to be skipped by its name. */
export function namedTargets(ids: readonly string[], find: TargetSource<never>['find']): BulkTarget[] {
  return [...new Set(ids)].map((id) => find(id) ?? { id, label: id, version: 0 });
}

/** The records that a selection means, or what the list would refuse of its query. */
export function selectedTargets<Query>(
  { ids, query = '', excludeIds = [] }: BulkRequest['selection'],
  { find, read, list }: TargetSource<Query>,
): BulkTarget[] | { problems: FieldProblem[] } {
  if (ids) return namedTargets(ids, find);
  const parsed = read(query);
  if ('problems' in parsed) return parsed;
  const excluded = new Set(excludeIds);
  return list(parsed.query).filter(({ id }) => !excluded.has(id));
}
