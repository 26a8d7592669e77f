import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
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
  const { id, label, kind } = undo;
  const catalogue = catalogueOf(db.catalogue);
  const account = db.accounts[job.username];
  if (!account) return { id, label, result: 'failed', reason: 'notAllowed' };
  const table = { product: catalogue.products, sku: catalogue.skus, slabSet: catalogue.slabSets }[kind];
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
  const entity = { entityType: kind, entityId: id, entityLabel: label };
  logActivity(db.catalogue, catalogue, {
    actor,
    action: 'undo',
    ...entity,
    changes: [],
    correlationId: job.id,
  });
  return { id, label, result: 'done', reason: null };
}
