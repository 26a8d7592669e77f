import type {
  FieldChange,
  ImportCellError,
  ImportKind,
  ImportMode,
  ImportRow,
} from '#mocks/contract/types/types.gen.ts';
import { chargeKey, chargesOverLimit, checkCharge } from './importCharges.ts';
import type { ImportIndex } from './importIndex.ts';
import { checkSlab, ladderErrors, ladderKey, rangeErrors, removedBreaks } from './importLadders.ts';
import { checkProduct } from './importProducts.ts';
import {
  cellError,
  groupedBy,
  type Cells,
  type FileRow,
  type CheckedRow,
  type ReadRow,
} from './importRows.ts';
import { checkSku } from './importSkus.ts';

export const rowChecks: Readonly<Record<ImportKind, (index: ImportIndex, cells: Cells) => CheckedRow>> = {
  products: checkProduct,
  skus: checkSku,
  slabs: checkSlab,
  charges: checkCharge,
};

/** How a file is checked. */
export interface CheckOptions {
  kind: ImportKind;
  mode: ImportMode;
  /** Required fields that no column is mapped to. */
  missing: readonly string[];
}

type Errors = Map<number, ImportCellError[]>;
type Changes = Map<number, FieldChange[]>;

function add(errors: Errors, row: number, ...more: readonly ImportCellError[]): void {
  if (more.length > 0) errors.set(row, [...(errors.get(row) ?? []), ...more]);
}

/** Repeated rows: the later one is an error. */
function addRepeated(errors: Errors, checked: readonly (FileRow & CheckedRow)[]): void {
  const seen = new Map<string, number>();
  for (const { row, cells, claims } of checked) {
    for (const { field, key } of claims) {
      const claim = `${field}\n${key}`;
      const first = seen.get(claim);
      if (first === undefined) seen.set(claim, row);
      // An empty cell of a repeated row is no error of its own.
      else if (cells[field] || !errors.has(row))
        add(
          errors,
          row,
          cellError(field, cells[field] ?? '', 'twice', `Row ${first} of the file has the same value`),
        );
    }
  }
}

/** Checks the rows of one ladder together: first rows with valid quantities, then rows without any error. */
function addLadders(
  errors: Errors,
  removed: Changes,
  index: ImportIndex,
  rows: readonly FileRow[],
  mode: ImportMode,
): void {
  for (const group of groupedBy(rows, ({ cells }) => ladderKey(cells)).values()) {
    const priced = group.filter(({ row }) =>
      (errors.get(row) ?? []).every(({ field }) => field === 'unit_price'),
    );
    for (const [row, error] of rangeErrors(priced)) add(errors, row, error);
    const sound = group.filter(({ row }) => !errors.has(row));
    for (const [row, error] of ladderErrors(index, sound, mode)) add(errors, row, error);
    if (mode === 'merge') continue;
    const refused = group.find(({ row }) => errors.has(row));
    const [first] = group;
    if (!refused && first) removed.set(first.row, removedBreaks(index, group));
    if (!refused) continue;
    // A break with an error must not be removed as one that is not in the file.
    const message = `Row ${refused.row} of this ladder has an error. A ladder is replaced only when all its rows are correct`;
    for (const { row, cells } of group.filter((one) => !errors.has(one.row))) {
      add(errors, row, cellError('sku', cells['sku'] ?? '', 'ladder_refused', message));
    }
  }
}

/** A product has a limit of charges; its rows are written together. */
function addCharges(errors: Errors, index: ImportIndex, rows: readonly FileRow[]): void {
  const sound = rows.filter(({ row }) => !errors.has(row));
  for (const group of groupedBy(sound, ({ cells }) => chargeKey(index, cells)).values()) {
    const over = chargesOverLimit(
      index,
      group.map(({ cells }) => cells),
    );
    if (over === 0) continue;
    for (const { row, cells } of group) {
      const message = `A product can have at most 50 charges. With this file it would have ${50 + over}`;
      add(errors, row, cellError('product', cells['product'] ?? '', 'too_many', message));
    }
  }
}

/** The dry run: what each row of a file would do. */
export function checkRows(index: ImportIndex, check: CheckOptions, rows: readonly ReadRow[]): ImportRow[] {
  const { kind, mode, missing } = check;
  const checked = rows.map((one) => ({ ...one, read: one.errors, ...rowChecks[kind](index, one.cells) }));
  const noColumn = missing.map((field) =>
    cellError(field, '', 'no_column', `No column is mapped to ${field}`),
  );
  const errors: Errors = new Map();
  const removed: Changes = new Map();
  if (missing.length > 0) for (const { row } of rows) add(errors, row, ...noColumn);
  addRepeated(errors, checked);
  for (const one of checked) {
    add(errors, one.row, ...one.read);
    // A missing column and an unreadable cell are reported once.
    const said = new Set([...missing, ...one.read.map(({ field }) => field)]);
    add(errors, one.row, ...one.errors.filter(({ field }) => !said.has(field)));
  }
  if (kind === 'slabs') addLadders(errors, removed, index, rows, mode);
  if (kind === 'charges') addCharges(errors, index, rows);
  return checked.map(({ row, label, changes: own, exists, cells, written }) => {
    const quoted = ({ value, ...error }: ImportCellError): ImportCellError => ({
      ...error,
      value: value === cells[error.field] ? (written[error.field] ?? value) : value,
    });
    const found = errors.get(row)?.map(quoted);
    if (found) return { row, result: 'error', label, changes: [], errors: found };
    const changes = [...own, ...(removed.get(row) ?? [])];
    const result = changes.length === 0 ? 'unchanged' : exists || own.length === 0 ? 'update' : 'create';
    return { row, result, label, changes, errors: [] };
  });
}
