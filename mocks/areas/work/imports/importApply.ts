import { logActivity } from '#mocks/areas/activity/log.ts';
import { moveFirstBreaks } from '#mocks/areas/catalogue/records/moqLadders.ts';
import type { FieldChange, ImportMode, ImportRow, JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { chargeKey, writeCharges } from './importCharges.ts';
import { rowChecks } from './importCheck.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import {
  ladderChanges,
  ladderKey,
  ladderOf,
  ladderProblems,
  removedBreaks,
  mergeSlabs,
  writeLadder,
} from './importLadders.ts';
import { writeMatch } from './importMatches.ts';
import { writeMember } from './importMembers.ts';
import { writeProduct } from './importProducts.ts';
import { groupedBy, type Cells, type FileRow, type ReadRow } from './importRows.ts';
import { writeSku } from './importSkus.ts';
import { levelOf, writeTarget } from './importTargets.ts';
import { readCells } from './importValues.ts';
import { findReadingPlace, pageKey, pageLabel } from './readingPlace.ts';
import { writeReadings } from './writeReadings.ts';
import type { ImportRecord, JobRecord, Step, Written } from '#mocks/areas/work/records/state.ts';

type ImportStep = Extract<Step, { type: 'import' }>;
type StepResult = { written: Written; changes: FieldChange[] } | { skip: NonNullable<JobRow['reason']> };

/** A row as its plan reads it: the columns by the mapping, figures by the decimal sign. */
export function readRow({ run, cells }: Pick<ImportRecord, 'run' | 'cells'>, row: number): ReadRow {
  const texts = cells[row] ?? [];
  const written = Object.fromEntries(
    run.columns.flatMap(({ field }, index) =>
      field === null ? [] : [[field, (texts[index] ?? '').trim()] as const],
    ),
  );
  return { row, written: written, ...readCells(run.kind, written, run.decimalSign) };
}

/** What is to be written: a row at a time, but a ladder or the charges of a product at once, never half of them. */
export function importSteps(record: ImportRecord, index: ImportIndex): ImportStep[] {
  const { rows, run } = record;
  const writesRow = ({ result }: ImportRow) => result === 'create' || result === 'update';
  if (run.kind !== 'slabs' && run.kind !== 'charges' && run.kind !== 'readings') {
    const written = rows.filter(writesRow);
    // What a category inherits is written before what stands below it.
    const level = ({ row }: ImportRow): number => levelOf(index, readRow(record, row).cells);
    const ordered = run.kind === 'targets' ? written.toSorted((a, b) => level(a) - level(b)) : written;
    return ordered.map(({ row, label }) => ({ type: 'import', rows: [row], label }));
  }
  const validRows = rows.filter(({ result }) => result !== 'error');
  const keyOf = ({ row }: ImportRow): string => {
    const { cells } = readRow(record, row);
    if (run.kind === 'readings') return pageKey(cells);
    return run.kind === 'slabs' ? ladderKey(cells) : chargeKey(index, cells);
  };
  return [...groupedBy(validRows, keyOf)].flatMap(([key, group]) => {
    if (!group.some(writesRow)) return [];
    // Replacing needs all rows of a ladder, also those that change nothing.
    const applicable = run.kind === 'slabs' ? group : group.filter(writesRow);
    const { cells } = readRow(record, group[0]?.row ?? 0);
    const label = groupLabel(run.kind, index, cells, key);
    return [{ type: 'import', rows: applicable.map(({ row }) => row), label }];
  });
}

/** What rows that are written at once are about. */
function groupLabel(
  kind: ImportRecord['run']['kind'],
  index: ImportIndex,
  cells: Cells,
  key: string,
): string {
  if (kind === 'readings') return pageLabel(index, findReadingPlace(index, cells), cells);
  const [, currency, configuration] = key.split('\n');
  return kind === 'slabs' ? [cells['sku'], currency, configuration].join(' ') : (cells['product'] ?? '');
}

function applyLadder(
  writing: WriteContext,
  fileName: string,
  rows: readonly FileRow[],
  mode: ImportMode,
): StepResult {
  const ladder = rows[0] && ladderOf(writing.index, rows[0].cells);
  if (!ladder) return { skip: 'invalid' };
  const cells = rows.map((one) => one.cells);
  const slabs = mergeSlabs(mode === 'replace' ? [] : ladder.base, cells);
  if (ladderProblems(slabs, ladder.product).length > 0) return { skip: 'invalid' };
  const changes = ladderChanges(ladder.base, slabs);
  if (changes.length === 0) return { skip: 'unchanged' };
  return { written: writeLadder(writing, ladder, slabs, fileName), changes };
}

const serialize = (changes: readonly FieldChange[]): string => JSON.stringify(changes);

/** Writes what a row alone says. */
const rowWriters = {
  products: writeProduct,
  skus: writeSku,
  team: writeMember,
  matches: writeMatch,
  targets: writeTarget,
} as const;

/** The catalogue may be another one than at the check: a row that would do something else than was shown does nothing. */
function applyRows(writing: WriteContext, record: ImportRecord, step: ImportStep): StepResult {
  const { kind, mode, fileName } = record.run;
  const { index } = writing;
  const rows = step.rows.map((row) => readRow(record, row));
  const checked = rows.map(({ cells }) => rowChecks[kind](index, cells));
  if (checked.some(({ errors }) => errors.length > 0)) return { skip: 'invalid' };
  const removed = kind === 'slabs' && mode === 'replace' ? removedBreaks(index, rows) : [];
  const changes = checked.flatMap((one) => one.changes);
  const previewed = record.rows.filter(({ row }) => step.rows.includes(row)).flatMap((one) => one.changes);
  const isAsPreviewed =
    serialize(sortedChanges([...changes, ...removed])) === serialize(sortedChanges(previewed));
  if (!isAsPreviewed) return { skip: 'changedMeanwhile' };
  if (changes.length + removed.length === 0) return { skip: 'unchanged' };
  if (kind === 'slabs') return applyLadder(writing, fileName, rows, mode);
  const [{ cells } = { cells: {} }] = rows;
  const allCells = rows.map((one) => one.cells);
  if (kind === 'readings') return writeReadings(writing, allCells) ?? { skip: 'invalid' };
  const written = kind === 'charges' ? writeCharges(writing, allCells) : rowWriters[kind](writing, cells);
  return written === null ? { skip: 'invalid' } : { written, changes };
}

const sortedChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.toSorted((a, b) => serialize([a]).localeCompare(serialize([b])));

/** Does one step of an import. */
export function importStep(db: Db, job: JobRecord, step: ImportStep, index: () => ImportIndex): JobRow {
  const { label } = step;
  const record = job.importId === null ? undefined : db.work.imports[job.importId];
  const id = String(step.rows[0] ?? 0);
  if (!record || !db.accounts[job.username]) return { id, label, result: 'failed', reason: 'notAllowed' };
  const writing = { index: index(), author: job.author, now: new Date().toISOString(), jobId: job.id };
  const result = applyRows(writing, record, step);
  if ('skip' in result) return { id, label, result: 'skipped', reason: result.skip };
  const { written, changes } = result;
  // What was done to a member is in the log already.
  if (written.undo.kind === 'member') return { id: written.id, label, result: 'done', reason: null };
  logActivity(db, job.author, {
    action: 'import',
    entityType: written.undo.kind,
    entityId: written.id,
    entityLabel: written.label,
    changes,
    correlationId: job.id,
    undo: written.undo,
  });
  const { catalogue } = writing.index;
  const product =
    written.undo.kind === 'product' && job.movesFirstBreak ? catalogue.products.get(written.id) : undefined;
  if (product && changes.some(({ field }) => field === 'moq'))
    moveFirstBreaks({ ...writing, db, catalogue, correlationId: job.id }, product);
  return { id: written.id, label, result: 'done', reason: null };
}
