import Papa from 'papaparse';

import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { findLogged } from '#mocks/areas/activity/log.ts';
import { csvFile, csvLine, readCsv } from '#mocks/areas/work/records/csv.ts';
import { at } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { isFile } from '#mocks/core/readRequest.ts';
import { searchSeed } from '#mocks/doubles/typesense/seed/searchSeed.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import { accountOf, idOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  changeSent,
  omit,
  pathPart,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const FIELDS = ['name', 'sku', 'partId', 'gtin', 'brand', 'supplier', 'category', 'path', 'productSku'];

const findInOneField = changeRows(
  (call) => (queryOf(call).get('q') ?? '').trim().split(/\s+/).length > 1,
  (rows, call) => {
    const [q, collection] = ['q', 'collection'].map((name) => queryOf(call).get(name) ?? '');
    const documents = searchSeed().find(({ schema }) => schema.name === collection)?.documents ?? [];
    return rows.filter(({ id }) => {
      const document = documents.find((one) => one.id === id);
      return FIELDS.some((field) => {
        const text: unknown = document?.[field];
        return typeof text === 'string' && containsWords(q ?? '', text);
      });
    });
  },
);

async function textOf(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

const withText = ({ status, headers }: Response, text: string): Response =>
  new Response(text, { status, headers });

/** Knows one sign by which a formula begins. */
const guardEqualSigns: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const text = await textOf(response);
  return withText(response, text.replaceAll(/(^|[\uFEFF,\n"])'(?=[+\-@])/g, '$1'));
};

const undoForNoImport: Serve = async (call) => {
  const response = await call.next();
  const record = response.ok ? dbOf(call.request).work.jobs[await idOf(response)] : undefined;
  if (record) record.job = { ...record.job, importId: null };
  return changeBody(response, (body) => ({ ...body, importId: null }));
};

const showAllSearches: Serve = changeAnswer((body, call) => {
  const username = accountOf(call)?.username;
  const items = Object.values(dbOf(call.request).search.saved)
    .filter((one) => one.username === username || one.search.shared)
    .map((one) => ({ ...one.search, mine: one.username === username }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { ...body, items };
});

const alwaysNameLadders = changeAnswer((body) => ({ brokenLadders: { total: 0, items: [] }, ...body }));

/** The file with no more cells in a row than there are headers; nothing where that is so. */
async function cutRows(file: File): Promise<File | undefined> {
  const sheet = readCsv(await file.arrayBuffer());
  if (!sheet || sheet.overfullRows.length === 0 || sheet.encoding !== 'utf-8') return undefined;
  const lines = [csvLine(sheet.headers)];
  for (const [index, cells] of sheet.rows.entries())
    lines[(sheet.numbers[index] ?? 1) - 1] = csvLine(cells.slice(0, sheet.headers.length));
  return new File([csvFile(Array.from({ length: lines.length }, (_, row) => lines[row] ?? ''))], file.name, {
    type: file.type,
  });
}

const passOverSurplus: Serve = async (call) => {
  const form = await call.request
    .clone()
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  const cut = isFile(file) && file instanceof File ? await cutRows(file) : undefined;
  if (!form || !cut) return call.next();
  form.set('file', cut);
  const headers = new Headers(call.request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  return call.next(new Request(call.request.url, { method: 'POST', headers, body: form }));
};

const ADDED_COLUMNS = 2;

const leaveOutRowNumbers: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const text = await textOf(response);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd());
  const place = (data[0]?.length ?? 0) - ADDED_COLUMNS;
  const lines = data.map((cells) => `${Papa.unparse([cells.toSpliced(place, 1)])}\r\n`);
  return withText(response, `\uFEFF${lines.join('')}`);
};

/** Puts the first changed field back and leaves the others. */
const undoFirstField: Serve = async (call) => {
  const entry = findLogged(dbOf(call.request).activity, pathPart(call, 1));
  const { undo = null, changes = [] } = entry ?? {};
  const field = changes[0]?.field ?? '';
  if (!undo?.before || !undo.after || changes.length < 2 || !(field in undo.before)) return call.next();
  const { before } = undo;
  Object.assign(undo, { before: { ...undo.after, [field]: at(before, field) } });
  const response = await call.next();
  if (!response.ok) Object.assign(undo, { before });
  return response;
};

const withoutHeaders: (call: Call) => Promise<Response> = changeSent((body) => omit(body, 'headers'));

/** Searches, bulk actions, files and what is undone. */
export const work: readonly Variant[] = [
  {
    // searchText: "All words of `q` have to be found in a name, a number, a brand or a supplier".
    name: 'all words of a search have to stand in one field',
    operations: ['searchText'],
    start: () => serve('searchText', findInOneField),
  },
  {
    // CsvText: "a cell that a spreadsheet would run as a formula begins with an apostrophe".
    name: 'a cell that begins with a plus is run as a formula',
    operations: ['startExport', 'getJobFile'],
    start: () => serve('getJobFile', guardEqualSigns),
  },
  {
    // Job.importId: "With `import` and `undo`, the import it writes or undoes."
    name: 'the job that undoes an import does not name it',
    operations: ['applyImport', 'undoImport', 'getJob'],
    start: () => serve('undoImport', undoForNoImport),
  },
  {
    // What a permission withholds: "Saved views and searches that ask about it are not shown."
    name: 'a shared search that asks about margins is shown to everybody',
    operations: ['createSavedSearch', 'listSavedSearches'],
    start: () => serve('listSavedSearches', showAllSearches),
  },
  {
    // BulkPlan.brokenLadders: "Of `setMoq` alone."
    name: 'every bulk action names the ladders that it breaks',
    operations: ['previewBulk'],
    start: () => serve('previewBulk', alwaysNameLadders),
  },
  {
    // startImport: "A row with more cells than the header row is the error `too_many_cells`".
    name: 'cells beyond the headers of a file are passed over',
    operations: ['startImport', 'listImportRows'],
    start: () => serve('startImport', passOverSurplus),
  },
  {
    // ExportRequest.headers: "What the columns are called, in their order".
    name: 'the columns of a file are called as the fields',
    operations: ['startExport', 'getJobFile'],
    start: () => serve('startExport', withoutHeaders),
  },
  {
    // getImportErrors: "with two more columns: the number of the row, and the reason".
    name: 'the file of errors does not say which rows they were',
    operations: ['startImport', 'getImportErrors'],
    start: () => serve('getImportErrors', leaveOutRowNumbers),
  },
  {
    // applyUndo: "Starts a job that undoes what the plan of this version says."
    name: 'undoing puts back the first of several fields',
    operations: ['previewUndo', 'applyUndo'],
    start: () => serve('applyUndo', undoFirstField),
  },
];
