import { isGtin } from './gtin.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { normalizeSupplierNumber } from './supplierNumber.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import type { Call } from '#mocks/core/types.ts';
import type { SignedInCall, RequestContext } from './context.ts';

/** Fields whose changes are in the history. */
const loggedFields = [
  'partId',
  'sku',
  'colorName',
  'labelSize',
  'gtin',
  'primaryMaterial',
  'uom',
  'status',
  'archivedAt',
] as const;

/** Field rules of a SKU that a schema cannot express. */
export function skuProblems(
  { catalogue }: RequestContext,
  product: ProductRecord,
  { sku, partId, gtin }: Partial<Pick<SkuRecord, 'sku' | 'partId' | 'gtin'>>,
  ownId?: string,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const others = catalogue.skus.all().filter(({ id }) => id !== ownId);
  const isOfSupplier = ({ productId }: SkuRecord) =>
    catalogue.products.get(productId)?.supplierId === product.supplierId;
  if (sku !== undefined && others.some((one) => one.sku.toLowerCase() === sku.toLowerCase())) {
    problems.push(takenProblem('sku'));
  }
  const isSamePart = (one: SkuRecord) =>
    normalizeSupplierNumber(one.partId) === normalizeSupplierNumber(partId ?? '');
  if (partId !== undefined && others.some((one) => isSamePart(one) && isOfSupplier(one))) {
    problems.push(takenProblem('partId'));
  }
  if (gtin && !isGtin(gtin)) {
    problems.push({ field: 'gtin', code: 'check_digit', message: 'The check digit is wrong' });
  }
  return problems;
}

/** A new SKU, with unknown stock. */
export function addSku(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  product: ProductRecord,
  fields: Call<'createSku'>['body'],
): SkuRecord {
  const record = catalogue.skus.put({
    id: catalogue.nextId('sku'),
    productId: product.id,
    partId: fields.partId.trim(),
    sku: fields.sku,
    colorName: fields.colorName ?? null,
    labelSize: fields.labelSize ?? null,
    gtin: fields.gtin ?? null,
    primaryMaterial: fields.primaryMaterial ?? null,
    uom: fields.uom ?? 'EA',
    weight: null,
    dimension: null,
    status: 'active',
    quantityAvailable: null,
    futureAvailability: [],
    inventoryAt: null,
    archivedAt: null,
    version: 1,
    updatedAt: new Date(viewer.now).toISOString(),
  });
  const entity = { entityType: 'sku', entityId: record.id, entityLabel: record.sku } as const;
  const undo = { kind: 'sku', before: null, after: record } as const;
  logActivity(call.db, authorOf(call), { action: 'create', ...entity, undo });
  return record;
}

/** Writes the changes of a SKU to the activity log and raises its version. */
export function saveSku(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: SkuRecord,
  change: Partial<SkuRecord>,
  action: 'update' | 'delete',
): SkuRecord {
  const after = catalogue.skus.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: new Date(viewer.now).toISOString(),
  });
  const entity = { entityType: 'sku', entityId: after.id, entityLabel: after.sku } as const;
  const changes = fieldChanges(before, after, loggedFields);
  const undo = { kind: 'sku', before, after } as const;
  logActivity(call.db, authorOf(call), { action, ...entity, changes, undo });
  return after;
}
