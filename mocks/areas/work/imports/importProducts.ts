import { fieldChanges } from '#mocks/areas/activity/log.ts';
import { pathOf } from '#mocks/areas/catalogue/records/rows.ts';
import { nameRecords } from '#mocks/areas/catalogue/records/nameRecords.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { normalizeSupplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { countryCodes } from './countryCodes.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import {
  cellError,
  allowedValueErrors,
  referenceErrors,
  skuErrors,
  lengthErrors,
  parseYesNo,
  type Cells,
  type CheckedRow,
} from './importRows.ts';
import { normalizeWord } from './matchWords.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';

const states = ['draft', 'active', 'closeout', 'discontinued'] as const;
const MAX_MOQ = 1_000_000;

/** The record a name stands for, when it is only one. */
function singleOrUndefined(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** The values a row sets on a product; empty cells set none. */
function readProduct({ suppliers, categories }: ImportIndex, cells: Cells): Partial<ProductRecord> {
  const { name, description, productId, supplier = '', category = '', moq, isKvi = '' } = cells;
  const { countryOfOrigin } = cells;
  const [supplierId, categoryId, kvi] = [
    singleOrUndefined(suppliers(supplier)),
    singleOrUndefined(categories(category)),
    parseYesNo(isKvi),
  ];
  const status = states.find((state) => state === cells['status']);
  return {
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(productId ? { productId } : {}),
    ...(supplierId === undefined ? {} : { supplierId: supplierId }),
    ...(categoryId === undefined ? {} : { categoryId: categoryId }),
    ...(status === undefined ? {} : { status }),
    ...(moq ? { moq: Number(moq) } : {}),
    ...(kvi === undefined ? {} : { isKvi: kvi }),
    ...(countryOfOrigin ? { countryOfOrigin } : {}),
  };
}

function validateCells(
  index: ImportIndex,
  cells: Cells,
  before: ProductRecord | undefined,
): ImportCellError[] {
  const { sku = '', supplier = '', category = '', moq = '', isKvi = '', productId = '' } = cells;
  const { countryOfOrigin = '' } = cells;
  const requiredFields = before ? [] : ['productId', 'name', 'supplier', 'category', 'moq'];
  const errors = [
    ...skuErrors(sku, !before),
    ...requiredFields
      .filter((field) => !cells[field])
      .map((field) => cellError(field, '', 'required', 'Required for a new product')),
    ...lengthErrors(cells, { sku: 64, productId: 64, name: 256, description: 2048 }),
    ...allowedValueErrors('status', cells['status'] ?? '', states),
  ];
  if (before && before.archivedAt !== null) {
    errors.push(cellError('sku', sku, 'archived', 'The product is archived. Restore it first'));
  }
  const { catalogue } = index;
  const supplierCodes = index.suppliers(supplier).map((id) => catalogue.suppliers.get(id)?.code ?? id);
  errors.push(...referenceErrors('supplier', supplier, supplierCodes, 'supplier'));
  const categoryPaths = index.categories(category).map((id) => pathOf(catalogue, id));
  errors.push(...referenceErrors('category', category, categoryPaths, 'category'));
  if (countryOfOrigin && !countryCodes().has(normalizeWord(countryOfOrigin))) {
    errors.push(
      cellError('countryOfOrigin', countryOfOrigin, 'unknown', `There is no country "${countryOfOrigin}"`),
    );
  }
  if (moq && !/^[1-9]\d*$/.test(moq)) {
    errors.push(cellError('moq', moq, 'not_whole', 'Enter a whole number, 1 or more.'));
  } else if (Number(moq) > MAX_MOQ) {
    errors.push(cellError('moq', moq, 'too_large', 'Enter at most 1,000,000'));
  }
  if (isKvi && parseYesNo(isKvi) === undefined) {
    errors.push(cellError('isKvi', isKvi, 'not_a_truth', 'Enter yes or no'));
  }
  const after = { ...before, ...readProduct(index, cells) };
  const existingId = index.productIdByNumber(after.supplierId ?? '', after.productId ?? '');
  if (existingId !== undefined && existingId !== before?.id) {
    errors.push(cellError('productId', productId, 'taken', "Another product has this supplier's number"));
  }
  return errors;
}

export function checkProduct(index: ImportIndex, cells: Cells): CheckedRow {
  const { sku = '' } = cells;
  const before = index.product(sku);
  const after = { ...before, ...readProduct(index, cells) };
  const { supplierId, productId } = after;
  return {
    exists: before !== undefined,
    label: sku,
    changes: nameRecords(index.catalogue, fieldChanges(before ?? {}, after, Object.keys(after))),
    errors: validateCells(index, cells, before),
    claims: [
      ...(sku ? [{ field: 'sku', key: sku.toLowerCase() }] : []),
      ...(supplierId !== undefined && productId !== undefined
        ? [{ field: 'productId', key: `${supplierId}\n${normalizeSupplierNumber(productId)}` }]
        : []),
    ],
  };
}

export function writeProduct({ index, author, now }: WriteContext, cells: Cells): Written {
  const { catalogue } = index;
  const before = index.product(cells['sku'] ?? '');
  const update = { updatedAt: now, updatedBy: author.actor };
  const after = catalogue.products.put(
    before
      ? { ...before, ...readProduct(index, cells), ...update, version: before.version + 1 }
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
          ...readProduct(index, cells),
          ...update,
        },
  );
  index.update(after);
  return { id: after.id, label: after.sku, undo: { kind: 'product', before: before ?? null, after } };
}
