import { catalogueOf } from '#mocks/catalogue/catalogue.ts';
import type { JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import type { Undo } from './state.ts';

/** Takes one written record back, unless somebody edited it since. */
export function undoStep(db: Db, undo: Undo): JobRow {
  const { id, label, version } = undo;
  const catalogue = catalogueOf(db.catalogue);
  const table = { product: catalogue.products, sku: catalogue.skus, slabSet: catalogue.slabSets }[undo.kind];
  if (table.get(id)?.version !== version) return { id, label, result: 'skipped', reason: 'changedMeanwhile' };
  // The version rises all the same: whoever read the imported record has an old one now.
  if (undo.before === null) table.remove(id);
  else if (undo.kind === 'product') catalogue.products.put({ ...undo.before, version: version + 1 });
  else if (undo.kind === 'sku') catalogue.skus.put({ ...undo.before, version: version + 1 });
  else catalogue.slabSets.put({ ...undo.before, version: version + 1 });
  return { id, label, result: 'done', reason: null };
}
