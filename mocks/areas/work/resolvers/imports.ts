import { brokenLadders } from '#mocks/areas/catalogue/records/moqLadders.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { ImportRun, MoqChange } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import { isFile } from '#mocks/core/readRequest.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { csvFile, csvLine, readCsv } from '#mocks/areas/work/records/csv.ts';
import { decideDecimalSign } from '#mocks/areas/work/imports/decimalSign.ts';
import { importSteps, readRow } from '#mocks/areas/work/imports/importApply.ts';
import { checkRows } from '#mocks/areas/work/imports/importCheck.ts';
import {
  guessField,
  importFields,
  isAddedColumn,
  isFieldName,
  missingImportPermission,
} from '#mocks/areas/work/imports/importFields.ts';
import { importIndexOf, type ImportIndex } from '#mocks/areas/work/imports/importIndex.ts';
import { tooManyCellsError } from '#mocks/areas/work/imports/importRows.ts';
import { mappingKey, readMapping, recallMapping } from '#mocks/areas/work/imports/importMapping.ts';
import { numberFields } from '#mocks/areas/work/imports/importValues.ts';
import { startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { undoSteps } from '#mocks/areas/work/records/undo.ts';
import { fieldLabel, workText } from '#mocks/areas/work/imports/labels.ts';
import type { ImportRecord } from '#mocks/areas/work/records/state.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { locationOf } from '#mocks/core/route.ts';

function findOwnImport(db: Db, me: SignedIn, id: string): ImportRecord | undefined {
  const record = db.work.imports[id];
  return record?.username === me.account.username ? record : undefined;
}

/** The minimum order quantities that a file would change. */
function moqChanges(index: ImportIndex, rows: ImportRecord['rows']): MoqChange[] {
  return rows.flatMap(({ label, result, changes }) => {
    const moq = result === 'update' ? changes.find(({ field }) => field === 'moq')?.after : undefined;
    const product = moq ? index.product(label) : undefined;
    return product ? [{ productId: product.id, moq: Number(moq) }] : [];
  });
}

function countResults(rows: ImportRecord['rows']): ImportRun['counts'] {
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}

export const imports = {
  startImport: async (call) => {
    const { db, me, body } = call;
    const refused = missingImportPermission(me, body.kind);
    if (refused) return refused;
    const mapping = readMapping(body.mapping);
    if (mapping === undefined)
      return unprocessable({ field: 'mapping', code: 'invalid', message: 'is not a valid mapping' });
    const sheet = readCsv(await body.file.arrayBuffer());
    const row = sheet?.openQuote ?? null;
    if (row !== null) {
      const message = `A quotation mark in row ${row} isn’t closed`;
      return unprocessable({ field: 'file', row, code: 'open_quote', message });
    }
    if (!sheet || sheet.rows.length === 0) {
      return unprocessable({
        field: 'file',
        code: 'no_rows',
        message: 'The file has no rows below the headers, or it isn’t a CSV file',
      });
    }
    const { kind, mode = 'merge' } = body;
    const fields: readonly string[] = importFields[kind].fields;
    const mappingId = mappingKey(me.account.username, kind, sheet.headers);
    const fieldOf = mapping ?? recallMapping(db.work.mappings[mappingId], sheet.headers);
    const mappedFields = new Set<string>();
    const fieldAt = new Map<number, string>();
    // Of several columns that can mean one field, the one that says its own name is read.
    const positions = sheet.headers.map((header, position) => ({ header, position }));
    const rank = ({ header }: { header: string }) => Number(isFieldName(kind, header));
    for (const { header, position } of positions.toSorted((a, b) => rank(b) - rank(a))) {
      const requested = fieldOf(header, position);
      const field = requested === undefined ? guessField(kind, header) : requested;
      if (field === null || !fields.includes(field) || mappedFields.has(field)) continue;
      mappedFields.add(field);
      fieldAt.set(position, field);
    }
    const columns = positions.map(({ header, position }) => ({
      header,
      field: fieldAt.get(position) ?? null,
      sample: sheet.rows.find((cells) => cells[position]?.trim())?.[position] ?? '',
    }));
    db.work.mappings[mappingId] = columns
      .filter(({ header }) => !isAddedColumn(header))
      .map(({ field }) => field);
    const requiredFields: readonly string[] = importFields[kind].needed;
    const missingFields = requiredFields.filter((field) => !mappedFields.has(field));
    const numberTexts = columns.flatMap(({ field }, position) =>
      field !== null && Object.hasOwn(numberFields[kind], field)
        ? sheet.rows.map((cells) => cells[position] ?? '')
        : [],
    );
    const { catalogue } = requestContext(call);
    const id = catalogue.nextId('imp');
    const run: ImportRun = {
      id,
      plan: catalogue.nextId('plan'),
      kind,
      fileName: isFile(body.file) ? body.file.name : 'file.csv',
      state: 'checked',
      columns,
      fields: [...fields],
      missingFields,
      mode,
      ...decideDecimalSign(numberTexts, body.decimalSign),
      encoding: sheet.encoding,
      counts: countResults([]),
      jobId: null,
      undoUntil: null,
      createdAt: new Date().toISOString(),
    };
    const cells = Object.fromEntries(
      sheet.rows.map((texts, position) => [sheet.numbers[position] ?? 0, texts]),
    );
    const base = { id, run, username: me.account.username, headers: sheet.headers, cells };
    const rows = sheet.numbers.map((row) => {
      const read = readRow(base, row);
      if (!sheet.overfullRows.includes(row)) return read;
      return { ...read, errors: [...read.errors, tooManyCellsError(columns, cells[row] ?? [])] };
    });
    const index = importIndexOf(catalogue, teamContext(db, me.account.username));
    const record: ImportRecord = {
      ...base,
      rows: checkRows(index, { kind, mode, missing: missingFields }, rows),
    };
    run.counts = countResults(record.rows);
    if (kind === 'products' && mappedFields.has('moq'))
      run.brokenLadders = brokenLadders(catalogue, moqChanges(index, record.rows));
    db.work.imports[id] = record;
    return { status: 201, body: run, ...locationOf(`/imports/${id}`) };
  },

  getImportTemplate: ({ me, path, query }) => {
    const refused = missingImportPermission(me, path.kind);
    if (refused) return refused;
    const { fields, example } = importFields[path.kind];
    const headers = fields.map((field) => fieldLabel(field, query.language));
    return { status: 200, body: csvFile([csvLine(headers), csvLine(example)]) };
  },

  getImport: (call) => {
    requestContext(call);
    const record = findOwnImport(call.db, call.me, call.path.importId);
    return record ? { status: 200, body: record.run } : notFound();
  },

  listImportRows: ({ db, me, path, query }) => {
    const record = findOwnImport(db, me, path.importId);
    if (!record) return notFound();
    const rows = record.rows.filter(({ result }) => !query.result || result === query.result);
    return { status: 200, body: pageOf(rows, query) };
  },

  getImportErrors: ({ db, me, path, query }) => {
    const record = findOwnImport(db, me, path.importId);
    if (!record) return notFound();
    const { language } = query;
    // Columns have their names from the file, where the person corrects them.
    const columnOf = (field: string): string =>
      record.run.columns.find((column) => column.field === field)?.header || fieldLabel(field, language);
    const originalIndexes = record.headers.flatMap((header, position) =>
      isAddedColumn(header) ? [] : [position],
    );
    const lines = record.rows
      .filter(({ result }) => result === 'error')
      .map(({ row, errors }) =>
        csvLine([
          ...originalIndexes.map((position) => record.cells[row]?.[position] ?? ''),
          row,
          errors.map(({ field, message }) => `${columnOf(field)}: ${message}`).join('; '),
          // The surplus cell stays, so that the row is refused again until it is corrected.
          ...(record.cells[row] ?? []).slice(record.headers.length),
        ]),
      );
    const addedHeaders = language
      ? [workText('column.row', language), workText('column.problem', language)]
      : ['row', 'error'];
    const headers = [...originalIndexes.map((position) => record.headers[position] ?? ''), ...addedHeaders];
    return { status: 200, body: csvFile([csvLine(headers), ...lines]) };
  },

  applyImport: (call) => {
    const { db, me, path, body } = call;
    const { catalogue } = requestContext(call);
    const record = findOwnImport(db, me, path.importId);
    if (!record) return notFound();
    const movesFirstBreak = body.moveFirstBreak ?? false;
    const refused =
      missingImportPermission(me, record.run.kind) ??
      (movesFirstBreak ? missingPermission(me, permissions.priceSlabsEdit) : undefined);
    if (refused) return refused;
    if (record.run.state !== 'checked') return wrongState(record.run, 'This import was already applied.');
    if (body.plan !== record.run.plan) {
      return { status: 409, body: { ...examples.planChanged, current: { ...record.run } } };
    }
    const steps = importSteps(record, importIndexOf(catalogue, teamContext(db, me.account.username)));
    const rowCount = steps.reduce((total, { rows }) => total + rows.length, 0);
    const title = `Import ${rowCount} rows of ${record.run.fileName}`;
    const job = startJob(db, {
      kind: 'import',
      title,
      steps,
      movesFirstBreak,
      importId: record.id,
      ...startedBy(call),
    });
    record.run.state = 'applying';
    record.run.jobId = job.id;
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },

  undoImport: (call) => {
    const { db, me, path } = call;
    requestContext(call);
    const record = findOwnImport(db, me, path.importId);
    if (!record) return notFound();
    const refused = missingImportPermission(me, record.run.kind);
    if (refused) return refused;
    const { state, undoUntil } = record.run;
    if (state !== 'applied' || undoUntil === null || Date.parse(undoUntil) < Date.now()) {
      return wrongState(record.run, 'This import can’t be undone.');
    }
    const steps = undoSteps(db, record.run.jobId);
    const title = `Undo import of ${record.run.fileName}`;
    const job = startJob(db, { kind: 'undo', title, steps, importId: record.id, ...startedBy(call) });
    record.run.state = 'undoing';
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },
} satisfies Partial<Area<'work'>>;
