import { isGtin } from '#mocks/catalogue/gtin.ts';
import { changesOf } from '#mocks/catalogue/history.ts';
import type { SkuRecord } from '#mocks/catalogue/records.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex } from './importIndex.ts';
import { cellError, oneOf, skuErrors, tooLong, type Cells, type Judged } from './importRows.ts';
import type { Undo, Writing } from './state.ts';

const states = ['active', 'backorder', 'closeout', 'discontinued'] as const;

/** What the cells of a row say of a SKU; empty cells say nothing. */
function given(cells: Cells): Partial<SkuRecord> {
  const { partId, colorName, labelSize, gtin } = cells;
  const status = states.find((state) => state === cells['status']);
  return {
    ...(partId ? { partId } : {}),
    ...(colorName ? { colorName } : {}),
    ...(labelSize ? { labelSize } : {}),
    ...(gtin ? { gtin } : {}),
    ...(status === undefined ? {} : { status }),
  };
}

function supplierOf(index: ImportIndex, cells: Cells, before: SkuRecord | undefined): string | undefined {
  return before
    ? index.catalogue.products.get(before.productId)?.supplierId
    : index.product(cells['product'] ?? '')?.supplierId;
}

function cellErrors(index: ImportIndex, cells: Cells, before: SkuRecord | undefined): ImportCellError[] {
  const { sku = '', product = '', partId = '', gtin = '', status = '' } = cells;
  const errors = [
    ...skuErrors(sku, !before),
    ...tooLong(cells, { sku: 64, partId: 64, colorName: 60, labelSize: 20 }),
    ...oneOf('status', status, states),
  ];
  const owner = index.product(product);
  if (!before && !product) errors.push(cellError('product', '', 'required', 'A new SKU needs its product'));
  if (!before && !partId)
    errors.push(cellError('partId', '', 'required', "A new SKU needs the supplier's part"));
  if (product && !owner) {
    errors.push(cellError('product', product, 'unknown', `There is no product "${product}"`));
  } else if (before && owner && owner.id !== before.productId) {
    errors.push(cellError('product', product, 'other_product', 'The SKU belongs to another product'));
  }
  if (before && before.archivedAt !== null) {
    errors.push(cellError('sku', sku, 'archived', 'The SKU is archived; restore it first'));
  } else if (!before && owner && owner.archivedAt !== null) {
    errors.push(cellError('product', product, 'archived', 'The product is archived; restore it first'));
  }
  if (gtin && !isGtin(gtin)) {
    errors.push(cellError('gtin', gtin, 'check_digit', 'The check digit does not fit'));
  }
  const holder = index.parted(supplierOf(index, cells, before) ?? '', partId || (before?.partId ?? ''));
  if (holder !== undefined && holder !== before?.id) {
    errors.push(cellError('partId', partId, 'taken', "Another SKU has this supplier's part"));
  }
  return errors;
}

export function judgedSku(index: ImportIndex, cells: Cells): Judged {
  const { sku = '', product = '', partId = '' } = cells;
  const before = index.sku(sku);
  const supplier = supplierOf(index, cells, before);
  const after: object = { ...before, ...given(cells), ...(before ? {} : { product }) };
  return {
    exists: before !== undefined,
    label: sku,
    changes: changesOf(before ?? {}, after, [
      'product',
      'partId',
      'colorName',
      'labelSize',
      'gtin',
      'status',
    ]),
    errors: cellErrors(index, cells, before),
    claims: [
      ...(sku ? [{ field: 'sku', key: sku.toLowerCase() }] : []),
      ...(supplier !== undefined && partId ? [{ field: 'partId', key: `${supplier}\n${partId}` }] : []),
    ],
  };
}

export function writeSku({ index, now }: Writing, cells: Cells): Undo {
  const { catalogue } = index;
  const before = index.sku(cells['sku'] ?? '');
  const after = catalogue.skus.put(
    before
      ? { ...before, ...given(cells), updatedAt: now, version: before.version + 1 }
      : {
          id: catalogue.nextId('sku'),
          productId: index.product(cells['product'] ?? '')?.id ?? '',
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
          ...given(cells),
          updatedAt: now,
        },
  );
  index.note(after);
  return { kind: 'sku', id: after.id, label: after.sku, version: after.version, before: before ?? null };
}
