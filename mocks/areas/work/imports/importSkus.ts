import { isGtin } from '#mocks/areas/catalogue/records/gtin.ts';
import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { ProductRecord, SkuRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import {
  cellError,
  allowedValueErrors,
  referenceErrors,
  skuErrors,
  lengthErrors,
  type Cells,
  type CheckedRow,
} from './importRows.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';

const states = ['active', 'backorder', 'closeout', 'discontinued'] as const;
const units = ['BX', 'CA', 'DZ', 'EA', 'KT', 'PR', 'PK', 'RL', 'ST', 'SL', 'TH'] as const;

/** The values a row sets on a SKU; empty cells set none. */
function readSku(cells: Cells): Partial<SkuRecord> {
  const { partId, colorName, labelSize, gtin, primaryMaterial } = cells;
  const uom = units.find((unit) => unit === cells['uom']);
  const status = states.find((state) => state === cells['status']);
  return {
    ...(partId ? { partId } : {}),
    ...(colorName ? { colorName } : {}),
    ...(labelSize ? { labelSize } : {}),
    ...(gtin ? { gtin } : {}),
    ...(primaryMaterial ? { primaryMaterial } : {}),
    ...(uom === undefined ? {} : { uom }),
    ...(status === undefined ? {} : { status }),
  };
}

function supplierOf(index: ImportIndex, cells: Cells, before: SkuRecord | undefined): string | undefined {
  return before
    ? index.catalogue.products.get(before.productId)?.supplierId
    : ownerOf(index, cells)?.supplierId;
}

/** The product of a row, by its SKU or by a name that no other product has. */
function ownerOf(index: ImportIndex, { product = '' }: Cells): ProductRecord | undefined {
  const found = index.findProducts(product);
  return found.length === 1 ? found[0] : undefined;
}

/** A GTIN ends in its check digit; spreadsheets drop its leading zeros. */
function gtinErrors(gtin: string): ImportCellError[] {
  if (gtin === '' || isGtin(gtin)) return [];
  const padded = [8, 12, 13, 14].map((length) => gtin.padStart(length, '0')).find(isGtin);
  if (padded !== undefined) {
    return [cellError('gtin', gtin, 'check_digit', `Leading zeros are missing. It may be ${padded}`)];
  }
  return [
    cellError(
      'gtin',
      gtin,
      'check_digit',
      'Enter 8, 12, 13 or 14 digits, the last one being the check digit',
    ),
  ];
}

function validateCells(index: ImportIndex, cells: Cells, before: SkuRecord | undefined): ImportCellError[] {
  const { sku = '', product = '', partId = '', gtin = '', status = '' } = cells;
  const errors = [
    ...skuErrors(sku, !before),
    ...lengthErrors(cells, { sku: 64, partId: 64, colorName: 60, labelSize: 20, primaryMaterial: 60 }),
    ...allowedValueErrors('status', status, states),
    ...allowedValueErrors('uom', cells['uom'] ?? '', units),
    ...gtinErrors(gtin),
  ];
  const owner = ownerOf(index, cells);
  if (!before && !product) errors.push(cellError('product', '', 'required', 'A new SKU needs a product'));
  if (!before && !partId)
    errors.push(cellError('partId', '', 'required', 'A new SKU needs the supplier’s part ID'));
  if (product && !owner) {
    const productSkus = index.findProducts(product).map((one) => one.sku);
    errors.push(...referenceErrors('product', product, productSkus, 'product'));
  } else if (before && owner && owner.id !== before.productId) {
    errors.push(cellError('product', product, 'other_product', 'The SKU belongs to another product'));
  }
  if (before && before.archivedAt !== null) {
    errors.push(cellError('sku', sku, 'archived', 'The SKU is archived. Restore it first'));
  } else if (!before && owner && owner.archivedAt !== null) {
    errors.push(cellError('product', product, 'archived', 'The product is archived. Restore it first'));
  }
  const existingId = index.skuIdByPart(
    supplierOf(index, cells, before) ?? '',
    partId || (before?.partId ?? ''),
  );
  if (existingId !== undefined && existingId !== before?.id) {
    errors.push(cellError('partId', partId, 'taken', "Another SKU has this supplier's part"));
  }
  return errors;
}

export function checkSku(index: ImportIndex, cells: Cells): CheckedRow {
  const { sku = '', product = '', partId = '' } = cells;
  const before = index.sku(sku);
  const supplier = supplierOf(index, cells, before);
  const owner = ownerOf(index, cells)?.sku ?? product;
  const after: object = { ...before, ...readSku(cells), ...(before ? {} : { product: owner }) };
  return {
    exists: before !== undefined,
    label: sku,
    changes: fieldChanges(before ?? {}, after, [
      'product',
      'partId',
      'colorName',
      'labelSize',
      'gtin',
      'status',
      'uom',
      'primaryMaterial',
    ]),
    errors: validateCells(index, cells, before),
    claims: [
      ...(sku ? [{ field: 'sku', key: sku.toLowerCase() }] : []),
      ...(supplier !== undefined && partId
        ? [{ field: 'partId', key: `${supplier}\n${normalizeSupplierNumber(partId)}` }]
        : []),
      ...(cells['gtin'] ? [{ field: 'gtin', key: cells['gtin'] }] : []),
    ],
  };
}

export function writeSku({ index, now }: WriteContext, cells: Cells): Written {
  const { catalogue } = index;
  const before = index.sku(cells['sku'] ?? '');
  const after = catalogue.skus.put(
    before
      ? { ...before, ...readSku(cells), updatedAt: now, version: before.version + 1 }
      : {
          id: catalogue.nextId('sku'),
          productId: ownerOf(index, cells)?.id ?? '',
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
          ...readSku(cells),
          updatedAt: now,
        },
  );
  index.update(after);
  return { id: after.id, label: after.sku, undo: { kind: 'sku', before: before ?? null, after } };
}
