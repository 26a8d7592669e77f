import { logActivity } from '#mocks/areas/catalogue/records/activityLog.ts';
import { actorOf } from '#mocks/core/accounts.ts';
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
import { writeMember } from './importMembers.ts';
import { writeProduct } from './importProducts.ts';
import { groupedBy, type FileRow, type ReadRow } from './importRows.ts';
import { writeSku } from './importSkus.ts';
import { readCells } from './importValues.ts';
import type { ImportRecord, JobRecord, Step, Undo } from '#mocks/areas/work/records/state.ts';

type ImportStep = Extract<Step, { type: 'import' }>;
type StepResult = { undo: Undo; changes: FieldChange[] } | { skip: NonNullable<JobRow['reason']> };

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
  if (run.kind !== 'slabs' && run.kind !== 'charges') {
    return rows.filter(writesRow).map(({ row, label }) => ({ type: 'import', rows: [row], label }));
  }
  const validRows = rows.filter(({ result }) => result !== 'error');
  const keyOf = ({ row }: ImportRow): string => {
    const { cells } = readRow(record, row);
    return run.kind === 'slabs' ? ladderKey(cells) : chargeKey(index, cells);
  };
  return [...groupedBy(validRows, keyOf)].flatMap(([key, group]) => {
    if (!group.some(writesRow)) return [];
    // Replacing needs all rows of a ladder, also those that change nothing.
    const applicable = run.kind === 'slabs' ? group : group.filter(writesRow);
    const { cells } = readRow(record, group[0]?.row ?? 0);
    const [, currency, configuration] = key.split('\n');
    const label = run.kind === 'slabs' ? [cells['sku'], currency, configuration].join(' ') : cells['product'];
    return [{ type: 'import', rows: applicable.map(({ row }) => row), label: label ?? '' }];
  });
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
  return { undo: writeLadder(writing, ladder, slabs, fileName), changes };
}

const serialize = (changes: readonly FieldChange[]): string => JSON.stringify(changes);

/** Writes what a row alone says. */
const rowWriters = { products: writeProduct, skus: writeSku, team: writeMember } as const;

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
  const undo = kind === 'charges' ? writeCharges(writing, allCells) : rowWriters[kind](writing, cells);
  return undo === null ? { skip: 'invalid' } : { undo, changes };
}

const sortedChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.toSorted((a, b) => serialize([a]).localeCompare(serialize([b])));

/** Does one step of an import and keeps what was there before, so that it can be taken back. */
export function importStep(db: Db, job: JobRecord, step: ImportStep, index: () => ImportIndex): JobRow {
  const { label } = step;
  const id = String(step.rows[0] ?? 0);
  const record = job.importId === null ? undefined : db.work.imports[job.importId];
  const account = db.accounts[job.username];
  if (!record || !account) return { id, label, result: 'failed', reason: 'notAllowed' };
  const writing = { index: index(), actor: actorOf(account), now: new Date().toISOString(), jobId: job.id };
  const result = applyRows(writing, record, step);
  if ('skip' in result) return { id, label, result: 'skipped', reason: result.skip };
  const { undo, changes } = result;
  const { catalogue } = writing.index;
  record.undo.push(undo);
  const product =
    undo.kind === 'product' && job.movesFirstBreak ? catalogue.products.get(undo.id) : undefined;
  if (product && changes.some(({ field }) => field === 'moq')) {
    const moveContext = { ...writing, changes: db.catalogue, catalogue, correlationId: job.id };
    record.undo.push(
      ...moveFirstBreaks(moveContext, product).map(
        ({ before, after: { id: setId, ownerLabel, version } }) => ({
          ...{ kind: 'slabSet' as const, id: setId, label: ownerLabel, version, before },
        }),
      ),
    );
  }
  // What was done to a member is in the log already.
  if (undo.kind === 'member') return { id: undo.id, label, result: 'done', reason: null };
  logActivity(db.catalogue, catalogue, {
    actor: writing.actor,
    action: 'import',
    entityType: undo.kind,
    entityId: undo.id,
    entityLabel: undo.label,
    changes,
    correlationId: job.id,
  });
  return { id: undo.id, label, result: 'done', reason: null };
}
