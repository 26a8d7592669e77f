import { logActivity, type ActivityRecord, type Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { accountByEmail, startSignIn, type Db } from '#mocks/core/db.ts';
import type { SignedIn } from '#mocks/core/types.ts';

export const HELEN: Author = {
  actor: { id: 'u-1001', name: 'Helen Okafor' },
  source: 'call',
  ip: '127.0.0.1',
  requestId: 'req-1',
};
export const TOM: Author = { ...HELEN, actor: { id: 'u-1005', name: 'Tom Whitaker' } };

/** Somebody who calls, with all the permissions of the role. */
export function signedIn(db: Db, email = 'admin@backroom.test'): SignedIn {
  const account = accountByEmail(db, email);
  if (!account) throw new Error(`Nobody has ${email}.`);
  const { titles } = teamContext(db, account.username);
  return { account, titles, signIn: startSignIn(db, account.username, 'Firefox') };
}

export function productOf(db: Db, id: string): ProductRecord {
  const product = catalogueOf(db.catalogue).products.get(id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}

/** Gives a product another minimum, as a call does: with its entry, which may be one of a job. */
export function setMoq(
  db: Db,
  id: string,
  moq: number,
  { by = HELEN, jobId = null }: { by?: Author; jobId?: string | null } = {},
): ActivityRecord {
  const before = productOf(db, id);
  const after = catalogueOf(db.catalogue).products.put({ ...before, moq, version: before.version + 1 });
  return logActivity(db, by, {
    action: 'update',
    entityType: 'product',
    entityId: id,
    entityLabel: before.sku,
    changes: [{ field: 'moq', before: String(before.moq), after: String(moq) }],
    correlationId: jobId,
    undo: { kind: 'product', before, after },
  });
}

/** Creates a product as a call does. */
export function addProduct(db: Db, id: string, jobId: string | null = null): ActivityRecord {
  const source = productOf(db, 'prd-0001');
  const after = catalogueOf(db.catalogue).products.put({ ...source, id, sku: id, productId: id });
  const undo = { kind: 'product' as const, before: null, after };
  const about = { entityType: 'product' as const, entityId: id, entityLabel: id };
  return logActivity(db, HELEN, { action: 'create', ...about, correlationId: jobId, undo });
}

/** The entry that a job begins with. */
export function beginJob(db: Db, jobId: string): ActivityRecord {
  const about = { entityType: 'bulk' as const, entityId: jobId, entityLabel: 'Set the minimum' };
  return logActivity(db, HELEN, { action: 'update', ...about, correlationId: jobId });
}
