import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
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
  record: AlertRecord,
  state: AlertState,
) => Partial<Pick<AlertRecord, 'state' | 'snoozedUntil' | 'assigneeId'>>;

function toFields(db: Db, { state, snoozedUntil, assigneeId }: AlertRecord): object {
  const assignee = assigneeId === null ? undefined : findMember(db, assigneeId);
  return { state, snoozedUntil, assignee: assignee ? actorOf(assignee).name : assigneeId };
}

/** Changes alerts and writes down what changed; an alert that is so already is left alone. */
export function changeAlerts(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  records: readonly AlertRecord[],
  change: AlertChange,
): AlertRecord[] {
  const { db } = call;
  return records.map((before) => {
    const wanted = { ...before, ...change(before, stateOfAlert(catalogue, before, viewer.now)) };
    const changes = fieldChanges(toFields(db, before), toFields(db, wanted), [
      'state',
      'snoozedUntil',
      'assignee',
    ]);
    if (changes.length === 0) return before;
    const after = catalogue.market.alerts.put({
      ...wanted,
      version: before.version + 1,
      updatedAt: new Date(viewer.now).toISOString(),
    });
    logActivity(db, authorOf(call), {
      action: 'update',
      entityType: 'alert',
      entityId: after.id,
      entityLabel: `${after.ruleName}: ${productRefOf(catalogue, after.productId).name}`,
      changes,
      undo: { kind: 'alert', before, after },
    });
    return after;
  });
}
