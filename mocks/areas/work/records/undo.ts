import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { changeMember, removeInvitation } from '#mocks/areas/people/records/memberWriting.ts';
import { memberStatus, findMember, teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { logActivity } from '#mocks/areas/catalogue/records/activityLog.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { JobRecord, Undo } from './state.ts';

/** Whether somebody built on what an import made. */
function hasDependents(catalogue: Catalogue, { kind, id, before }: Undo): boolean {
  if (before !== null) return false;
  if (kind === 'product') return catalogue.skusOf(id).length > 0 || catalogue.setsOf(id).length > 0;
  if (kind !== 'sku') return false;
  const productId = catalogue.skus.get(id)?.productId ?? '';
  return catalogue.setsOf(productId).some(({ owner }) => owner.id === id);
}

/** Takes one written record back, unless somebody edited it since. */
export function undoStep(db: Db, job: JobRecord, undo: Undo): JobRow {
  const { id, label } = undo;
  const catalogue = catalogueOf(db.catalogue);
  const account = db.accounts[job.username];
  if (!account) return { id, label, result: 'failed', reason: 'notAllowed' };
  if (undo.kind === 'member') {
    const reason = undoMember(db, job, undo);
    return { id, label, result: reason === null ? 'done' : 'skipped', reason };
  }
  const table = { product: catalogue.products, sku: catalogue.skus, slabSet: catalogue.slabSets }[undo.kind];
  if (table.get(id)?.version !== undo.version || hasDependents(catalogue, undo))
    return { id, label, result: 'skipped', reason: 'changedMeanwhile' };
  const actor = actorOf(account);
  const updatedAt = new Date().toISOString();
  // The version rises all the same: whoever read the imported record has an old one now.
  const version = undo.version + 1;
  if (undo.before === null) table.remove(id);
  else if (undo.kind === 'product')
    catalogue.products.put({ ...undo.before, version, updatedAt, updatedBy: actor });
  else if (undo.kind === 'sku') catalogue.skus.put({ ...undo.before, version, updatedAt });
  else catalogue.slabSets.put({ ...undo.before, version, updatedAt, updatedBy: actor });
  const entity = { entityType: undo.kind, entityId: id, entityLabel: label };
  logActivity(db.catalogue, catalogue, {
    actor,
    action: 'undo',
    ...entity,
    changes: [],
    correlationId: job.id,
  });
  return { id, label, result: 'done', reason: null };
}

/** Takes back what an import did to a member; an invitation that was accepted stays. */
function undoMember(
  db: Db,
  job: JobRecord,
  { id, version, before }: Extract<Undo, { kind: 'member' }>,
): JobRow['reason'] {
  const context = teamContext(db, job.username);
  const account = findMember(db, id);
  if (account?.membership.version !== version) return 'changedMeanwhile';
  if (before === null) {
    if (memberStatus(account) !== 'invited') return 'changedMeanwhile';
    removeInvitation(context, account);
    return null;
  }
  account.profile = before.profile;
  changeMember(context, account, {}, { action: 'undo', correlationId: job.id });
  return null;
}
