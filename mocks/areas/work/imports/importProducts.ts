import { fieldChanges } from '#mocks/areas/catalogue/records/activityLog.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { supplierNumber } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import { pathOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { countryCodes } from './countryCodes.ts';
import type { ImportIndex } from './importIndex.ts';
import {
  cellError,
  oneOf,
  referenceErrors,
  skuErrors,
  tooLong,
  parseYesNo,
  type Cells,
  type CheckedRow,
} from './importRows.ts';
import { normalizeWord } from './matchWords.ts';
import type { Undo, Writing } from '#mocks/areas/work/records/state.ts';

const states = ['draft', 'active', 'closeout', 'discontinued'] as const;
const MOST_PIECES = 1_000_000;

/** The record a name stands for, when it is only one. */
function only(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** The values a row sets on a product; empty cells set none. */
function given({ suppliers, categories }: ImportIndex, cells: Cells): Partial<ProductRecord> {
  const { name, description, productId, supplier = '', category = '', moq, isKvi = '' } = cells;
  const { countryOfOrigin } = cells;
  const [supplied, shelved, kvi] = [only(suppliers(supplier)), only(categories(category)), parseYesNo(isKvi)];
  const status = states.find((state) => state === cells['status']);
  return {
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    ...(productId ? { productId } : {}),
    ...(supplied === undefined ? {} : { supplierId: supplied }),
    ...(shelved === undefined ? {} : { categoryId: shelved }),
    ...(status === undefined ? {} : { status }),
    ...(moq ? { moq: Number(moq) } : {}),
    ...(kvi === undefined ? {} : { isKvi: kvi }),
    ...(countryOfOrigin ? { countryOfOrigin } : {}),
  };
}

/** The same with names instead of ids, for display. */
function readable({ catalogue }: ImportIndex, { supplierId, categoryId, ...facts }: Partial<ProductRecord>) {
  return {
    ...facts,
    supplier: supplierId === undefined ? undefined : catalogue.suppliers.get(supplierId)?.name,
    category: categoryId === undefined ? undefined : pathOf(catalogue, categoryId),
  };
}

function cellErrors(index: ImportIndex, cells: Cells, before: ProductRecord | undefined): ImportCellError[] {
  const { sku = '', supplier = '', category = '', moq = '', isKvi = '', productId = '' } = cells;
  const { countryOfOrigin = '' } = cells;
  const needed = before ? [] : ['productId', 'name', 'supplier', 'category', 'moq'];
  const errors = [
    ...skuErrors(sku, !before),
    ...needed
      .filter((field) => !cells[field])
      .map((field) => cellError(field, '', 'required', 'Required for a new product')),
    ...tooLong(cells, { sku: 64, productId: 64, name: 256, description: 2048 }),
    ...oneOf('status', cells['status'] ?? '', states),
  ];
  if (before && before.archivedAt !== null) {
    errors.push(cellError('sku', sku, 'archived', 'The product is archived. Restore it first'));
  }
  const { catalogue } = index;
  const named = index.suppliers(supplier).map((id) => catalogue.suppliers.get(id)?.code ?? id);
  errors.push(...referenceErrors('supplier', supplier, named, 'supplier'));
  const shelves = index.categories(category).map((id) => pathOf(catalogue, id));
  errors.push(...referenceErrors('category', category, shelves, 'category'));
  if (countryOfOrigin && !countryCodes().has(normalizeWord(countryOfOrigin))) {
    errors.push(
      cellError('countryOfOrigin', countryOfOrigin, 'unknown', `There is no country "${countryOfOrigin}"`),
    );
  }
  if (moq && !/^[1-9]\d*$/.test(moq)) {
    errors.push(cellError('moq', moq, 'not_whole', 'Enter a whole number, 1 or more.'));
  } else if (Number(moq) > MOST_PIECES) {
    errors.push(cellError('moq', moq, 'too_large', 'Enter at most 1,000,000'));
  }
  if (isKvi && parseYesNo(isKvi) === undefined) {
    errors.push(cellError('isKvi', isKvi, 'not_a_truth', 'Enter yes or no'));
  }
  const after = { ...before, ...given(index, cells) };
  const holder = index.numbered(after.supplierId ?? '', after.productId ?? '');
  if (holder !== undefined && holder !== before?.id) {
    errors.push(cellError('productId', productId, 'taken', "Another product has this supplier's number"));
  }
  return errors;
}

export function checkProduct(index: ImportIndex, cells: Cells): CheckedRow {
  const { sku = '' } = cells;
  const before = index.product(sku);
  const after = { ...before, ...given(index, cells) };
  const shown = readable(index, after);
  const { supplierId, productId } = after;
  return {
    exists: before !== undefined,
    label: sku,
    changes: fieldChanges(before ? readable(index, before) : {}, shown, Object.keys(shown)),
    errors: cellErrors(index, cells, before),
    claims: [
      ...(sku ? [{ field: 'sku', key: sku.toLowerCase() }] : []),
      ...(supplierId !== undefined && productId !== undefined
        ? [{ field: 'productId', key: `${supplierId}\n${supplierNumber(productId)}` }]
        : []),
    ],
  };
}

export function writeProduct({ index, actor, now }: Writing, cells: Cells): Undo {
  const { catalogue } = index;
  const before = index.product(cells['sku'] ?? '');
  const stamp = { updatedAt: now, updatedBy: actor };
  const after = catalogue.products.put(
    before
      ? { ...before, ...given(index, cells), ...stamp, version: before.version + 1 }
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
          ...given(index, cells),
          ...stamp,
        },
  );
  index.note(after);
  return { kind: 'product', id: after.id, label: after.sku, version: after.version, before: before ?? null };
}
