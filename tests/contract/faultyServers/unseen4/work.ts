import { activityLines } from '#mocks/areas/activity/records/activityExport.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { refuse } from '#mocks/core/replies.ts';
import { accountOf, replaceBody } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  answerWithoutWriting,
  listOf,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { dropEntries } from './dropEntries.ts';

const nameQueryAlone: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422) return response;
  return replaceBody(response, (body) => ({
    ...body,
    errors: listOf(body['errors']).map((one) =>
      isRecord(one)
        ? { ...one, field: String(one['field']).replace(/^selection\.query\..*/, 'selection.query') }
        : one,
    ),
  }));
};

const writeFirstChange: Serve = async (call) => {
  const response = await call.next();
  const db = dbOf(call.request);
  const job = db.work.jobs[pathPart(call, 1)];
  if (!response.ok || job?.exported?.resource !== 'activity') return response;
  const { rows, exported, username, lines } = job;
  const first = rows.flatMap(({ id }) => activityLines(db, username, id, exported.columns)?.lines[0] ?? []);
  job.lines = [...lines.slice(0, 1), ...first];
  return call.next();
};

const forgetMapping: Serve = async (call) => {
  const response = await call.next();
  dbOf(call.request).work.mappings = {};
  return response;
};

const wantNewName: Serve = async (call) => {
  const db = dbOf(call.request);
  const own = Object.values(db.work.views).filter(({ username }) => username === accountOf(call)?.username);
  const id = pathPart(call, 1);
  const name = String(at(readSent(call), 'name'))
    .trim()
    .toLowerCase();
  const isTaken = own.some((one) => one.id !== id && one.view.name.toLowerCase() === name);
  if (!isTaken) return call.next();
  const { lastId } = db.activity;
  const response = await answerWithoutWriting(call);
  if (!response.ok) return response;
  dropEntries(db, lastId);
  return refuse({ ...examples.validation, errors: [takenProblem('name')] });
};

/** Bulk actions, files and saved views. */
export const work: readonly Variant[] = [
  {
    // previewBulk: "is `422` and names it as in `selection.query.flag`".
    name: 'a bulk action does not say what of its query is refused',
    operations: ['previewBulk'],
    start: () => serve('previewBulk', nameQueryAlone),
  },
  {
    // startExport: "The activity log has a row for each change".
    name: 'an exported log has one row for each entry',
    operations: ['createProduct', 'updateProduct', 'listActivity', 'startExport', 'getJob', 'getJobFile'],
    start: () => serve('getJobFile', writeFirstChange),
  },
  {
    // startImport: "the mapping used is remembered for the next file with the same headers".
    name: 'the mapping of a file is forgotten',
    operations: ['startImport', 'getImport', 'listImportRows'],
    start: () => serve('startImport', forgetMapping),
  },
  {
    // createView: "The name is unique among one's own views of the screen."
    name: 'a view cannot have the name of a view of another screen',
    operations: ['createView', 'updateView', 'listViews'],
    start: () => serve(['createView', 'updateView'], wantNewName),
  },
];
