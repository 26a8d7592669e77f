import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Charge, ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import {
  cellError,
  allowedValueErrors,
  referenceErrors,
  lengthErrors,
  parseYesNo,
  type Cells,
  type CheckedRow,
} from './importRows.ts';
import { normalizeWord } from './matchWords.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';

const types = ['Setup', 'Run', 'Order'] as const;
const units = ['Order', 'Color', 'Location', 'Piece'] as const;
const fields = ['name', 'type', 'per', 'price', 'repeatPrice', 'appliesLtm', 'includedUnits'] as const;

/** The contract's limits. */
const MAX_CHARGES = 50;
const MAX_UNITS = 1000;

/** The product of a row, by its SKU or by a name that no other product has. */
function findProduct(index: ImportIndex, { product = '' }: Cells): ProductRecord | undefined {
  const found = index.findProducts(product);
  return found.length === 1 ? found[0] : undefined;
}

/** Rows with the same key are about one product. */
export function chargeKey(index: ImportIndex, cells: Cells): string {
  return findProduct(index, cells)?.id ?? normalizeWord(cells['product'] ?? '');
}

/** The charges a row can mean: those with its name; where there are several, those with its type and unit too. */
function findChargesByName(charges: readonly Charge[], { name = '', type, per }: Cells): readonly Charge[] {
  const sameName = charges.filter((charge) => normalizeWord(charge.name) === normalizeWord(name));
  if (sameName.length < 2) return sameName;
  const sameKind = sameName.filter((charge) => charge.type === type && charge.per === per);
  return sameKind.length === 1 ? sameKind : sameName;
}

/** The values a row sets on a charge; empty cells set none. */
function readCharge(cells: Cells): Partial<Charge> {
  const { name, price, repeatPrice, appliesLtm = '', includedUnits } = cells;
  const type = types.find((one) => one === cells['type']);
  const per = units.find((one) => one === cells['per']);
  const isLtm = parseYesNo(appliesLtm);
  return {
    ...(name ? { name } : {}),
    ...(type ? { type } : {}),
    ...(per ? { per } : {}),
    ...(price ? { price } : {}),
    ...(repeatPrice ? { repeatPrice } : {}),
    ...(isLtm === undefined ? {} : { appliesLtm: isLtm }),
    ...(includedUnits ? { includedUnits: Number(includedUnits) } : {}),
  };
}

/** A charge with the values of a row. It is found by name, in any case. */
function applyRow(before: Charge | undefined, cells: Cells): Partial<Charge> {
  return { ...before, ...readCharge(cells), ...(before ? { name: before.name } : {}) };
}

function priceErrors(field: string, value: string): ImportCellError[] {
  return value === '' || isPriceText(value)
    ? []
    : [cellError(field, value, 'not_a_price', 'Enter a price of 0 or more with at most 4 decimals')];
}

function validateCells(index: ImportIndex, cells: Cells, found: readonly Charge[]): ImportCellError[] {
  const {
    product = '',
    name = '',
    price = '',
    repeatPrice = '',
    includedUnits = '',
    appliesLtm = '',
  } = cells;
  const owner = findProduct(index, cells);
  const errors: ImportCellError[] = [];
  if (!product) errors.push(cellError('product', '', 'required', 'The row has no product'));
  if (!name) errors.push(cellError('name', '', 'required', 'The row has no charge name'));
  const skus = index.findProducts(product).map(({ sku }) => sku);
  errors.push(...referenceErrors('product', product, skus, 'product'));
  if (owner && owner.archivedAt !== null) {
    errors.push(cellError('product', product, 'archived', 'The product is archived. Restore it first'));
  }
  if (found.length > 1) {
    const message =
      'The product has several charges with this name. Enter the type and unit of the one you mean';
    errors.push(cellError('name', name, 'ambiguous', message));
  }
  const requiredFields = found.length > 0 ? [] : ['type', 'per', 'price'];
  for (const field of requiredFields.filter((one) => !cells[one])) {
    errors.push(cellError(field, '', 'required', 'Required for a new charge'));
  }
  if (includedUnits && !(/^\d{1,4}$/.test(includedUnits) && Number(includedUnits) <= MAX_UNITS)) {
    const message = `Enter a whole number from 0 to ${MAX_UNITS.toLocaleString('en')}`;
    errors.push(cellError('includedUnits', includedUnits, 'not_whole', message));
  }
  if (appliesLtm && parseYesNo(appliesLtm) === undefined) {
    errors.push(cellError('appliesLtm', appliesLtm, 'not_a_truth', 'Enter yes or no'));
  }
  return [
    ...errors,
    ...lengthErrors(cells, { name: 120 }),
    ...allowedValueErrors('type', cells['type'] ?? '', types),
    ...allowedValueErrors('per', cells['per'] ?? '', units),
    ...priceErrors('price', price),
    ...priceErrors('repeatPrice', repeatPrice),
  ];
}

export function checkCharge(index: ImportIndex, cells: Cells): CheckedRow {
  const { product = '', name = '' } = cells;
  const owner = findProduct(index, cells);
  const found = findChargesByName(owner?.charges ?? [], cells);
  const [before] = found;
  return {
    exists: before !== undefined,
    label: [owner?.sku ?? product, name].filter(Boolean).join(' · '),
    changes: fieldChanges(before ?? {}, applyRow(before, cells), fields),
    errors: validateCells(index, cells, found),
    claims:
      owner && name ? [{ field: 'name', key: [owner.id, before?.id ?? normalizeWord(name)].join('\n') }] : [],
  };
}

/** The charges of a product together with the rows of a file. */
function mergeCharges(index: ImportIndex, product: ProductRecord, rows: readonly Cells[]): Charge[] {
  return rows.reduce<Charge[]>(
    (charges, cells) => {
      const [before] = findChargesByName(product.charges, cells);
      if (before)
        return charges.map((one) => (one.id === before.id ? { ...one, ...applyRow(one, cells) } : one));
      const newCharge: Charge = {
        id: index.catalogue.nextId('chg'),
        name: '',
        type: 'Setup',
        per: 'Order',
        price: '0.00',
        repeatPrice: null,
        appliesLtm: false,
        includedUnits: 0,
        ...readCharge(cells),
      };
      return [...charges, newCharge];
    },
    [...product.charges],
  );
}

/** By how many charges a product would exceed the limit. */
export function countChargesOverLimit(index: ImportIndex, rows: readonly Cells[]): number {
  const product = rows[0] && findProduct(index, rows[0]);
  if (!product) return 0;
  const added = rows.filter((cells) => findChargesByName(product.charges, cells).length === 0).length;
  return Math.max(0, product.charges.length + added - MAX_CHARGES);
}

/** Writes the charges of one product, all at once. */
export function writeCharges({ index, author, now }: WriteContext, rows: readonly Cells[]): Written | null {
  const before = rows[0] && findProduct(index, rows[0]);
  if (!before) return null;
  const charges = mergeCharges(index, before, rows);
  const after = { ...before, charges, updatedAt: now, updatedBy: author.actor, version: before.version + 1 };
  index.catalogue.products.put(after);
  index.update(after);
  return { id: after.id, label: after.sku, undo: { kind: 'product', before, after } };
}
