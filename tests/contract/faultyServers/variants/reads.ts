import { at } from '#mocks/contract/homes.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { send } from '#mocks/core/replies.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { answerByExample } from '#tests/contract/faultyServers/buildAnswers.ts';

import { changeAnswer, changeBody, itemsOf, pathPart, readPath, serve } from './serving.ts';
import type { Serve, Variant } from './variant.ts';

type Ids = Variant['operations'];

const of = (name: string, operations: Ids, answer: Serve): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(-1), answer),
});

/** Answers a read as it was answered to the same person the first time. */
const createCaching = (id: OperationId): Serve => {
  const known = new Map<string, Response>();
  return serve(id, async (call) => {
    const { pathname, searchParams } = new URL(call.request.url);
    searchParams.delete('_t');
    const key = `${pathname}?${searchParams} ${call.request.headers.get('authorization')}`;
    const response = await call.next();
    if (!response.ok) return response;
    const first = known.get(key) ?? response;
    known.set(key, first.clone());
    return first.clone();
  });
};

const caching = (name: string, ...operations: Ids): Variant => ({
  name,
  operations,
  start: () => createCaching(operations.at(-1) ?? 'getProduct'),
});

/** Answers the read of a record with another one of its list. */
const readOther = (list: string): Serve => {
  return async (call) => {
    const response = await call.next();
    if (!response.ok) return response;
    const id = at(await response.clone().json(), 'id');
    const listed: unknown = await (await readPath(call, list)).json();
    const other = itemsOf(listed).find((item) => item['id'] !== id);
    return other ? readPath(call, `${list}/${String(other['id'])}`) : response;
  };
};

/** Answers what is not there with an example. */
const findAnything: Serve = async (call) => {
  const response = await call.next();
  return response.status === 404 ? answerByExample(call) : response;
};

/** Answers the list of what is not there with an empty one. */
const listNothing = (body: object): Serve => {
  return async ({ next }) => {
    const response = await next();
    return response.status === 404 ? send(200, body, 'application/json') : response;
  };
};

const changeText = (change: (text: string) => string): Serve => {
  return async ({ next }) => {
    const response = await next();
    const { ok, status, headers } = response;
    if (!ok) return response;
    // `text()` would take the mark away.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return new Response(new TextEncoder().encode(change(text)), { status, headers });
  };
};

/** What is read and is not what there is. */
export const reads: readonly Variant[] = [
  caching('a product is read as it was at first', 'updateProduct', 'getProduct'),
  caching('views are listed as they were at first', 'createView', 'listViews'),
  caching('the profile is read as it was at first', 'updateAccount', 'getAuthUser'),
  caching('an import is read as it was before it was applied', 'startImport', 'applyImport', 'getImport'),
  of('another payment is read', ['getPayment'], readOther('/payments')),
  of('another invoice is read', ['getPayable'], readOther('/payables')),
  of('another product is read', ['getProduct'], readOther('/products')),
  of('a job that nobody knows is found', ['getJob'], findAnything),
  of('an invoice that nobody knows is found', ['getPayable'], findAnything),
  of('an attempt that never arrived is found', ['getPaymentByKey'], findAnything),
  of(
    'a product that nobody knows has no charges',
    ['listCharges'],
    listNothing({ items: [], currency: 'USD', version: 1 }),
  ),
  of('a payment that nobody knows has no events', ['listPaymentEvents'], listNothing({ items: [] })),
  of(
    'a job that nobody knows has no rows',
    ['listJobRows'],
    listNothing({ items: [], page: 1, pageSize: 15, total: 0 }),
  ),
  of(
    'a list shows other names than its records have',
    ['getProduct', 'listProducts'],
    changeAnswer((body) => ({
      ...body,
      items: itemsOf(body).map((item) => ({ ...item, name: String(item['name']).toUpperCase() })),
    })),
  ),
  of('each reading of a product raises its version', ['getProduct'], async (call) => {
    const response = await call.next();
    const { products } = catalogueOf(dbOf(call.request).catalogue);
    const record = products.get(pathPart(call, 1));
    if (!response.ok || !record) return response;
    const { version } = products.put({ ...record, version: record.version + 1 });
    return changeBody(response, (body) => ({ ...body, version }));
  }),
  of(
    'a job waits for ever',
    ['startExport', 'getJob'],
    changeAnswer((body) => ({
      ...body,
      ...{ state: 'queued', progress: 0, hasFile: false, fileName: null, finishedAt: null },
      counts: { ...Object(body['counts']), done: 0, skipped: 0, failed: 0 },
    })),
  ),
  of('a job says that it has a file, and has none', ['startExport', 'getJob', 'getJobFile'], async (call) => {
    const response = await call.next();
    return response.ok ? readPath(call, '/jobs/job-none/file') : response;
  }),
  of(
    'a file has no byte order mark',
    ['getImportTemplate'],
    changeText((text) => text.replace(/^\ufeff/, '')),
  ),
];
