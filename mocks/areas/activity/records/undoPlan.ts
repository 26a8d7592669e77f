import type { UndoOutcome, UndoPlan, UndoReason } from '#mocks/contract/types/types.gen.ts';
import { findLogged, swapChange, type ActivityRecord } from '#mocks/areas/activity/log.ts';
import type { Db } from '#mocks/core/db.ts';
import { hasPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { canReadField } from '#mocks/core/withheld.ts';
import { isAllowed, isBlocked, isSameContent, recordNow, undoKinds } from './undoKinds.ts';

const MAX_SAMPLES = 20;
const MAX_BLOCKED = 100;

type Judged = { entry: ActivityRecord; reason: UndoReason | null };

/** Whether an entry is about something that its record has, as a product has notes: that is undone, the record stays. */
const isOfPart = ({ undo, entityType }: ActivityRecord): boolean => undo !== null && undo.kind !== entityType;

function keyOf(entry: ActivityRecord): string {
  const { undo, entityType, entityId } = entry;
  return undo && isOfPart(entry)
    ? `${undo.kind} ${(undo.after ?? undo.before)?.id ?? ''}`
    : `${entityType} ${entityId}`;
}

/** The entries that undoing one is about: itself, or all of the job that it began, the last first. */
function entriesOf({ activity }: Db, entry: ActivityRecord): ActivityRecord[] {
  if (entry.entityId !== entry.correlationId) return [entry];
  const ofJob = activity.entries.filter(({ correlationId }) => correlationId === entry.correlationId);
  return ofJob.filter((one) => one !== entry).toReversed();
}

/** Judges entries as they would be undone one after the other: the later change of a record lays bare the earlier. */
function judge(
  db: Db,
  entries: readonly ActivityRecord[],
  username: string,
  mayUndo: (entry: ActivityRecord) => boolean,
) {
  const undone = new Map<string, object | null>();
  return entries.map((entry): Judged => {
    const { undo } = entry;
    const reasonOf = (): UndoReason | null => {
      if (!undo) return 'notUndoable';
      if (entry.undoneBy !== null) return 'alreadyUndone';
      if (!mayUndo(entry)) return 'notAllowed';
      const key = keyOf(entry);
      const now = undone.has(key) ? (undone.get(key) ?? null) : recordNow(db, undo);
      if (!isSameContent(now, undo.after)) return 'changedSince';
      if (isBlocked(db, undo)) return 'inUse';
      if (!isAllowed(db, undo, username)) return 'notAllowed';
      undone.set(key, undo.before);
      return null;
    };
    return { entry, reason: reasonOf() };
  });
}

/** Whether somebody who may undo such entries can undo this one now. */
export function canUndo(db: Db, entry: ActivityRecord, username: string): boolean {
  return judge(db, [entry], username, () => true).every(({ reason }) => reason === null);
}

/** Who stands in the way: who undid it, or who wrote the record last. */
function findOther(db: Db, { entry, reason }: Judged): ActivityRecord | undefined {
  if (reason === 'alreadyUndone') return findLogged(db.activity, entry.undoneBy ?? '');
  if (reason !== 'changedSince' && reason !== 'inUse') return undefined;
  const later = db.activity.entries.findLast((one) => keyOf(one) === keyOf(entry));
  return later === entry ? undefined : later;
}

/** Rises with every entry about the records of a plan. */
function versionOf(db: Db, entries: readonly ActivityRecord[]): number {
  const keys = new Set(entries.map(keyOf));
  return 1 + db.activity.entries.reduce((count, one) => count + Number(keys.has(keyOf(one))), 0);
}

/** What undoing an entry makes of its record. */
function outcomeOf(entry: ActivityRecord): UndoOutcome {
  const { undo } = entry;
  if (isOfPart(entry)) return 'changed';
  if (undo?.before === null) return 'removed';
  return undo?.after === null ? 'restored' : 'changed';
}

/** What would be undone of an entry or of a whole job, and what would not, and why; with the entries to undo, in order. */
export function planUndo(
  db: Db,
  me: SignedIn,
  entry: ActivityRecord,
): { plan: UndoPlan; undoable: ActivityRecord[] } {
  const entries = entriesOf(db, entry);
  const judged = judge(
    db,
    entries,
    me.account.username,
    ({ undo, changes }) =>
      undo !== null &&
      hasPermission(me, undoKinds[undo.kind].permission) &&
      changes.every(({ field }) => canReadField(me, field)),
  );
  const undoable = judged.flatMap((one) => (one.reason === null ? [one.entry] : []));
  const blocked = judged.filter(({ reason }) => reason !== null);
  const plan: UndoPlan = {
    entryId: entry.id,
    version: versionOf(db, entries),
    undoableCount: undoable.length,
    blockedCount: blocked.length,
    samples: undoable.slice(0, MAX_SAMPLES).map((one) => ({
      entryId: one.id,
      entityType: one.entityType,
      entityId: one.entityId,
      label: one.entityLabel,
      outcome: outcomeOf(one),
      changes: one.changes.map(swapChange),
    })),
    blocked: blocked.slice(0, MAX_BLOCKED).flatMap((one) => {
      if (one.reason === null) return [];
      const other = findOther(db, one);
      const { id, entityType, entityId, entityLabel } = one.entry;
      const who = { by: other?.actor ?? null, at: other?.at ?? null };
      return [{ entryId: id, entityType, entityId, label: entityLabel, reason: one.reason, ...who }];
    }),
  };
  return { plan, undoable };
}
