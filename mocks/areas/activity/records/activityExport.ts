import { csvLine } from '#mocks/areas/work/records/csv.ts';
import { readActivityQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { ExportRequest, FieldChange, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import type { Db } from '#mocks/core/db.ts';
import { menuOfAccount, peopleTables, titlesOf } from '#mocks/core/people.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { findEntries, findEntry } from './entries.ts';
import { fieldReader } from './filters.ts';

type Row = ActivityRecord & { change: FieldChange | null };

/** What a file can hold of the log; a row is one change. */
export const activityCells: Readonly<Record<string, (row: Row) => string | null>> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  actor: ({ actor }) => actor.name,
  action: ({ action }) => action,
  entityType: ({ entityType }) => entityType,
  entityId: ({ entityId }) => entityId,
  entityLabel: ({ entityLabel }) => entityLabel,
  field: ({ change }) => change?.field ?? null,
  before: ({ change }) => change?.before ?? null,
  after: ({ change }) => change?.after ?? null,
  source: ({ source }) => source,
  ip: ({ ip }) => ip,
  requestId: ({ requestId }) => requestId,
  job: ({ correlationId }) => correlationId,
};

/** The entries that an export is about, by id; or what the list would refuse of the query. */
export function findExportedActivity(
  db: Db,
  me: SignedIn,
  { query, ids, excludeIds = [] }: Pick<ExportRequest, 'query' | 'ids' | 'excludeIds'>,
): string[] | { problems: FieldProblem[] } {
  const parsed = readActivityQuery(query);
  if ('problems' in parsed) return parsed;
  const asked = ids ? {} : parsed.query;
  const [chosen, excluded] = [new Set(ids), new Set(excludeIds)];
  const { own, past } = findEntries(db, asked, me);
  const found = [...own, ...past].flatMap(({ id }) => ((ids ? chosen.has(id) : !excluded.has(id)) ? id : []));
  return parsed.query.sort?.[0] === 'at' ? found.toReversed() : found;
}

/** The lines of one entry: one for each change that whoever started the export may read. */
export function activityLines(
  db: Db,
  username: string,
  id: string,
  columns: readonly string[],
): { label: string; lines: string[] } | null {
  const entry = findEntry(db, id);
  const account = db.accounts[username];
  if (!entry || !account) return null;
  const titles = new Set(titlesOf(menuOfAccount(peopleTables(db.people), account).data ?? []));
  const canRead = fieldReader({ titles });
  const changes = entry.changes.filter(({ field }) => canRead(field));
  const lines = (changes.length > 0 ? changes : [null]).map((change) =>
    csvLine(columns.map((column) => activityCells[column]?.({ ...entry, change }) ?? null)),
  );
  return { label: entry.entityLabel, lines };
}
