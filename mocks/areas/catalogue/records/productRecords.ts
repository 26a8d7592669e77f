import { fieldChanges, logActivity } from './activityLog.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { ProductRecord } from './recordTypes.ts';
import type { SignedInCall, RequestContext } from './requestContext.ts';

/** Fields whose changes are in the history. */
const loggedFields = [
  'name',
  'description',
  'brand',
  'lineName',
  'supplierId',
  'categoryId',
  'status',
  'moq',
  'leadTimeDays',
  'countryOfOrigin',
  'priceExpiresAt',
  'isKvi',
  'isCaution',
  'replacedById',
  'features',
  'lockedFields',
  'charges',
  'images',
  'archivedAt',
] as const;

/** What a person changes of a product is written down, and its version rises. */
export function saveProduct(
  { db, me }: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: ProductRecord,
  change: Partial<ProductRecord>,
  action: 'update' | 'delete' | 'restore' = 'update',
): ProductRecord {
  const actor = actorOf(me.account);
  const update = {
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: actor,
    version: before.version + 1,
  };
  const after = catalogue.products.put({ ...before, ...change, ...update });
  const changes = fieldChanges(before, after, loggedFields);
  const entity = { entityType: 'product', entityId: after.id, entityLabel: after.sku } as const;
  logActivity(db.catalogue, catalogue, { actor, action, ...entity, changes });
  return after;
}
