import { changesOf, remember } from './history.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { ProductRecord } from './records.ts';
import type { Asked, RequestContext } from './catalogueShared.ts';

/** Fields whose changes are in the history. */
const written = [
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
  { db, me }: Asked,
  { catalogue, viewer }: RequestContext,
  before: ProductRecord,
  change: Partial<ProductRecord>,
  action: 'update' | 'delete' | 'restore' = 'update',
): ProductRecord {
  const actor = actorOf(me.account);
  const stamp = {
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: actor,
    version: before.version + 1,
  };
  const after = catalogue.products.put({ ...before, ...change, ...stamp });
  const changes = changesOf(before, after, written);
  const entity = { entityType: 'product', entityId: after.id, entityLabel: after.sku } as const;
  remember(db.catalogue, catalogue, { actor, action, ...entity, changes });
  return after;
}
