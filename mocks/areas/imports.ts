import { pageOf } from '#mocks/catalogue/pages.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import type { ImportKind, ImportRun } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/db.ts';
import { refusedWithout } from '#mocks/may.ts';
import { notFound, unprocessable, wrongState } from '#mocks/problems.ts';
import { isFile } from '#mocks/readRequest.ts';
import type { Area, SignedIn } from '#mocks/types.ts';
import { csvFile, csvLine, readCsv } from '#mocks/work/csv.ts';
import { cellsOf, importSteps } from '#mocks/work/importApply.ts';
import { checkedRows } from '#mocks/work/importCheck.ts';
import { guessedField, importFields } from '#mocks/work/importFields.ts';
import { importIndexOf } from '#mocks/work/importIndex.ts';
import { startJob } from '#mocks/work/jobs.ts';
import type { ImportRecord } from '#mocks/work/state.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf } from './catalogueShared.ts';

/** The contract's limit: 5 MB. */
const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** The last column of an error file. */
const ERROR_COLUMN = 'error';

const nodeFor = (kind: ImportKind) => (kind === 'slabs' ? nodes.priceSlabsEdit : nodes.skuManagerImport);

/** The mapping sent along: header → field or null. Undefined when it is none. */
function readMapping(text: string | undefined): Record<string, string | null> | null | undefined {
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value);
    if (!entries.every(([, field]) => field === null || typeof field === 'string')) return undefined;
    return Object.fromEntries(
      entries.map(([header, field]) => [header, typeof field === 'string' ? field : null]),
    );
  } catch {
    return undefined;
  }
}

/** What a person's mapping is remembered by. The column that an error file adds changes nothing. */
function memoryOf({ account }: SignedIn, kind: ImportKind, headers: readonly string[]): string {
  return [account.username, kind, ...headers.filter((header) => header !== ERROR_COLUMN)].join('\n');
}

function own(db: Db, me: SignedIn, id: string): ImportRecord | undefined {
  const record = db.work.imports[id];
  return record?.username === me.account.username ? record : undefined;
}

function count(rows: ImportRecord['rows']): ImportRun['counts'] {
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}

export const imports = {
  startImport: async (call) => {
    const { db, me, body } = call;
    const refused = refusedWithout(me, nodeFor(body.kind));
    if (refused) return refused;
    if (body.file.size > FILE_MAX_BYTES) return { status: 413, body: examples.fileTooLarge };
    const mapping = readMapping(body.mapping);
    if (mapping === undefined)
      return unprocessable({ field: 'mapping', code: 'invalid', message: 'It is no mapping' });
    const sheet = readCsv(await body.file.arrayBuffer());
    if (!sheet || sheet.rows.length === 0) {
      return unprocessable({
        field: 'file',
        code: 'no_rows',
        message: 'The file has no rows, or is no CSV file',
      });
    }
    const fields: readonly string[] = importFields[body.kind].fields;
    const memory = memoryOf(me, body.kind, sheet.headers);
    const chosen = mapping ?? db.work.mappings[memory] ?? {};
    const taken = new Set<string>();
    const columns = sheet.headers.map((header, at) => {
      const wanted = Object.hasOwn(chosen, header)
        ? (chosen[header] ?? null)
        : guessedField(body.kind, header);
      const field = wanted !== null && fields.includes(wanted) && !taken.has(wanted) ? wanted : null;
      if (field !== null) taken.add(field);
      return { header, field, sample: sheet.rows[0]?.[at] ?? '' };
    });
    // Of two columns with one header the one that is mapped counts.
    const kept = columns.toSorted((a, b) => Number(a.field !== null) - Number(b.field !== null));
    db.work.mappings[memory] = Object.fromEntries(kept.map(({ header, field }) => [header, field]));
    const needed: readonly string[] = importFields[body.kind].needed;
    const missingFields = needed.filter((field) => !taken.has(field));
    const { catalogue } = deskOf(call);
    const id = catalogue.nextId('imp');
    const run: ImportRun = {
      id,
      kind: body.kind,
      fileName: isFile(body.file) ? body.file.name : 'file.csv',
      state: 'checked',
      columns,
      fields: [...fields],
      missingFields,
      counts: count([]),
      jobId: null,
      undoUntil: null,
      createdAt: new Date().toISOString(),
    };
    const base = { id, run, username: me.account.username, headers: sheet.headers, cells: sheet.rows };
    const rows = sheet.rows.map((_cells, at) => ({ row: at + 1, cells: cellsOf(base, at + 1) }));
    const record: ImportRecord = {
      ...base,
      rows: checkedRows(importIndexOf(catalogue), body.kind, rows, missingFields),
      undo: [],
    };
    run.counts = count(record.rows);
    db.work.imports[id] = record;
    return { status: 201, body: run };
  },

  getImportTemplate: ({ me, path }) => {
    const refused = refusedWithout(me, nodeFor(path.kind));
    if (refused) return refused;
    const { fields, example } = importFields[path.kind];
    return { status: 200, body: csvFile([csvLine(fields), csvLine(example)]) };
  },

  getImport: (call) => {
    deskOf(call);
    const record = own(call.db, call.me, call.path.importId);
    return record ? { status: 200, body: record.run } : notFound();
  },

  listImportRows: ({ db, me, path, query }) => {
    const record = own(db, me, path.importId);
    if (!record) return notFound();
    const rows = record.rows.filter(({ result }) => !query.result || result === query.result);
    return { status: 200, body: pageOf(rows, query) };
  },

  getImportErrors: ({ db, me, path }) => {
    const record = own(db, me, path.importId);
    if (!record) return notFound();
    const lines = record.rows
      .filter(({ result }) => result === 'error')
      .map(({ row, errors }) =>
        csvLine([
          ...record.headers.map((_header, at) => record.cells[row - 1]?.[at] ?? ''),
          errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
        ]),
      );
    return { status: 200, body: csvFile([csvLine([...record.headers, ERROR_COLUMN]), ...lines]) };
  },

  applyImport: (call) => {
    const { db, me, path, body } = call;
    deskOf(call);
    const record = own(db, me, path.importId);
    if (!record) return notFound();
    const refused = refusedWithout(me, nodeFor(record.run.kind));
    if (refused) return refused;
    if (record.run.state !== 'checked') return wrongState(record.run, 'This import was written already.');
    const steps = importSteps(record, body.mode);
    const count = steps.reduce((total, { rows }) => total + rows.length, 0);
    const title = `Import ${count} rows of ${record.run.fileName}`;
    const { username } = me.account;
    const job = startJob(db, {
      kind: 'import',
      title,
      username,
      steps,
      importId: record.id,
      mode: body.mode,
    });
    record.run.state = 'applying';
    record.run.jobId = job.id;
    return { status: 202, body: job };
  },

  undoImport: (call) => {
    const { db, me, path } = call;
    deskOf(call);
    const record = own(db, me, path.importId);
    if (!record) return notFound();
    const refused = refusedWithout(me, nodeFor(record.run.kind));
    if (refused) return refused;
    const { state, undoUntil } = record.run;
    if (state !== 'applied' || undoUntil === null || Date.parse(undoUntil) < Date.now()) {
      return wrongState(record.run, 'This import cannot be taken back.');
    }
    // The last first, as one walks back.
    const steps = record.undo.toReversed().map((undo) => ({ does: 'undo' as const, undo }));
    const title = `Take back ${record.run.fileName}`;
    const job = startJob(db, {
      kind: 'undo',
      title,
      username: me.account.username,
      steps,
      importId: record.id,
    });
    record.run.state = 'undoing';
    return { status: 202, body: job };
  },
} satisfies Partial<Area<'work'>>;
