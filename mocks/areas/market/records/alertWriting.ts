import { authorOf, fieldChanges, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import type { AlertState } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { stateOfAlert } from './alertRecords.ts';
import { productRefOf } from './matchRecords.ts';
import type { AlertRecord } from './recordTypes.ts';

/** What becomes of an alert in its present state. */
export type AlertChange = (
  state: AlertState,
) => Partial<Pick<AlertRecord, 'state' | 'snoozedUntil' | 'assigneeId'>>;

function toFields(db: Db, { state, snoozedUntil, assigneeId }: AlertRecord): object {
  const assignee = assigneeId === null ? undefined : findMember(db, assigneeId);
  return { state, snoozedUntil, assignee: assignee ? actorOf(assignee).name : assigneeId };
}

/** Stores an alert and writes down what was changed; one that is so already is left alone. */
export function putAlert(db: Db, author: Author, before: AlertRecord, wanted: AlertRecord): AlertRecord {
  const changes = fieldChanges(toFields(db, before), toFields(db, wanted), [
    'state',
    'snoozedUntil',
    'assignee',
  ]);
  if (changes.length === 0) return before;
  const catalogue = catalogueOf(db.catalogue);
  const after = catalogue.market.alerts.put({
    ...wanted,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  logActivity(db, author, {
    action: 'update',
    entityType: 'alert',
    entityId: after.id,
    entityLabel: `${after.ruleName}: ${productRefOf(catalogue, after.productId).name}`,
    changes,
    undo: { kind: 'alert', before, after },
  });
  return after;
}

/** Does the same with alerts, by their present state. */
export function changeAlerts(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  records: readonly AlertRecord[],
  change: AlertChange,
): AlertRecord[] {
  return records.map((before) =>
    putAlert(call.db, authorOf(call), before, {
      ...before,
      ...change(stateOfAlert(catalogue, before, viewer.now)),
    }),
  );
}
