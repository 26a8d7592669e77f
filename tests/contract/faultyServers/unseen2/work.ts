import { at } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { accountOf, catalogueFor, idOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import { listOf, pathPart, readSent, serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const exportInTheirOrder: Serve = async (call) => {
  const response = await call.next();
  const ids = listOf(at(readSent(call), 'ids'));
  const job = response.ok ? dbOf(call.request).work.jobs[await idOf(response)] : undefined;
  if (!job || ids.length === 0) return response;
  const placeOf = (step: unknown): number => ids.indexOf(at(step, 'id'));
  job.steps.sort((a, b) => placeOf(a) - placeOf(b));
  return response;
};

const leaveFormulas: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const raw = text.replaceAll(/(^|[\uFEFF,\n"])'(?=[=+\-@])/g, '$1');
  return new Response(raw, { status: response.status, headers: response.headers });
};

const writeChangedRows: Serve = async (call) => {
  const plan = dbOf(call.request).work.plans[pathPart(call, 1)];
  const { products, skus } = catalogueFor(call);
  for (const target of plan?.targets ?? [])
    target.version = (products.get(target.id) ?? skus.get(target.id))?.version ?? target.version;
  return call.next();
};

/** A view that becomes the one a screen opens with leaves the others what they are. */
const keepDefaults: Serve = async (call) => {
  const { views } = dbOf(call.request).work;
  const username = accountOf(call)?.username ?? '';
  const before = Object.values(views).filter(({ defaultFor }) => defaultFor.includes(username));
  const response = await call.next();
  const isDefault = at(readSent(call), 'isDefault') === true;
  if (response.ok && isDefault)
    for (const view of before) if (!view.defaultFor.includes(username)) view.defaultFor.push(username);
  return response;
};

/** Files, jobs and saved views. */
export const work: readonly Variant[] = [
  {
    // startExport: "With `ids` the file has exactly these rows, in the order of `query`."
    name: 'a file of some rows has the order in which they were named',
    operations: ['listProducts', 'startExport', 'getJob', 'getJobFile'],
    start: () => serve('startExport', exportInTheirOrder),
  },
  {
    // CsvText: "a cell that a spreadsheet would run as a formula begins with an apostrophe".
    name: 'a cell of a file is run as a formula',
    operations: ['createProduct', 'startExport', 'getJob', 'getJobFile'],
    start: () => serve('getJobFile', leaveFormulas),
  },
  {
    // applyBulk: "Rows that changed since the preview are skipped and reported."
    name: 'a bulk action writes rows that changed since its preview',
    operations: ['previewBulk', 'updateProduct', 'applyBulk', 'getJob', 'listJobRows'],
    start: () => serve('applyBulk', writeChangedRows),
  },
  {
    // SavedView.isDefault: "Opens with the screen; one per person."
    name: 'a screen opens with two views',
    operations: ['createView', 'listViews', 'updateView'],
    start: () => serve(['createView', 'updateView'], keepDefaults),
  },
];
