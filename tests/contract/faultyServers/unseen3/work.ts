import { recordNow } from '#mocks/areas/activity/records/undoKinds.ts';
import { at } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { askAs, idOf, withOtherKey } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  changeSent,
  itemsOf,
  omit,
  pathPart,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';
import { isRecord } from '#mocks/contract/homes.ts';

const importOf = (call: Call, id: string) => dbOf(call.request).work.imports[id];

const HEADER_ROW = 1;

/** Counts the rows that are not empty. */
const countFilledRows: Serve = changeAnswer((body, call) => {
  const rows = importOf(call, pathPart(call, 1))?.rows.map(({ row }) => row) ?? [];
  const items = itemsOf(body).map((item) => ({
    ...item,
    row: rows.indexOf(Number(item['row'])) + 1 + HEADER_ROW,
  }));
  return { ...body, items };
});

/** Undoes an import whatever was changed since. */
const undoAll: Serve = (call) => {
  const db = dbOf(call.request);
  const jobId = importOf(call, pathPart(call, 1))?.run.jobId;
  for (const { undo, correlationId } of db.activity.entries)
    if (undo && correlationId === jobId) Object.assign(undo, { after: recordNow(db, undo) });
  return call.next();
};

const deleteAny: Serve = (call) => askAs(call, dbOf(call.request).work.views[pathPart(call, 1)]?.username);

/** Reads numbers with a point where nobody has said how they are written. */
const readWithPoint: Serve = async (call) => {
  const response = await call.next();
  const checked: unknown = response.ok ? await response.clone().json() : undefined;
  if (at(checked, 'decimalSignBy') !== 'undecided') return response;
  const form = await call.request.clone().formData();
  form.set('decimalSign', '.');
  const headers = new Headers(call.request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const request = new Request(call.request.url, { method: 'POST', headers, body: form });
  const read = await call.next(withOtherKey(call, request));
  const asSaid = { decimalSign: null, decimalSignBy: 'undecided' } as const;
  const record = read.ok ? importOf(call, await idOf(read)) : undefined;
  if (record) record.run = { ...record.run, ...asSaid };
  return changeBody(read, (body) => ({ ...body, ...asSaid }));
};

/** Bulk actions, files and saved views. */
export const work: readonly Variant[] = [
  {
    // Selection: "all that a list's query finds without `excludeIds`".
    name: 'a bulk action takes the rows that were excluded from its query',
    operations: ['previewBulk'],
    start: () =>
      serve(
        'previewBulk',
        changeSent((body) => {
          const { selection } = body;
          return isRecord(selection) ? { ...body, selection: omit(selection, 'excludeIds') } : body;
        }),
      ),
  },
  {
    // startImport: "Rows are numbered as a spreadsheet program numbers them: empty rows count".
    name: 'the empty rows of a file are not counted',
    operations: ['listImportRows'],
    start: () => serve('listImportRows', countFilledRows),
  },
  {
    // undoImport: "Rows that were edited since keep their new values".
    name: 'undoing an import overwrites what was edited since',
    operations: ['undoImport'],
    start: () => serve('undoImport', undoAll),
  },
  {
    // deleteView: "Only the owner can change it; someone else's is `403`."
    name: 'anybody can delete a shared view',
    operations: ['deleteView'],
    start: () => serve('deleteView', deleteAny),
  },
  {
    // ImportRun.decimalSign: "A figure that then could mean two things … is the error `ambiguous_number`."
    name: 'a figure that could mean two things is read as one of them',
    operations: ['startImport'],
    start: () => serve('startImport', readWithPoint),
  },
];
