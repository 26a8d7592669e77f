import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { nameRecords } from './nameRecords.ts';
import type { ProductRecord } from './recordTypes.ts';
import type { SignedInCall, RequestContext } from './context.ts';

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
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: ProductRecord,
  change: Partial<ProductRecord>,
  action: 'update' | 'delete' | 'restore' = 'update',
): ProductRecord {
  const author = authorOf(call);
  const update = {
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: author.actor,
    version: before.version + 1,
  };
  const after = catalogue.products.put({ ...before, ...change, ...update });
  const changes = nameRecords(catalogue, fieldChanges(before, after, loggedFields));
  const entity = { entityType: 'product', entityId: after.id, entityLabel: after.sku } as const;
  const undo = { kind: 'product', before, after } as const;
  logActivity(call.db, author, { action, ...entity, changes, undo });
  return after;
}
