import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import type { ProductNote } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { catalogueOf } from './catalogueTables.ts';
import type { SignedInCall } from './context.ts';
import type { NoteRecord, ProductRecord } from './recordTypes.ts';

/** Who deletes a note: who writes notes deletes their own, and those of others as somebody who may edit the product. */
export function missingToDelete(
  { createdBy }: NoteRecord,
  callerId: string,
  titles: ReadonlySet<string>,
): 'Competitor Manager: Edit' | 'SKU Manager: Edit' | undefined {
  if (!titles.has(permissions.competitorManagerEdit)) return permissions.competitorManagerEdit;
  const isOwn = createdBy.id === callerId;
  return isOwn || titles.has(permissions.skuManagerEdit) ? undefined : permissions.skuManagerEdit;
}

/** A note as the contract says it to somebody. */
export function toNote(record: NoteRecord, { account, titles }: SignedIn): ProductNote {
  const { id, text, createdAt, createdBy } = record;
  const mayDelete = missingToDelete(record, actorOf(account).id, titles) === undefined;
  return { id, text, createdAt, createdBy, mayDelete };
}

/** A note that comes or goes is a change of its product in the log: that is what one looks for there. */
export function logNote(
  call: SignedInCall,
  { id, sku }: ProductRecord,
  before: NoteRecord | null,
  after: NoteRecord | null,
): void {
  logActivity(call.db, authorOf(call), {
    action: 'update',
    entityType: 'product',
    entityId: id,
    entityLabel: sku,
    changes: [{ field: 'note', before: before?.text ?? null, after: after?.text ?? null }],
    undo: { kind: 'productNote', before, after },
  });
}

export const noteUndo: UndoKind<NoteRecord> = {
  permission: permissions.competitorManagerEdit,
  table: (db) => catalogueOf(db.catalogue).notes,
  // A note that was deleted comes back as it was written; taking one away is deleting it.
  isAllowed: (db, username, now, next) => {
    const account = db.accounts[username];
    if (next !== null || !now || !account) return true;
    return missingToDelete(now, actorOf(account).id, teamContext(db, username).titles) === undefined;
  },
};
