import type {
  FieldChange,
  ImportCellError,
  ImportKind,
  ImportMode,
  ImportRow,
} from '#mocks/contract/types/types.gen.ts';
import { chargeKey, countChargesOverLimit, checkCharge } from './importCharges.ts';
import type { ImportIndex } from './importIndex.ts';
import { checkSlab, ladderErrors, ladderKey, rangeErrors, removedBreaks } from './importLadders.ts';
import { checkMatch } from './importMatches.ts';
import { checkMember } from './importMembers.ts';
import { checkProduct } from './importProducts.ts';
import { checkReading } from './importReadings.ts';
import {
  cellError,
  groupedBy,
  type Cells,
  type FileRow,
  type CheckedRow,
  type ReadRow,
} from './importRows.ts';
import { checkSku } from './importSkus.ts';
import { checkTarget, targetErrors } from './importTargets.ts';
import { readingErrors } from './readingGroups.ts';

export const rowChecks: Readonly<Record<ImportKind, (index: ImportIndex, cells: Cells) => CheckedRow>> = {
  products: checkProduct,
  skus: checkSku,
  slabs: checkSlab,
  charges: checkCharge,
  team: checkMember,
  matches: checkMatch,
  readings: checkReading,
  targets: checkTarget,
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

function addErrors(errors: Errors, row: number, ...newErrors: readonly ImportCellError[]): void {
  if (newErrors.length > 0) errors.set(row, [...(errors.get(row) ?? []), ...newErrors]);
}

/** Repeated rows: the later one is an error. */
function addRepeatErrors(errors: Errors, checked: readonly (FileRow & CheckedRow)[]): void {
  const firstRows = new Map<string, number>();
  for (const { row, cells, claims } of checked) {
    for (const { field, key } of claims) {
      const uniqueKey = `${field}\n${key}`;
      const first = firstRows.get(uniqueKey);
      if (first === undefined) firstRows.set(uniqueKey, row);
      // An empty cell of a repeated row is no error of its own.
      else if (cells[field] || !errors.has(row))
        addErrors(
          errors,
          row,
          cellError(field, cells[field] ?? '', 'twice', `Row ${first} of the file has the same value`),
        );
    }
  }
}

/** Checks the rows of one ladder together: first rows with valid quantities, then rows without any error. */
function addLadderErrors(
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
    for (const [row, error] of rangeErrors(priced)) addErrors(errors, row, error);
    const validRows = group.filter(({ row }) => !errors.has(row));
    for (const [row, error] of ladderErrors(index, validRows, mode)) addErrors(errors, row, error);
    if (mode === 'merge') continue;
    const invalidRow = group.find(({ row }) => errors.has(row));
    const [first] = group;
    if (!invalidRow && first) removed.set(first.row, removedBreaks(index, group));
    if (!invalidRow) continue;
    // A break with an error must not be removed as one that is not in the file.
    const message = `Row ${invalidRow.row} of this ladder has an error. A ladder is replaced only when all its rows are correct`;
    for (const { row, cells } of group.filter((one) => !errors.has(one.row))) {
      addErrors(errors, row, cellError('sku', cells['sku'] ?? '', 'ladder_refused', message));
    }
  }
}

/** A product has a limit of charges; its rows are written together. */
function addChargeErrors(errors: Errors, index: ImportIndex, rows: readonly FileRow[]): void {
  const validRows = rows.filter(({ row }) => !errors.has(row));
  for (const group of groupedBy(validRows, ({ cells }) => chargeKey(index, cells)).values()) {
    const excess = countChargesOverLimit(
      index,
      group.map(({ cells }) => cells),
    );
    if (excess === 0) continue;
    for (const { row, cells } of group) {
      const message = `A product can have at most 50 charges. With this file it would have ${50 + excess}`;
      addErrors(errors, row, cellError('product', cells['product'] ?? '', 'too_many', message));
    }
  }
}

/** The dry run: what each row of a file would do. */
export function checkRows(index: ImportIndex, check: CheckOptions, rows: readonly ReadRow[]): ImportRow[] {
  const { kind, mode, missing } = check;
  const checked = rows.map((row) => ({ ...row, read: row.errors, ...rowChecks[kind](index, row.cells) }));
  const missingColumnErrors = missing.map((field) =>
    cellError(field, '', 'no_column', `No column is mapped to ${field}`),
  );
  const errors: Errors = new Map();
  const removed: Changes = new Map();
  if (missing.length > 0) for (const { row } of rows) addErrors(errors, row, ...missingColumnErrors);
  addRepeatErrors(errors, checked);
  for (const row of checked) {
    addErrors(errors, row.row, ...row.read);
    // A missing column and an unreadable cell are reported once.
    const reportedFields = new Set([...missing, ...row.read.map(({ field }) => field)]);
    addErrors(errors, row.row, ...row.errors.filter(({ field }) => !reportedFields.has(field)));
  }
  if (kind === 'slabs') addLadderErrors(errors, removed, index, rows, mode);
  if (kind === 'charges') addChargeErrors(errors, index, rows);
  if (kind === 'readings')
    for (const [row, error] of readingErrors(rows, (one) => errors.has(one))) addErrors(errors, row, error);
  if (kind === 'targets')
    for (const [row, error] of targetErrors(
      index,
      rows.filter(({ row }) => !errors.has(row)),
    ))
      addErrors(errors, row, error);
  return checked.map(({ row, label, changes: rowChanges, exists, cells, written }) => {
    const quoteOriginal = ({ value, ...error }: ImportCellError): ImportCellError => ({
      ...error,
      value: value === cells[error.field] ? (written[error.field] ?? value) : value,
    });
    const rowErrors = errors.get(row)?.map(quoteOriginal);
    if (rowErrors) return { row, result: 'error', label, changes: [], errors: rowErrors };
    const changes = [...rowChanges, ...(removed.get(row) ?? [])];
    const result =
      changes.length === 0 ? 'unchanged' : exists || rowChanges.length === 0 ? 'update' : 'create';
    return { row, result, label, changes, errors: [] };
  });
}
