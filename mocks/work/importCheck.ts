import type { ImportCellError, ImportKind, ImportRow } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex } from './importIndex.ts';
import { judgedSlab, ladderErrors, ladderKey, rangeErrors } from './importLadders.ts';
import { judgedProduct } from './importProducts.ts';
import { cellError, groupedBy, type Cells, type FileRow, type Judged } from './importRows.ts';
import { judgedSku } from './importSkus.ts';

export const judges: Readonly<Record<ImportKind, (index: ImportIndex, cells: Cells) => Judged>> = {
  products: judgedProduct,
  skus: judgedSku,
  slabs: judgedSlab,
};

type Errors = Map<number, ImportCellError[]>;

function add(errors: Errors, row: number, ...more: readonly ImportCellError[]): void {
  if (more.length > 0) errors.set(row, [...(errors.get(row) ?? []), ...more]);
}

/** The same thing twice in one file: the later row is wrong. */
function addRepeated(errors: Errors, judged: readonly (FileRow & Judged)[]): void {
  const seen = new Set<string>();
  for (const { row, cells, claims } of judged) {
    for (const { field, key } of claims) {
      const claim = `${field}\n${key}`;
      if (seen.has(claim))
        add(errors, row, cellError(field, cells[field] ?? '', 'twice', 'The file names it twice'));
      seen.add(claim);
    }
  }
}

/** What the rows of one ladder do together: those with sound quantities, then those that are sound altogether. */
function addLadders(errors: Errors, index: ImportIndex, rows: readonly FileRow[]): void {
  for (const group of groupedBy(rows, ({ cells }) => ladderKey(cells)).values()) {
    const priced = group.filter(({ row }) =>
      (errors.get(row) ?? []).every(({ field }) => field === 'unit_price'),
    );
    for (const [row, error] of rangeErrors(priced)) add(errors, row, error);
    const sound = group.filter(({ row }) => !errors.has(row));
    for (const [row, error] of ladderErrors(index, sound)) add(errors, row, error);
  }
}

/** The dry run: what each row of a file would do. */
export function checkedRows(
  index: ImportIndex,
  kind: ImportKind,
  rows: readonly FileRow[],
  missing: readonly string[],
): ImportRow[] {
  const judged = rows.map((one) => ({ ...one, ...judges[kind](index, one.cells) }));
  const noColumn = missing.map((field) =>
    cellError(field, '', 'no_column', `No column is mapped to ${field}`),
  );
  const errors: Errors = new Map();
  if (missing.length > 0) for (const { row } of rows) add(errors, row, ...noColumn);
  addRepeated(errors, judged);
  for (const one of judged) {
    // A field without a column is said once.
    add(errors, one.row, ...one.errors.filter(({ field }) => !missing.includes(field)));
  }
  if (kind === 'slabs') addLadders(errors, index, rows);
  return judged.map(({ row, label, changes, exists }) => {
    const found = errors.get(row);
    if (found) return { row, result: 'error', label, changes: [], errors: found };
    const result = changes.length === 0 ? 'unchanged' : exists ? 'update' : 'create';
    return { row, result, label, changes, errors: [] };
  });
}
