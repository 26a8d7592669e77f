import { zCurrency } from '#api/generated/zod/catalogue-competitors-matches-payments-scans-settings-slabs-work.gen.ts';
import type { ProductRecord, SlabRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { FieldChange, ImportCellError, ImportMode } from '#mocks/contract/types/types.gen.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
import { rangeIssues } from '#entities/pricing/explicitRanges.ts';
import { ladderIssues, type LadderIssue } from '#entities/pricing/ladderIssues.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import { cellError, allowedValueErrors, type Cells, type FileRow, type CheckedRow } from './importRows.ts';
import { ruleSentence } from '#mocks/areas/slabs/records/ruleSentence.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** The ladder of a row, and its starting point: the draft, else the live one. */
export interface Ladder {
  product: ProductRecord;
  owner: SlabSetRecord['owner'];
  label: string;
  currency: string;
  configuration: SlabSetRecord['configuration'];
  draft: SlabSetRecord | undefined;
  base: readonly SlabRecord[];
}

const currencyOf = (cells: Cells): string => cells['currency'] || 'USD';
const configurationOf = (cells: Cells): string => cells['configuration'] || 'Decorated';

/** Rows with the same key are about one ladder. */
export function ladderKey(cells: Cells): string {
  return [(cells['sku'] ?? '').toLowerCase(), currencyOf(cells), configurationOf(cells)].join('\n');
}

/** A ladder belongs to a product, or to a SKU that has its own. */
export function ladderOf(index: ImportIndex, cells: Cells): Ladder | undefined {
  const text = cells['sku'] ?? '';
  const sku = index.product(text) ? undefined : index.sku(text);
  const product = sku ? index.catalogue.products.get(sku.productId) : index.product(text);
  if (!product) return undefined;
  const owner = sku ? ({ kind: 'sku', id: sku.id } as const) : ({ kind: 'product', id: product.id } as const);
  const currency = currencyOf(cells);
  const configuration = configurationOf(cells) === 'Blank' ? 'Blank' : 'Decorated';
  const sets = index.catalogue
    .setsOf(product.id)
    .filter(
      (set) =>
        set.owner.id === owner.id &&
        set.currency === currency &&
        set.configuration === configuration &&
        set.priceType === 'List',
    );
  const draft = sets.find(({ state }) => state === 'draft');
  const base = draft ?? sets.find(({ state }) => state === 'live');
  const label = sku?.sku ?? product.sku;
  return { product, owner, label, currency, configuration, draft, base: base?.slabs ?? [] };
}

/** The ladder with the rows of a file in it. */
export function mergeSlabs(base: readonly SlabRecord[], rows: readonly Cells[]): SlabRecord[] {
  const slabs = new Map(base.map((slab) => [slab.minQty, slab]));
  for (const cells of rows) {
    const minQty = Number(cells['min_qty']);
    slabs.set(minQty, { ...slabs.get(minQty), minQty, unitPrice: cells['unit_price'] ?? '' });
  }
  return [...slabs.values()].toSorted((a, b) => a.minQty - b.minQty);
}

/** L1 to L3: errors that keep a ladder from being saved, even as a draft. */
export function ladderProblems(slabs: readonly SlabRecord[], product: ProductRecord): LadderIssue[] {
  const hasLtmCharge = product.charges.some(({ appliesLtm }) => appliesLtm);
  const issues = ladderIssues(slabs, { moq: product.moq, hasLtmCharge, minGpPct: null, cost: null });
  return issues.filter(({ publish }) => publish === 'blocks');
}

export function ladderChanges(before: readonly SlabRecord[], after: readonly SlabRecord[]): FieldChange[] {
  const quantities = [...new Set([...before, ...after].map(({ minQty }) => minQty))].sort((a, b) => a - b);
  return quantities.flatMap((minQty) => {
    const priceIn = (slabs: readonly SlabRecord[]) =>
      slabs.find((slab) => slab.minQty === minQty)?.unitPrice ?? null;
    const change = { field: `unit_price ${minQty}`, before: priceIn(before), after: priceIn(after) };
    const isSame =
      change.before !== null && change.after !== null && Number(change.before) === Number(change.after);
    return isSame ? [] : [change];
  });
}

export function quantityErrors(field: string, value: string): ImportCellError[] {
  if (POSITIVE_INTEGER.test(value)) return [];
  return [cellError(field, value, 'not_whole', 'Enter a whole number, 1 or more')];
}

export function unitPriceErrors(value: string): ImportCellError[] {
  if (isPriceText(value) && Number(value) !== 0) return [];
  const message = value.includes(',')
    ? 'Use a decimal point, not a comma'
    : 'Enter a price above 0 with at most 4 decimals';
  return [cellError('unit_price', value, 'not_a_price', message)];
}

/** An empty cell leaves the currency to the file's kind. */
export function currencyErrors(value: string): ImportCellError[] {
  if (value === '' || zCurrency.safeParse(value).success) return [];
  return [
    cellError('currency', value, 'unknown', `There is no currency "${value}". Enter a code such as USD`),
  ];
}

export function checkSlab(index: ImportIndex, cells: Cells): CheckedRow {
  const { sku = '', min_qty: minQty = '', max_qty: maxQty = '', unit_price: unitPrice = '' } = cells;
  const { currency = '', configuration = '' } = cells;
  const ladder = ladderOf(index, cells);
  const errors: ImportCellError[] = [
    ...allowedValueErrors('configuration', configuration, ['Blank', 'Decorated']),
  ];
  if (!sku) errors.push(cellError('sku', sku, 'required', 'The row has no SKU'));
  else if (!ladder) errors.push(cellError('sku', sku, 'unknown', `There is no product "${sku}"`));
  else if (ladder.product.archivedAt !== null) {
    errors.push(cellError('sku', sku, 'archived', 'The product is archived. Restore it first'));
  }
  errors.push(
    ...quantityErrors('min_qty', minQty),
    ...(maxQty === '' ? [] : quantityErrors('max_qty', maxQty)),
    ...unitPriceErrors(unitPrice),
    ...currencyErrors(currency),
  );
  const before = ladder?.base.find((slab) => String(slab.minQty) === minQty)?.unitPrice ?? null;
  const isSame = before !== null && Number(before) === Number(unitPrice);
  return {
    exists: before !== null,
    label: `${sku} ${minQty}`,
    changes: isSame ? [] : [{ field: `unit_price ${minQty}`, before, after: unitPrice }],
    errors,
    claims: sku && minQty ? [{ field: 'min_qty', key: `${ladderKey(cells)}\n${minQty}` }] : [],
  };
}

const rangeSentences = {
  gap: 'Quantities without a price',
  overlap: 'Quantities with two prices',
  reversed: 'The end is below the beginning',
} as const;

/** L10: where a row gives the end of its quantities, the next row starts right after it. */
export function rangeErrors(rows: readonly FileRow[]): Map<number, ImportCellError> {
  if (rows.every(({ cells }) => !cells['max_qty'])) return new Map();
  const ascending = rows.toSorted((a, b) => Number(a.cells['min_qty']) - Number(b.cells['min_qty']));
  const ranges = ascending.map(({ cells }, index) => {
    const next = ascending[index + 1]?.cells['min_qty'];
    // A row without an end reaches to the next one.
    const impliedEnd = next === undefined ? null : Number(next) - 1;
    return {
      minQty: Number(cells['min_qty']),
      maxQty: cells['max_qty'] ? Number(cells['max_qty']) : impliedEnd,
    };
  });
  return new Map(
    rangeIssues(ranges).flatMap(({ code, row, from, to }) => {
      const fileRow = ascending[row];
      if (!fileRow) return [];
      const value = fileRow.cells['max_qty'] ?? '';
      const message = `${rangeSentences[code]}: ${from}–${to ?? '…'}`;
      return [[fileRow.row, cellError('max_qty', value, code, message)] as const];
    }),
  );
}

/** L1 to L3 for the ladder that the valid rows of a file make, by row. */
export function ladderErrors(
  index: ImportIndex,
  rows: readonly FileRow[],
  mode: ImportMode,
): Map<number, ImportCellError> {
  const errors = new Map<number, ImportCellError>();
  const ladder = rows[0] && ladderOf(index, rows[0].cells);
  if (!ladder) return errors;
  for (
    let validRows = [...rows];
    validRows.length > 0;
    validRows = rows.filter(({ row }) => !errors.has(row))
  ) {
    const cells = validRows.map((one) => one.cells);
    const merged = mergeSlabs(mode === 'replace' ? [] : ladder.base, cells);
    const issues = ladderProblems(merged, ladder.product);
    if (issues.length === 0) break;
    for (const { code, row, values } of issues) {
      const minQty = row === null ? undefined : merged[row]?.minQty;
      const affectedRows = validRows.filter((one) => Number(one.cells['min_qty']) === minQty);
      for (const one of affectedRows.length > 0 ? affectedRows : validRows) {
        const value = one.cells['min_qty'] ?? '';
        errors.set(one.row, cellError('min_qty', value, code, ruleSentence({ code, values })));
      }
    }
  }
  return errors;
}

/** The breaks that replacing removes: those that are not in the file. */
export function removedBreaks(index: ImportIndex, rows: readonly FileRow[]): FieldChange[] {
  const base = (rows[0] && ladderOf(index, rows[0].cells))?.base ?? [];
  const listedQuantities = new Set(rows.map(({ cells }) => Number(cells['min_qty'])));
  return base
    .filter(({ minQty }) => !listedQuantities.has(minQty))
    .map(({ minQty, unitPrice }) => ({ field: `unit_price ${minQty}`, before: unitPrice, after: null }));
}

/** Writes prices to a draft: an import never makes them live. */
export function writeLadder(
  { index, author, now }: WriteContext,
  ladder: Ladder,
  slabs: SlabRecord[],
  note: string,
): Written {
  const { product, owner, label, currency, configuration, draft } = ladder;
  const update = { updatedAt: now, updatedBy: author.actor, slabs };
  const after: SlabSetRecord = draft
    ? { ...draft, ...update, version: draft.version + 1 }
    : {
        id: index.catalogue.nextId('set'),
        productId: product.id,
        owner,
        ownerLabel: label,
        currency,
        priceType: 'List',
        configuration,
        state: 'draft',
        effectiveFrom: null,
        effectiveTo: null,
        source: 'import',
        note,
        link: null,
        override: null,
        version: 1,
        createdAt: now,
        ...update,
      };
  index.catalogue.slabSets.put(after);
  return { id: after.id, label, undo: { kind: 'slabSet', before: draft ?? null, after } };
}
