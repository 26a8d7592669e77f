import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Call, FaultyServer } from './faultyServer.ts';
import {
  changeSuccess,
  rewriteRequest,
  setFields,
  answerByExample,
  rewriteBody,
  rewriteHeaders,
} from './buildAnswers.ts';

const server = (
  name: string,
  caughtBy: string,
  of: FaultyServer['of'],
  answer: FaultyServer['answer'],
  after: FaultyServer['after'] = of,
): FaultyServer => ({ name, caughtBy, of, answer, after });

/** The record of the call's address, as it is. */
async function recordOf({ request, next }: Call): Promise<Record<string, unknown>> {
  const headers = { ...Object.fromEntries(request.headers) };
  const response = await next(new Request(request.url.split('?', 1)[0] ?? '', { headers }));
  const body: unknown = await response.json();
  return isRecord(body) ? body : {};
}

/** Judges the call and does nothing: a wrong one is refused as ever. */
const doingNothing = (answer: (call: Call) => Promise<unknown>): FaultyServer['answer'] => {
  return async (call) => (call.id === undefined ? call.next() : Response.json(await answer(call)));
};

const bodyOf = ({ text }: Call): Record<string, unknown> => {
  const body: unknown = text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : {};
  return isRecord(body) ? body : {};
};

/** A body with its idempotency key made new, and everything in it right. */
const anything: FaultyServer['answer'] = async (call) => {
  if (call.id === undefined) return call.next();
  const response = await call.next();
  return response.status === 422 ? answerByExample(call) : response;
};

const idAtEnd = ({ request }: Call): string => new URL(request.url).pathname.split('/').at(-1) ?? '';

/** What is written and what is read afterwards. */
export const aboutRecords: readonly FaultyServer[] = [
  server('what is created is not stored', 'stored', 'createView', async (call) => {
    const response = await call.next();
    if (response.status !== 201) return response;
    const made: unknown = await response.json();
    const url = `${call.request.url}/${String(at(made, 'id'))}`;
    const { headers } = rewriteHeaders(call, () => undefined);
    headers.delete('content-type');
    await call.next(new Request(url, { method: 'DELETE', headers }));
    return Response.json(made, { status: 201 });
  }),
  server(
    'what is created is stored with another name',
    'stored',
    'createProduct',
    rewriteRequest((call) => rewriteBody(call, (body) => ({ ...body, name: 'Some product' }))),
  ),
  server(
    'what is created loses letters that are not English',
    'stored',
    'createSavedSearch',
    rewriteRequest((call) =>
      rewriteBody(call, (body) => ({ ...body, name: String(body['name']).replaceAll(/[^ -~]/g, '?') })),
    ),
  ),
  server('everything is accepted where something is created', 'missing', 'createProduct', anything),
  server('a change does nothing', 'changed', 'updateProduct', doingNothing(recordOf)),
  server(
    'a change is only said',
    'changed',
    'updateProduct',
    doingNothing(async (call) => {
      const record = await recordOf(call);
      return { ...record, ...bodyOf(call), version: Number(record['version']) + 1 };
    }),
  ),
  server('a change replaces the whole record', 'changed', 'updateProduct', async (call) => {
    const cleared = { description: '', brand: null, lineName: null, leadTimeDays: null };
    return call.next(rewriteBody(call, (body) => ({ ...cleared, ...body })));
  }),
  server(
    'a change does not raise the version',
    'changed',
    'updateSupplier',
    changeSuccess((body) => ({ ...body, version: 1 })),
  ),
  server('a list that is sent again is not replaced', 'changed', 'replaceCharges', doingNothing(recordOf)),
  server(
    'a change of the own account is lost',
    'changed',
    'updateAccount',
    rewriteRequest((call) =>
      rewriteBody(call, ({ first_name, ...body }) => ({ description: String(first_name), ...body })),
    ),
  ),
  server(
    'a deletion does nothing',
    'removed',
    'deleteView',
    async (call) => {
      const response = await call.next(
        new Request(call.request.url, { method: 'PUT', headers: call.request.headers, body: '{}' }),
      );
      return response.status === 404 ? response : Response.json({ id: idAtEnd(call) });
    },
    'createView',
  ),
  server(
    'an archiving does nothing',
    'removed',
    'archiveProduct',
    doingNothing((call) => Promise.resolve({ id: idAtEnd(call) })),
    'listProducts',
  ),
  server(
    'archived rows are listed',
    'removed',
    'listProducts',
    async (call) => {
      const response = await call.next();
      if (call.id === undefined || !response.ok) return response;
      const url = new URL(call.request.url);
      url.searchParams.set('archived', 'true');
      const archived: unknown = await (
        await call.next(new Request(url, { headers: call.request.headers }))
      ).json();
      const body: unknown = await response.json();
      const more = at(archived, 'items');
      const items = at(body, 'items');
      const all = [...(Array.isArray(items) ? items : []), ...(Array.isArray(more) ? more : [])];
      return Response.json({ ...Object(body), items: all });
    },
    'archiveProduct',
  ),
  server(
    'a restoring does nothing',
    'restored',
    'restoreProduct',
    doingNothing(async (call) => {
      const url = call.request.url.replace(/\/restore$/, '');
      const record = await recordOf({
        ...call,
        request: new Request(url, { headers: call.request.headers }),
      });
      return { ...record, archivedAt: null };
    }),
    'listProducts',
  ),
  server(
    'a moving does nothing',
    'moved',
    'moveCategory',
    doingNothing((call) =>
      recordOf({
        ...call,
        request: new Request(call.request.url.replace(/\/move$/, ''), { headers: call.request.headers }),
      }),
    ),
    'listCategories',
  ),
  server(
    'every address answers the same record',
    'same-record',
    'getProduct',
    rewriteRequest(
      ({ request }) => new Request(request.url.replace(/products\/[^?/]+/, 'products/prd-0002'), request),
    ),
    'listProducts',
  ),
  server(
    'rows say another name than the record',
    'list-rows',
    'listProducts',
    changeSuccess((body) => {
      const items: readonly unknown[] = Array.isArray(body['items']) ? body['items'] : [];
      return { ...body, items: items.map((one) => (isRecord(one) ? { ...one, moq: 77 } : one)) };
    }),
  ),
  server('the same thing is made twice', 'duplicate', 'registerUser', async (call) => {
    const response = await call.next();
    return response.status === 409 ? answerByExample(call) : response;
  }),
  server('a view of the same name is made twice', 'duplicate', 'createView', async (call) => {
    const response = await call.next();
    return response.status === 422 && (await response.clone().text()).includes('"taken"')
      ? answerByExample(call)
      : response;
  }),
  server('a problem says another status', 'problem-status', 'getProduct', async ({ next }) => {
    const response = await next();
    if (response.ok || !/problem/.test(response.headers.get('content-type') ?? '')) return response;
    const body = { ...Object(await response.json()), status: 499 };
    return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
  }),
  server('JSON in Latin letters', 'charset', 'getProduct', async ({ next }) => {
    const response = await next();
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' };
    return response.ok ? new Response(await response.text(), { headers }) : response;
  }),
  server('a method is refused without saying which there are', 'allow', 'getProduct', async ({ next }) => {
    const response = await next();
    const headers = new Headers(response.headers);
    headers.delete('allow');
    return response.status === 405 ? new Response(response.body, { status: 405, headers }) : response;
  }),
  server('an example is refused in another way', 'example-pairs', 'authenticate', async ({ next }) => {
    const response = await next();
    return response.status === 400
      ? new Response('{"title":"x","status":422,"code":"no"}', {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
        })
      : response;
  }),
  server(
    'a choice in other letters is taken',
    'wrong-choice',
    'createView',
    rewriteRequest((call) =>
      rewriteBody(call, (body) => ({ ...body, scope: String(body['scope']).toLowerCase() })),
    ),
  ),
  {
    ...server(
      'a field is taken that nobody reads',
      'changed',
      'updateSku',
      rewriteRequest((call) =>
        rewriteBody(call, ({ colorName, ...body }) => ({
          labelSize: String(colorName).slice(0, 10),
          ...body,
        })),
      ),
    ),
    after: 'listSkus',
  },
  server('a stored amount is another one', 'changed', 'updateProduct', setFields({ moq: 3 })),
];
