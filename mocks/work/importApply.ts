import { actorOf, remember } from '#mocks/catalogue/history.ts';
import type { FieldChange, ImportApply, JobRow } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import { judges } from './importCheck.ts';
import type { ImportIndex } from './importIndex.ts';
import {
  ladderChanges,
  ladderKey,
  ladderOf,
  ladderProblems,
  slabsWith,
  writeLadder,
} from './importLadders.ts';
import { writeProduct } from './importProducts.ts';
import { groupedBy, type Cells, type FileRow } from './importRows.ts';
import { writeSku } from './importSkus.ts';
import type { ImportRecord, JobRecord, Step, Undo, Writing } from './state.ts';

type Mode = ImportApply['mode'];
type ImportStep = Extract<Step, { does: 'import' }>;
type Written = { undo: Undo; changes: FieldChange[] } | { skip: NonNullable<JobRow['reason']> };

/** The cells of a row by field, as its mapping says. */
export function cellsOf({ run, cells }: Pick<ImportRecord, 'run' | 'cells'>, row: number): Cells {
  const texts = cells[row - 1] ?? [];
  return Object.fromEntries(
    run.columns.flatMap(({ field }, at) =>
      field === null ? [] : [[field, (texts[at] ?? '').trim()] as const],
    ),
  );
}

/** What is to be written: a row at a time, but a ladder at once, so that none is ever half there. */
export function importSteps(record: ImportRecord, mode: Mode): ImportStep[] {
  const { rows, run } = record;
  if (run.kind !== 'slabs') {
    return rows
      .filter(({ result }) => result === 'create' || result === 'update')
      .map(({ row, label }) => ({ does: 'import', rows: [row], label }));
  }
  const groups = groupedBy(rows, ({ row }) => ladderKey(cellsOf(record, row)));
  return [...groups].flatMap(([key, group]) => {
    const sound = group.filter(({ result }) => result !== 'error');
    const news = sound.some(({ result }) => result !== 'unchanged');
    if (mode === 'replace' ? sound.length === 0 : !news) return [];
    const [, currency, configuration] = key.split('\n');
    const sku = cellsOf(record, group[0]?.row ?? 0)['sku'] ?? '';
    const label = [sku, currency, configuration].join(' ');
    return [{ does: 'import', rows: sound.map(({ row }) => row), label }];
  });
}

function writtenLadder(
  writing: Writing,
  record: ImportRecord,
  rows: readonly FileRow[],
  mode: Mode,
): Written {
  const ladder = rows[0] && ladderOf(writing.index, rows[0].cells);
  if (!ladder) return { skip: 'invalid' };
  // What the file names wrongly must not be taken for what it does not name.
  const key = ladderKey(rows[0]?.cells ?? {});
  const refused = record.rows.some(
    ({ row, result }) => result === 'error' && ladderKey(cellsOf(record, row)) === key,
  );
  if (mode === 'replace' && refused) return { skip: 'invalid' };
  const cells = rows.map((one) => one.cells);
  const slabs = slabsWith(mode === 'replace' ? [] : ladder.base, cells);
  if (ladderProblems(slabs, ladder.product).length > 0) return { skip: 'invalid' };
  const changes = ladderChanges(ladder.base, slabs);
  if (changes.length === 0) return { skip: 'unchanged' };
  return { undo: writeLadder(writing, ladder, slabs, record.run.fileName), changes };
}

/** The catalogue may be another one than at the dry run: every row is judged again. */
function written(writing: Writing, record: ImportRecord, step: ImportStep, mode: Mode): Written {
  const { kind } = record.run;
  const rows = step.rows.map((row) => ({ row, cells: cellsOf(record, row) }));
  const judged = rows.map(({ cells }) => judges[kind](writing.index, cells));
  if (judged.some(({ errors }) => errors.length > 0)) return { skip: 'invalid' };
  if (kind === 'slabs') return writtenLadder(writing, record, rows, mode);
  const changes = judged.flatMap((one) => one.changes);
  if (changes.length === 0) return { skip: 'unchanged' };
  const write = kind === 'products' ? writeProduct : writeSku;
  return { undo: write(writing, rows[0]?.cells ?? {}), changes };
}

/** Does one step of an import and keeps what was there before, so that it can be taken back. */
export function importStep(db: Db, job: JobRecord, step: ImportStep, index: () => ImportIndex): JobRow {
  const { label } = step;
  const id = String(step.rows[0] ?? 0);
  const record = job.importId === null ? undefined : db.work.imports[job.importId];
  const account = db.accounts[job.username];
  if (!record || !account) return { id, label, result: 'failed', reason: 'notAllowed' };
  const writing = { index: index(), actor: actorOf(account), now: new Date().toISOString() };
  const result = written(writing, record, step, job.mode);
  if ('skip' in result) return { id, label, result: 'skipped', reason: result.skip };
  const { undo, changes } = result;
  record.undo.push(undo);
  remember(db.catalogue, writing.index.catalogue, {
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
