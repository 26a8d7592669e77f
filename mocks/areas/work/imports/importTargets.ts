import { fieldChanges } from '#mocks/areas/activity/log.ts';
import { isFloorAboveTarget } from '#mocks/areas/catalogue/records/prices.ts';
import type { CategoryRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { lineageOf, pathOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import { cellError, referenceErrors, type CheckedRow, type Cells, type FileRow } from './importRows.ts';
import { inAllLanguages } from './labels.ts';
import { normalizeWord } from './matchWords.ts';

/** The contract's limit. */
const MAX_PCT = 95;

/** What a cell says to inherit a margin; files of the panel have this word. */
export const INHERIT = 'inherit';
const inheritWords = new Set([INHERIT, ...inAllLanguages('inherited')].map(normalizeWord));

const isInherit = (text: string): boolean => inheritWords.has(normalizeWord(text));

/** Why a text is no margin, as a code and a sentence; null: it is one, or says nothing. */
function findProblem(text: string): [code: string, message: string] | null {
  if (text === '' || isInherit(text)) return null;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return ['not_a_number', `Enter a number, or ${INHERIT}`];
  if (Number(text) < 0) return ['negative', 'Enter 0 or more'];
  return Number(text) > MAX_PCT ? ['too_large', `Enter at most ${MAX_PCT}`] : null;
}

/** A margin as a cell sets it; undefined: the cell sets none. */
function readPct(text = ''): number | null | undefined {
  if (text === '' || findProblem(text)) return undefined;
  return isInherit(text) ? null : Number(text);
}

/** The one category that a row names, as it is. */
function findCategory({ catalogue, categories }: ImportIndex, cells: Cells): CategoryRecord | undefined {
  const [id, ...others] = categories(cells['category_path'] ?? '');
  return id === undefined || others.length > 0 ? undefined : catalogue.categories.get(id);
}

/** The category as a row makes it; empty cells change nothing. */
function withTargets(record: CategoryRecord, cells: Cells): CategoryRecord {
  const [target, min] = [readPct(cells['target_gp']), readPct(cells['min_gp'])];
  return {
    ...record,
    ...(target === undefined ? {} : { targetGpPct: target }),
    ...(min === undefined ? {} : { minGpPct: min }),
  };
}

const changesOf = (before: CategoryRecord, after: CategoryRecord) =>
  fieldChanges(before, after, ['targetGpPct', 'minGpPct']);

/** How deep the category of a row is in the tree. */
export function levelOf(index: ImportIndex, cells: Cells): number {
  return lineageOf(index.catalogue, findCategory(index, cells)?.id ?? '').length;
}

/** What a row would do with the margins of a category, whatever the other rows say. */
export function checkTarget(index: ImportIndex, cells: Cells): CheckedRow {
  const { catalogue } = index;
  const path = cells['category_path'] ?? '';
  const record = findCategory(index, cells);
  const paths = index.categories(path).map((id) => pathOf(catalogue, id));
  const errors =
    path === ''
      ? [cellError('category_path', path, 'required', 'The row has no category')]
      : referenceErrors('category_path', path, paths, 'category');
  for (const field of ['target_gp', 'min_gp']) {
    const problem = findProblem(cells[field] ?? '');
    if (problem) errors.push(cellError(field, cells[field] ?? '', ...problem));
  }
  return {
    exists: record !== undefined,
    label: record ? pathOf(catalogue, record.id) : path,
    changes: record ? changesOf(record, withTargets(record, cells)) : [],
    errors,
    claims: record ? [{ field: 'category_path', key: record.id }] : [],
  };
}

/** The rows whose minimum would be above the target, with the margins that the correct rows of the file give to all. */
export function targetErrors(
  index: ImportIndex,
  rows: readonly FileRow[],
): [row: number, error: ImportCellError][] {
  const planned = new Map(
    rows.flatMap(({ cells }) => {
      const record = findCategory(index, cells);
      return record ? [[record.id, withTargets(record, cells)] as const] : [];
    }),
  );
  const { categories } = index.catalogue;
  const lookup = { categories: { get: (id: string) => planned.get(id) ?? categories.get(id) } };
  const refused = rows.filter(({ cells }) => {
    const before = findCategory(index, cells);
    const after = before && planned.get(before.id);
    return after && changesOf(before, after).length > 0 && isFloorAboveTarget(lookup, after);
  });
  if (refused.length === 0) return [];
  const found = refused.map(({ row, cells }): [number, ImportCellError] => {
    const field = cells['min_gp'] ? 'min_gp' : 'target_gp';
    return [row, cellError(field, cells[field] ?? '', 'above_target', 'The minimum is above the target')];
  });
  // Without these rows the others may inherit something else.
  return [
    ...found,
    ...targetErrors(
      index,
      rows.filter((one) => !refused.includes(one)),
    ),
  ];
}

/** Sets the margins of a category. Null when the row can no longer be written. */
export function writeTarget({ index }: WriteContext, cells: Cells): Written | null {
  const { catalogue } = index;
  const before = findCategory(index, cells);
  if (!before) return null;
  const after = { ...withTargets(before, cells), version: before.version + 1 };
  if (isFloorAboveTarget(catalogue, after)) return null;
  catalogue.categories.put(after);
  return { id: after.id, label: after.title, undo: { kind: 'category', before, after } };
}
