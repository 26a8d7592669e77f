import { catalogueOf, type Catalogue } from '#mocks/catalogue/catalogue.ts';
import { actorOf, remember } from '#mocks/catalogue/history.ts';
import { liveSetOf } from '#mocks/catalogue/prices.ts';
import type { ProductRecord, SkuRecord, SlabRecord, SlabSetRecord } from '#mocks/catalogue/records.ts';
import type { Actor, JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import { categoryIdOf, supplierIdOf, truthOf, type Cells } from './importCheck.ts';
import type { ImportRecord, JobRecord, Step, Undo } from './state.ts';

interface Writing {
  catalogue: Catalogue;
  actor: Actor;
  now: string;
}

/** The cells of a row by field, as its mapping says. */
export function cellsOf({ run, cells }: Pick<ImportRecord, 'run' | 'cells'>, row: number): Cells {
  const texts = cells[row - 1] ?? [];
  return Object.fromEntries(
    run.columns.flatMap(({ field }, at) =>
      field === null ? [] : [[field, (texts[at] ?? '').trim()] as const],
    ),
  );
}

function skuIs(text: string | undefined): (record: { sku: string }) => boolean {
  return ({ sku }) => sku.toLowerCase() === (text ?? '').toLowerCase();
}

function isProductStatus(text: string | undefined): text is ProductRecord['status'] {
  return ['draft', 'active', 'closeout', 'discontinued'].includes(text ?? '');
}

function isSkuStatus(text: string | undefined): text is SkuRecord['status'] {
  return ['active', 'backorder', 'closeout', 'discontinued'].includes(text ?? '');
}

function writeProduct({ catalogue, actor, now }: Writing, cells: Cells): Undo {
  const before = catalogue.products.all().find(skuIs(cells['sku']));
  const { status } = cells;
  const stamp = { updatedAt: now, updatedBy: actor };
  const given = {
    ...(cells['name'] ? { name: cells['name'] } : {}),
    ...(cells['description'] ? { description: cells['description'] } : {}),
    ...(cells['productId'] ? { productId: cells['productId'] } : {}),
    ...(cells['supplier'] ? { supplierId: supplierIdOf(catalogue, cells['supplier']) ?? '' } : {}),
    ...(cells['category'] ? { categoryId: categoryIdOf(catalogue, cells['category']) ?? '' } : {}),
    ...(isProductStatus(status) ? { status } : {}),
    ...(cells['moq'] ? { moq: Number(cells['moq']) } : {}),
    ...(cells['isKvi'] ? { isKvi: truthOf(cells['isKvi']) ?? false } : {}),
  };
  const after = catalogue.products.put(
    before
      ? { ...before, ...given, ...stamp, version: before.version + 1 }
      : {
          id: catalogue.nextId('prd'),
          sku: cells['sku'] ?? '',
          productId: '',
          name: '',
          description: '',
          brand: null,
          lineName: null,
          supplierId: '',
          categoryId: '',
          status: 'draft',
          moq: 1,
          leadTimeDays: null,
          countryOfOrigin: null,
          features: [],
          lockedFields: [],
          replacedById: null,
          isKvi: false,
          isCaution: false,
          priceExpiresAt: null,
          lastSyncAt: null,
          lastSyncError: null,
          sourceName: null,
          costs: [],
          charges: [],
          archivedAt: null,
          createdAt: now,
          version: 1,
          ...given,
          ...stamp,
        },
  );
  return { kind: 'product', id: after.id, label: after.sku, version: after.version, before: before ?? null };
}

function writeSku({ catalogue, now }: Writing, cells: Cells): Undo {
  const before = catalogue.skus.all().find(skuIs(cells['sku']));
  const product = catalogue.products.all().find(skuIs(cells['product']));
  const { status } = cells;
  const given = {
    ...(cells['partId'] ? { partId: cells['partId'] } : {}),
    ...(cells['colorName'] ? { colorName: cells['colorName'] } : {}),
    ...(cells['labelSize'] ? { labelSize: cells['labelSize'] } : {}),
    ...(cells['gtin'] ? { gtin: cells['gtin'] } : {}),
    ...(isSkuStatus(status) ? { status } : {}),
    updatedAt: now,
  };
  const after = catalogue.skus.put(
    before
      ? { ...before, ...given, version: before.version + 1 }
      : {
          id: catalogue.nextId('sku'),
          productId: product?.id ?? '',
          sku: cells['sku'] ?? '',
          partId: '',
          colorName: null,
          labelSize: null,
          gtin: null,
          primaryMaterial: null,
          uom: 'EA',
          weight: null,
          dimension: null,
          status: 'active',
          quantityAvailable: null,
          futureAvailability: [],
          inventoryAt: null,
          archivedAt: null,
          version: 1,
          ...given,
        },
  );
  return { kind: 'sku', id: after.id, label: after.sku, version: after.version, before: before ?? null };
}

/** Prices never go live by a file: they go into a draft, which begins as a copy of the live ladder unless it replaces. */
function writeSlab(
  { catalogue, actor, now }: Writing,
  cells: Cells,
  record: ImportRecord,
  mode: JobRecord['mode'],
): Undo | null {
  const product = catalogue.products.all().find(skuIs(cells['sku']));
  if (!product) return null;
  const currency = cells['currency'] || 'USD';
  const configuration = cells['configuration'] === 'Blank' ? 'Blank' : 'Decorated';
  const sets = catalogue.setsOf(product.id);
  const drafted = sets.find(
    (set) =>
      set.state === 'draft' &&
      set.owner.id === product.id &&
      set.currency === currency &&
      set.configuration === configuration,
  );
  const touched = record.undo.some(({ id }) => id === drafted?.id);
  const live = liveSetOf(sets, product.id);
  const begin: readonly SlabRecord[] =
    mode === 'replace' ? (touched ? (drafted?.slabs ?? []) : []) : (drafted?.slabs ?? live?.slabs ?? []);
  const minQty = Number(cells['min_qty']);
  const slab = { minQty, unitPrice: cells['unit_price'] ?? '' };
  const slabs = [...begin.filter((one) => one.minQty !== minQty), slab].toSorted(
    (a, b) => a.minQty - b.minQty,
  );
  const stamp = { updatedAt: now, updatedBy: actor, slabs };
  const after: SlabSetRecord = drafted
    ? { ...drafted, ...stamp, version: drafted.version + 1 }
    : {
        id: catalogue.nextId('set'),
        productId: product.id,
        owner: { kind: 'product', id: product.id },
        ownerLabel: product.sku,
        currency,
        priceType: 'List',
        configuration,
        state: 'draft',
        effectiveFrom: null,
        effectiveTo: null,
        source: 'import',
        note: record.run.fileName,
        link: null,
        override: null,
        version: 1,
        createdAt: now,
        ...stamp,
      };
  catalogue.slabSets.put(after);
  return {
    kind: 'slabSet',
    id: after.id,
    label: product.sku,
    version: after.version,
    before: drafted ?? null,
  };
}

/** Writes one row of a file and keeps what was there before, so that the import can be taken back. */
export function importStep(
  db: Db,
  job: JobRecord,
  { row, label }: Extract<Step, { does: 'import' }>,
): JobRow {
  const record = job.importId === null ? undefined : db.work.imports[job.importId];
  const account = db.accounts[job.username];
  if (!record || !account) return { id: String(row), label, result: 'failed', reason: 'notAllowed' };
  const catalogue = catalogueOf(db.catalogue);
  const writing = { catalogue, actor: actorOf(account), now: new Date().toISOString() };
  const cells = cellsOf(record, row);
  const { kind } = record.run;
  const undo =
    kind === 'products'
      ? writeProduct(writing, cells)
      : kind === 'skus'
        ? writeSku(writing, cells)
        : writeSlab(writing, cells, record, job.mode);
  if (!undo) return { id: String(row), label, result: 'skipped', reason: 'changedMeanwhile' };
  const known = record.undo.find(({ id }) => id === undo.id);
  // Of several rows about one record the first one knows what was there before.
  if (known) known.version = undo.version;
  else record.undo.push(undo);
  const changes = record.rows.find((one) => one.row === row)?.changes ?? [];
  const entity = { entityType: undo.kind, entityId: undo.id, entityLabel: undo.label };
  remember(db.catalogue, catalogue, {
    actor: writing.actor,
    action: 'import',
    ...entity,
    changes,
    correlationId: job.id,
  });
  return { id: undo.id, label, result: 'done', reason: null };
}
