import { bulkMember } from '#mocks/areas/people/records/memberBulk.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { bulkCategory } from '#mocks/areas/catalogue/records/categoryBulk.ts';
import { bulkMapping } from '#mocks/areas/market/records/mappingBulk.ts';
import { bulkMatch, findMissingMatchParam } from '#mocks/areas/market/records/matchBulk.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { findProducts, findSkus } from '#mocks/areas/catalogue/records/filters.ts';
import { fieldChanges, logActivity, type Undo } from '#mocks/areas/activity/log.ts';
import { sortProducts, sortSkus } from '#mocks/areas/catalogue/records/listOrder.ts';
import { moveFirstBreaks } from '#mocks/areas/catalogue/records/moqLadders.ts';
import { nameRecords } from '#mocks/areas/catalogue/records/nameRecords.ts';
import type { ProductRecord, SkuRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { isNumberTaken } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import type { Viewer } from '#mocks/areas/catalogue/records/rows.ts';
import type { BulkRequest, JobRow, SkipReason } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { PeopleTables } from '#mocks/core/people.ts';
import { selectedTargets, type BulkOutcome } from './bulkTargets.ts';
import { readListQuery } from './listQuery.ts';
import type { JobRecord, Step } from './state.ts';

/** A number of pieces nobody means: the job that sets it breaks half-way, so that one can see what happens then. */
export const FAILING_MOQ = 31_313;

/** What is missing in the parameters of an action; undefined when nothing is. */
export function findMissingParam(
  request: BulkRequest,
  catalogue: Catalogue,
  { roles }: PeopleTables,
): string | undefined {
  const { action, params, resource } = request;
  switch (action) {
    case 'setCategory':
    case 'mapCategory':
      return params.categoryId && catalogue.categories.get(params.categoryId)
        ? undefined
        : 'params.categoryId';
    case 'mapSupplier':
      return params.supplierId && catalogue.suppliers.get(params.supplierId)
        ? undefined
        : 'params.supplierId';
    case 'setStatus': {
      const disallowed = resource === 'products' ? 'backorder' : 'draft';
      return params.status && params.status !== disallowed ? undefined : 'params.status';
    }
    case 'setKvi':
      return params.isKvi === undefined ? 'params.isKvi' : undefined;
    case 'setMoq':
      return params.moq === undefined ? 'params.moq' : undefined;
    case 'applyFeatures':
      return params.features?.length ? undefined : 'params.features';
    case 'setRole':
      return params.roleId !== undefined && roles.get(params.roleId) ? undefined : 'params.roleId';
    case 'setTargets':
      return params.targetGpPct === undefined && params.minGpPct === undefined
        ? 'params.targetGpPct'
        : undefined;
    case 'archive':
    case 'deactivate':
    case 'resendInvitation':
    case 'acceptSuggestion':
      return undefined;
    case 'confirm':
    case 'reject':
    case 'setMatchType':
    case 'setPackFactor':
    case 'reRead':
      return findMissingMatchParam(request);
  }
}

/** The products or SKUs that a selection means, or what the list would refuse of its query. */
export function findTargets(
  { resource, selection }: BulkRequest,
  catalogue: Catalogue,
  viewer: Viewer,
): ReturnType<typeof selectedTargets> {
  const isProducts = resource === 'products';
  const toTarget = ({ id, sku, version }: ProductRecord | SkuRecord) => ({ id, label: sku, version });
  return selectedTargets(selection, {
    find: (id) => {
      const record = isProducts ? catalogue.products.get(id) : catalogue.skus.get(id);
      return record && toTarget(record);
    },
    read: (query) => readListQuery(isProducts ? 'products' : 'skus', query),
    list: (query) =>
      isProducts
        ? sortProducts(catalogue, findProducts(catalogue, query, viewer.now), query, viewer).map(toTarget)
        : sortSkus(catalogue, findSkus(catalogue, query, viewer.now), query, viewer).map(toTarget),
  });
}

function toProductChange(
  { action, params }: BulkRequest,
  product: ProductRecord,
  now: string,
): Partial<ProductRecord> | null {
  switch (action) {
    case 'setCategory':
      return { categoryId: params.categoryId ?? product.categoryId };
    case 'setStatus':
      return params.status && params.status !== 'backorder' ? { status: params.status } : null;
    case 'setKvi':
      return { isKvi: params.isKvi ?? product.isKvi };
    case 'setMoq':
      return { moq: params.moq ?? product.moq };
    case 'mapSupplier':
      return { supplierId: params.supplierId ?? product.supplierId };
    case 'applyFeatures': {
      const newFeatures = params.features ?? [];
      const otherFeatures = product.features.filter(
        ({ featureId }) => !newFeatures.some((one) => one.featureId === featureId),
      );
      return { features: [...otherFeatures, ...newFeatures] };
    }
    case 'archive':
      return { archivedAt: now };
    default:
      return null;
  }
}

function toSkuChange({ action, params }: BulkRequest, now: string): Partial<SkuRecord> | null {
  if (action === 'archive') return { archivedAt: now };
  return action === 'setStatus' && params.status && params.status !== 'draft'
    ? { status: params.status }
    : null;
}

const fields = ['categoryId', 'status', 'isKvi', 'moq', 'supplierId', 'features', 'archivedAt'] as const;

/** What the action would do to one record, or why it would not. */
export function previewOutcome(
  request: BulkRequest,
  catalogue: Catalogue,
  id: string,
  now: string,
): BulkOutcome {
  const isProducts = request.resource === 'products';
  const record = isProducts ? catalogue.products.get(id) : catalogue.skus.get(id);
  if (!record) return { skip: 'invalid' };
  if (record.archivedAt !== null) return { skip: 'archived' };
  const change =
    'sku' in record && 'supplierId' in record
      ? toProductChange(request, record, now)
      : toSkuChange(request, now);
  if (!change) return { skip: 'invalid' };
  if ('supplierId' in record && 'supplierId' in change) {
    if (isNumberTaken(catalogue, record, change.supplierId)) return { skip: 'invalid' };
  }
  const changes = fieldChanges(record, { ...record, ...change }, fields);
  return changes.length === 0 ? { skip: 'unchanged' } : { changes: nameRecords(catalogue, changes) };
}

/** Does the action to one record, unless it changed since the preview. */
export function bulkStep(db: Db, record: JobRecord, step: Extract<Step, { type: 'bulk' }>): JobRow {
  const catalogue = catalogueOf(db.catalogue);
  const { bulk, username, author } = record;
  const { id, label } = step;
  const skipRow = (reason: SkipReason): JobRow => ({ id, label, result: 'skipped', reason });
  if (!bulk || !db.accounts[username]) return { id, label, result: 'failed', reason: 'notAllowed' };
  if (bulk.resource === 'members') {
    const reason = bulkMember({ ...teamContext(db, username), author }, bulk, step, record.id);
    return reason === null ? { id, label, result: 'done', reason } : skipRow(reason);
  }
  if (bulk.resource !== 'products' && bulk.resource !== 'skus') {
    const viewer = { costs: false, now: Date.now() };
    const writer = { db, author, correlationId: record.id, catalogue, viewer };
    const act = { matches: bulkMatch, categoryMappings: bulkMapping, categories: bulkCategory };
    return { id, label, ...act[bulk.resource](writer, bulk, step) };
  }
  const product = bulk.resource === 'products' ? catalogue.products.get(id) : undefined;
  const sku = bulk.resource === 'skus' ? catalogue.skus.get(id) : undefined;
  if ((product ?? sku)?.version !== step.version) return skipRow('changedMeanwhile');
  const now = new Date().toISOString();
  const outcome = previewOutcome(bulk, catalogue, id, now);
  if ('skip' in outcome) return skipRow(outcome.skip);
  const stamp = { version: step.version + 1, updatedAt: now };
  const log = (undo: Undo<'product' | 'sku'>): void => {
    logActivity(db, author, {
      action: bulk.action === 'archive' ? 'delete' : 'update',
      entityType: undo.kind,
      entityId: id,
      entityLabel: label,
      changes: outcome.changes,
      correlationId: record.id,
      undo,
    });
  };
  if (product) {
    const change = toProductChange(bulk, product, now);
    const after = catalogue.products.put({ ...product, ...change, ...stamp, updatedBy: author.actor });
    log({ kind: 'product', before: product, after });
    if (record.movesFirstBreak)
      moveFirstBreaks({ db, catalogue, author, now, correlationId: record.id }, after);
  }
  if (sku) {
    const after = catalogue.skus.put({ ...sku, ...toSkuChange(bulk, now), ...stamp });
    log({ kind: 'sku', before: sku, after });
  }
  return { id, label, result: 'done', reason: null };
}
