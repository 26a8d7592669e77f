import { at, isRecord } from '#mocks/contract/homes.ts';
import { refuse, send } from '#mocks/core/replies.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { answerByExample } from '#tests/contract/faultyServers/buildAnswers.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';

import { changeAnswer, itemsOf, omit, serve } from './serving.ts';
import { answerUncheckedCall } from './unchecked.ts';
import type { Serve, Variant } from './variant.ts';

const of = (name: string, operation: OperationId, answer: Serve): Variant => ({
  name,
  operations: [operation],
  start: () => serve(operation, answer),
});

const answerNothing: Serve = () =>
  Promise.resolve(refuse({ title: 'Not found', status: 404, code: 'not_found' }));

const answerEmpty: Serve = () => Promise.resolve(send(200, {}, 'application/json'));

/** Answers by the examples of the contract and remembers nothing. */
const answerExample: Serve = (call) =>
  call.operation === undefined ? call.next() : Promise.resolve(answerByExample(call));

/** Answers every third call with a 429 of these headers. */
function createBusy(headers: Readonly<Record<string, string>>): Serve {
  let calls = 0;
  return (call) => {
    calls += 1;
    if (calls % 3 !== 0) return call.next();
    return Promise.resolve(
      refuse({ title: 'Too many requests', status: 429, code: 'too_many_requests' }, headers),
    );
  };
}

/** The answer in another encoding, under its name. */
const encode = (charset: string): Serve => {
  return async ({ next }) => {
    const response = await next();
    if (!response.ok) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', `application/json; charset=${charset}`);
    return new Response(Buffer.from(await response.text(), 'latin1'), { headers });
  };
};

/** The answer in Latin-1 under the name of UTF-8. */
const mislabel: Serve = async ({ next }) => {
  const response = await next();
  if (!response.ok) return response;
  return new Response(Buffer.from(await response.text(), 'latin1'), { headers: response.headers });
};

/** Refusals with another body. */
const refuseBy = (status: number, change: (body: Readonly<Record<string, unknown>>) => unknown): Serve => {
  return async ({ next }) => {
    const response = await next();
    const body: unknown = response.status === status ? await response.clone().json() : undefined;
    if (!isRecord(body)) return response;
    return new Response(JSON.stringify(change(body)), { status, headers: response.headers });
  };
};

const inCapitals = (name: string): Serve =>
  changeAnswer((body) => ({
    ...body,
    items: itemsOf(body).map((item) => ({ ...item, [name]: String(item[name]).toUpperCase() })),
  }));

const everything: readonly OperationId[] = ['listSuppliers', 'createView', 'listViews', 'getProduct'];
const lenient: readonly OperationId[] = ['registerUser', 'changePassword', 'logoutUser'];

/** A refusal of a method, with these methods in `Allow`; null: without the header. */
async function allowing({ next }: Call, methods: string | null): Promise<Response> {
  const response = await next();
  if (response.status !== 405) return response;
  const headers = new Headers(response.headers);
  if (methods === null) headers.delete('allow');
  else headers.set('allow', methods);
  return new Response(response.body, { status: 405, headers });
}

/** Servers that hardly do anything, and what HTTP and the contract say of every answer. */
export const protocol: readonly Variant[] = [
  { name: 'an empty server', operations: everything, neverWorks: true, start: () => answerNothing },
  {
    name: 'a server that answers {} to all',
    operations: everything,
    neverWorks: true,
    start: () => answerEmpty,
  },
  {
    name: 'a server that answers {} to calls of which little is described',
    operations: lenient,
    start: () => (call) => (call.id === 'authenticate' ? call.next() : answerEmpty(call)),
  },
  {
    name: 'a server that answers each call by its first example',
    operations: everything,
    start: () => answerExample,
  },
  {
    name: 'a server that answers calls by examples once somebody signed in',
    operations: ['createCategory', 'updateCategory', 'listCategories'],
    start: () => async (call) => {
      const response = await call.next();
      const isOpen = call.id === undefined || call.id === 'authenticate' || response.status === 401;
      return isOpen ? response : answerByExample(call);
    },
  },
  {
    name: 'a server that checks no request at all',
    operations: ['createSavedSearch', 'updateSupplier', 'listProducts'],
    start: () => (call) => (call.id === undefined ? call.next() : answerUncheckedCall(call)),
  },
  of('texts are Latin-1 and called so', 'listCategories', encode('iso-8859-1')),
  of('texts are Latin-1 and called UTF-8', 'updateAccount', mislabel),
  {
    name: 'a call too many is not told when to come again',
    operations: ['forgotPassword'],
    start: () => serve('forgotPassword', createBusy({})),
  },
  {
    name: 'a call too many is to come again after 0 seconds',
    operations: ['registerUser'],
    start: () => serve('registerUser', createBusy({ 'retry-after': '0' })),
  },
  of('the cache-buster is refused', 'listFxRates', (call) =>
    new URL(call.request.url).searchParams.has('_t')
      ? Promise.resolve(
          refuse({
            ...{ title: 'Wrong', status: 422, code: 'validation_failed' },
            errors: [{ field: '_t', code: 'unknown_field', message: 'is not known here' }],
          }),
        )
      : call.next(),
  ),
  of(
    'a refusal has another status in its body',
    'getPayable',
    refuseBy(404, (body) => ({ ...body, status: 400 })),
  ),
  of(
    'a refusal names no field',
    'createView',
    refuseBy(422, (body) => omit(body, 'errors')),
  ),
  of('what is wrong is answered with 400', 'createSavedSearch', async ({ next }) => {
    const response = await next();
    if (response.status !== 422) return response;
    const body: unknown = await response.json();
    return new Response(JSON.stringify({ ...Object(body), status: 400 }), {
      status: 400,
      headers: response.headers,
    });
  }),
  {
    name: 'another method is refused without those that are allowed',
    operations: ['getSlabSet'],
    start: () => (call) => allowing(call, null),
  },
  {
    name: 'another method is allowed that is none',
    operations: ['listSavedSearches'],
    start: () => (call) => allowing(call, 'GET, POST, PUT, PATCH, DELETE'),
  },
  {
    name: 'another method is refused with other methods than the path has',
    operations: ['listViews'],
    start: () => (call) => allowing(call, 'HEAD, OPTIONS'),
  },
  of('states of payment links are in capitals', 'listPaymentLinks', inCapitals('status')),
  of(
    'the clock has no zone',
    'listPayments',
    changeAnswer((body) => ({
      ...body,
      items: itemsOf(body).map((item) => ({
        ...item,
        createdAt: String(item['createdAt']).replace(/Z$/, ''),
      })),
    })),
  ),
  of(
    'amounts of a quote are numbers',
    'getQuote',
    changeAnswer((body) => ({ ...body, setup: Number(body['setup']), total: Number(body['total']) })),
  ),
  of('a failure is answered as a success', 'getSlabSet', async ({ next }) => {
    const response = await next();
    if (response.status !== 404) return response;
    const body: unknown = await response.json();
    return send(200, { success: false, error: at(body, 'title') }, 'application/json');
  }),
];
