import { at } from '#mocks/contract/homes.ts';
import { isFile } from '#mocks/core/readRequest.ts';
import { rewriteBody } from '#tests/contract/faultyServers/buildAnswers.ts';
import { listOf, readSent, serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { askInstead, codesOf } from './tools.ts';

const leaveFormulas: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  // Reading as text takes the byte order mark away.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const bare = text.replaceAll(/(^|,|")'(?=[=+\-@])/gm, '$1');
  const { status, headers } = response;
  return new Response(bare, { status, headers });
};

const takeAnyPlan: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409 || !(await codesOf(response)).includes('plan_changed')) return response;
  const plan = at(await response.clone().json(), 'current', 'plan');
  return askInstead(call, (body) => ({ ...body, plan }));
};

/** What a query asks that the list does not know is passed over. */
const passOverUnknown: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422) return response;
  const errors = listOf(at(await response.clone().json(), 'errors'));
  const unknown = errors
    .filter((one) => at(one, 'code') === 'unknown_field')
    .map((one) => String(at(one, 'field')).replace('selection.query.', ''));
  if (unknown.length < errors.length || unknown.length === 0) return response;
  const query = new URLSearchParams(String(at(readSent(call), 'selection', 'query')));
  for (const name of unknown) query.delete(name);
  const selection = at(readSent(call), 'selection');
  const others = typeof selection === 'object' ? selection : {};
  return call.next(
    rewriteBody(call, (body) => ({ ...body, selection: { ...others, query: query.toString() } })),
  );
};

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** As where every file is read as UTF-8. */
const readAsUtf8: Serve = async (call) => {
  const { request } = call;
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return call.next();
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const file = form.get('file');
  if (!isFile(file)) return call.next();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isUtf16(bytes)) return call.next();
  form.set('file', new File([new TextDecoder().decode(bytes)], file.name, { type: file.type }));
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  return call.next(new Request(request.url, { method: request.method, headers, body: form }));
};

/** Bulk changes, imports, exports and their jobs. */
export const work: readonly Variant[] = [
  {
    // CsvText: "a cell that a spreadsheet would run as a formula begins with an apostrophe."
    name: 'an exported cell is a formula',
    operations: ['createProduct', 'startExport', 'getJob', 'getJobFile'],
    start: () => serve('getJobFile', leaveFormulas),
  },
  {
    // applyImport: "`plan` is that of the check; with any other the reply is 409 `plan_changed`."
    name: 'an import is written by any plan',
    operations: ['startImport', 'applyImport'],
    start: () => serve('applyImport', takeAnyPlan),
  },
  {
    // previewBulk: "what the list would refuse, and a parameter it does not have, is `422` and names it".
    name: 'a bulk action passes over a filter that it does not know',
    operations: ['previewBulk'],
    start: () => serve('previewBulk', passOverUnknown),
  },
  {
    // startImport: "in UTF-8, UTF-16 with a byte order mark, or else Windows-1252."
    name: 'a file in Windows-1252 loses its accents',
    operations: ['startImport', 'listImportRows'],
    start: () => serve('startImport', readAsUtf8),
  },
];
