import { at } from '#mocks/contract/homes.ts';

import type { FaultyServer } from './faultyServer.ts';
import { replaceAnswer, rewriteBody, rewriteHeaders } from './buildAnswers.ts';

let keys = 0;

/** Each call looks as if its key were a new one. */
const forgetKey: FaultyServer['answer'] = (call) => {
  if (!call.request.headers.has('idempotency-key')) return call.next();
  keys += 1;
  const fresh = rewriteHeaders(call, (headers) =>
    headers.set('idempotency-key', `key-${String(keys).padStart(20, '0')}`),
  );
  return call.next(fresh);
};

/** Keys and versions. */
export const aboutWrites: readonly FaultyServer[] = [
  {
    name: 'a known key does the thing again',
    caughtBy: 'idempotency',
    of: 'createProduct',
    answer: forgetKey,
  },
  {
    name: 'a known key makes a list of things again',
    caughtBy: 'idempotency',
    of: 'createVariants',
    answer: forgetKey,
  },
  {
    name: 'a known key writes an import again',
    caughtBy: 'idempotency',
    of: 'applyImport',
    answer: forgetKey,
  },
  {
    name: 'a stale write is accepted',
    caughtBy: 'stale-version',
    of: 'updateSupplier',
    answer: async (call) => {
      const response = await call.next();
      if (response.status !== 409) return response;
      const version = at(await response.json(), 'current', 'version');
      return call.next(rewriteBody(call, (body) => ({ ...body, version })));
    },
  },
  {
    name: 'a stale deletion is accepted',
    caughtBy: 'stale-version',
    of: 'archiveProduct',
    after: 'listProducts',
    answer: replaceAnswer(
      (response) => response.status === 409,
      () => Response.json({ id: 'prd-0001' }),
    ),
  },
  {
    name: 'a conflict shows another record than the one that is there',
    caughtBy: 'stale-version',
    of: 'updateSupplier',
    answer: async (call) => {
      const response = await call.next();
      if (response.status !== 409) return response;
      const body: unknown = await response.json();
      const current = { ...Object(at(body, 'current')), version: 900 };
      return new Response(JSON.stringify({ ...Object(body), current }), {
        status: 409,
        headers: response.headers,
      });
    },
  },
];
