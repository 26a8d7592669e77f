import type { Catalogue } from '#mocks/catalogue/catalogue.ts';
import { isGtin } from '#mocks/catalogue/gtin.ts';
import { changesOf } from '#mocks/catalogue/history.ts';
import { liveSetOf } from '#mocks/catalogue/prices.ts';
import { pathOf } from '#mocks/catalogue/rows.ts';
import type { FieldChange, ImportCellError, ImportKind, ImportRow } from '#mocks/contract/types/types.gen.ts';
import { isPriceText } from '#shared/pricing/decimal.ts';
import { rangeIssues } from '#shared/pricing/explicitRanges.ts';

export type Cells = Readonly<Record<string, string>>;

/** A row with its number in the file and its cells by field; a field without a column is missing. */
export interface FileRow {
  row: number;
  cells: Cells;
}

const error = (field: string, value: string, code: string, message: string): ImportCellError => ({
  field,
  value,
  code,
  message,
});

const truths: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
};

/** A cell that says yes or no; undefined when it says neither. */
export function truthOf(text: string): boolean | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(truths, key) ? truths[key] : undefined;
}

/** The category of a path, a title or a slug. */
export function categoryIdOf(catalogue: Catalogue, text: string): string | undefined {
  const wanted = text.toLowerCase();
  const all = catalogue.categories.all();
  return (
    all.find(({ id }) => pathOf(catalogue, id).toLowerCase() === wanted) ??
    all.find(({ slug, title }) => slug === wanted || title.toLowerCase() === wanted)
  )?.id;
}

export function supplierIdOf(catalogue: Catalogue, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return catalogue.suppliers
    .all()
    .find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.id;
}

const skuIs = (text: string) => {
  const wanted = text.toLowerCase();
  return ({ sku }: { sku: string }): boolean => sku.toLowerCase() === wanted;
};

interface Judged {
  exists: boolean;
  label: string;
  changes: FieldChange[];
  errors: ImportCellError[];
}

function judgedProduct(catalogue: Catalogue, cells: Cells): Judged {
  const { sku = '', name, supplier, category, status, moq, isKvi, productId } = cells;
  const before = catalogue.products.all().find(skuIs(sku));
  const errors: ImportCellError[] = [];
  const need = (field: string): void => {
    if (!before && !cells[field])
      errors.push(error(field, cells[field] ?? '', 'required', `A new product needs ${field}`));
  };
  if (!sku) errors.push(error('sku', sku, 'required', 'The row has no SKU'));
  for (const field of ['productId', 'name', 'supplier', 'category', 'moq']) need(field);
  if (supplier && !supplierIdOf(catalogue, supplier)) {
    errors.push(error('supplier', supplier, 'unknown', `There is no supplier "${supplier}"`));
  }
  if (category && !categoryIdOf(catalogue, category)) {
    errors.push(error('category', category, 'unknown', `There is no category "${category}"`));
  }
  if (status && !['draft', 'active', 'closeout', 'discontinued'].includes(status)) {
    errors.push(error('status', status, 'not_allowed', 'It is draft, active, closeout or discontinued'));
  }
  if (moq && !/^[1-9]\d{0,6}$/.test(moq))
    errors.push(error('moq', moq, 'not_whole', 'It is a whole number from 1 on'));
  if (isKvi && truthOf(isKvi) === undefined)
    errors.push(error('isKvi', isKvi, 'not_a_truth', 'It is yes or no'));
  if (name && name.length > 256)
    errors.push(error('name', name, 'too_long', 'It has at most 256 characters'));
  const now = before && {
    name: before.name,
    description: before.description,
    productId: before.productId,
    supplier: before.supplierId,
    category: before.categoryId,
    status: before.status,
    moq: String(before.moq),
    isKvi: before.isKvi,
  };
  const after = {
    ...now,
    ...(name ? { name } : {}),
    ...(cells['description'] ? { description: cells['description'] } : {}),
    ...(productId ? { productId } : {}),
    ...(supplier ? { supplier: supplierIdOf(catalogue, supplier) } : {}),
    ...(category ? { category: categoryIdOf(catalogue, category) } : {}),
    ...(status ? { status } : {}),
    ...(moq ? { moq: String(Number(moq)) } : {}),
    ...(isKvi ? { isKvi: truthOf(isKvi) } : {}),
  };
  return {
    exists: before !== undefined,
    label: sku,
    changes: changesOf(now ?? {}, after, Object.keys(after)),
    errors,
  };
}

function judgedSku(catalogue: Catalogue, cells: Cells): Judged {
  const { sku = '', product, partId, gtin, status } = cells;
  const before = catalogue.skus.all().find(skuIs(sku));
  const errors: ImportCellError[] = [];
  if (!sku) errors.push(error('sku', sku, 'required', 'The row has no SKU'));
  if (!before && !product) errors.push(error('product', '', 'required', 'A new SKU needs its product'));
  if (!before && !partId) errors.push(error('partId', '', 'required', "A new SKU needs the supplier's part"));
  if (product && !catalogue.products.all().some(skuIs(product))) {
    errors.push(error('product', product, 'unknown', `There is no product "${product}"`));
  }
  if (gtin && !isGtin(gtin)) errors.push(error('gtin', gtin, 'check_digit', 'The check digit does not fit'));
  if (status && !['active', 'backorder', 'closeout', 'discontinued'].includes(status)) {
    errors.push(error('status', status, 'not_allowed', 'It is active, backorder, closeout or discontinued'));
  }
  const fields = ['partId', 'colorName', 'labelSize', 'gtin', 'status'];
  const given = Object.fromEntries(
    Object.entries(cells).filter(([field, value]) => fields.includes(field) && value),
  );
  return {
    exists: before !== undefined,
    label: sku,
    changes: changesOf(before ?? {}, { ...before, ...given }, fields),
    errors,
  };
}

function judgedSlab(catalogue: Catalogue, cells: Cells): Judged {
  const {
    sku = '',
    min_qty: minQty = '',
    unit_price: unitPrice = '',
    currency = '',
    configuration = '',
  } = cells;
  const product = catalogue.products.all().find(skuIs(sku));
  const errors: ImportCellError[] = [];
  if (!product) errors.push(error('sku', sku, 'unknown', `There is no product "${sku}"`));
  if (!/^[1-9]\d{0,8}$/.test(minQty))
    errors.push(error('min_qty', minQty, 'not_whole', 'It is a whole number from 1 on'));
  if (!isPriceText(unitPrice) || Number(unitPrice) === 0) {
    const message = /,/.test(unitPrice)
      ? 'A price has a decimal point, no comma'
      : 'It is a price above 0 with at most 4 decimals';
    errors.push(error('unit_price', unitPrice, 'not_a_price', message));
  }
  if (currency && !/^[A-Z]{3}$/.test(currency))
    errors.push(error('currency', currency, 'not_allowed', 'It is a code like USD'));
  if (configuration && configuration !== 'Blank' && configuration !== 'Decorated') {
    errors.push(error('configuration', configuration, 'not_allowed', 'It is Blank or Decorated'));
  }
  const live = product && liveSetOf(catalogue.setsOf(product.id), product.id);
  const before = live?.slabs.find((slab) => String(slab.minQty) === minQty)?.unitPrice ?? null;
  const same = before !== null && Number(before) === Number(unitPrice);
  const changes = same ? [] : [{ field: `unit_price ${minQty}`, before, after: unitPrice }];
  return { exists: before !== null, label: `${sku} ${minQty}`, changes, errors };
}

const judges = { products: judgedProduct, skus: judgedSku, slabs: judgedSlab };

/** Rows that name the same thing twice, by the number of the later row. */
function repeated(kind: ImportKind, rows: readonly FileRow[]): Set<number> {
  const seen = new Set<string>();
  const twice = new Set<number>();
  const of = kind === 'slabs' ? ['sku', 'currency', 'configuration', 'min_qty'] : ['sku'];
  for (const { row, cells } of rows) {
    const key = of.map((field) => (cells[field] ?? '').toLowerCase()).join('\n');
    if (seen.has(key)) twice.add(row);
    seen.add(key);
  }
  return twice;
}

/** R10: rows with both ends of their quantities have neither gaps nor overlaps; the row and what is wrong with it. */
function rangesOf(rows: readonly FileRow[]): Map<number, string> {
  const groups = new Map<string, FileRow[]>();
  for (const one of rows) {
    if (!one.cells['max_qty']) continue;
    const key = [one.cells['sku'], one.cells['currency'], one.cells['configuration']].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const ranges = group.map(({ cells }) => ({
        minQty: Number(cells['min_qty']),
        maxQty: Number(cells['max_qty']),
      }));
      return rangeIssues(ranges).map(
        ({ code, row, from, to }) => [group[row]?.row ?? 0, `R10 ${code} ${from}–${to ?? '…'}`] as const,
      );
    }),
  );
}

/** The dry run: what each row of a file would do. */
export function checkedRows(
  catalogue: Catalogue,
  kind: ImportKind,
  rows: readonly FileRow[],
  missing: readonly string[],
): ImportRow[] {
  const twice = repeated(kind, rows);
  const ranges = kind === 'slabs' ? rangesOf(rows) : new Map<number, string>();
  return rows.map(({ row, cells }) => {
    const { exists, label, changes, errors } = judges[kind](catalogue, cells);
    const range = ranges.get(row);
    const all = [
      ...missing.map((field) => error(field, '', 'no_column', `No column is mapped to ${field}`)),
      ...(twice.has(row) ? [error('sku', cells['sku'] ?? '', 'twice', 'The file names it twice')] : []),
      ...(range === undefined ? [] : [error('max_qty', cells['max_qty'] ?? '', 'rule_violation', range)]),
      ...errors,
    ];
    if (all.length > 0) return { row, result: 'error', label, changes: [], errors: all };
    const result = changes.length === 0 ? 'unchanged' : exists ? 'update' : 'create';
    return { row, result, label, changes, errors: [] };
  });
}
