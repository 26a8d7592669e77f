import { putBack, reversed } from '#mocks/areas/activity/records/undoKinds.ts';
import { canUndo } from '#mocks/areas/activity/records/undoPlan.ts';
import type { JobRow } from '#mocks/contract/types/types.gen.ts';
import { findLogged, logActivity, swapChange } from '#mocks/areas/activity/log.ts';
import type { Db } from '#mocks/core/db.ts';
import type { JobRecord, Step } from './state.ts';

/** The steps that undo a job, the last change first. */
export function undoSteps(db: Db, jobId: string | null): Step[] {
  return db.activity.entries
    .filter(({ correlationId, undo, undoneBy }) => correlationId === jobId && undo && undoneBy === null)
    .map(({ id }) => ({ type: 'undo' as const, entryId: id }))
    .toReversed();
}

/** Undoes one entry of the activity log, unless its record was changed since. */
export function undoStep(db: Db, job: JobRecord, entryId: string): JobRow {
  const entry = findLogged(db.activity, entryId);
  if (!entry?.undo || !db.accounts[job.username])
    return { id: entryId, label: entry?.entityLabel ?? entryId, result: 'failed', reason: 'notAllowed' };
  const { undo, entityType, entityId, entityLabel, changes } = entry;
  const row = { id: entityId, label: entityLabel };
  if (!canUndo(db, entry, job.username)) return { ...row, result: 'skipped', reason: 'changedMeanwhile' };
  const after = putBack(db, undo, { updatedAt: new Date().toISOString(), updatedBy: job.author.actor });
  const undoing = logActivity(db, job.author, {
    action: 'undo',
    entityType,
    entityId,
    entityLabel,
    changes: changes.map(swapChange),
    correlationId: job.id,
    undo: reversed(undo, after),
  });
  entry.undoneBy = undoing.id;
  return { ...row, result: 'done', reason: null };
}
