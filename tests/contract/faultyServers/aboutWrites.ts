import { at } from '#mocks/contract/homes.ts';

import type { FaultyServer } from './faultyServer.ts';
import { instead, withBody, withHeaders } from './ways.ts';

let keys = 0;

/** Each call looks as if its key were a new one. */
const forgetting: FaultyServer['tell'] = (asked) => {
  if (!asked.request.headers.has('idempotency-key')) return asked.next();
  keys += 1;
  const fresh = withHeaders(asked, (headers) =>
    headers.set('idempotency-key', `key-${String(keys).padStart(20, '0')}`),
  );
  return asked.next(fresh);
};

/** Keys and versions. */
export const aboutWrites: readonly FaultyServer[] = [
  {
    name: 'a known key does the thing again',
    caughtBy: 'idempotency',
    of: 'createProduct',
    tell: forgetting,
  },
  {
    name: 'a known key makes a list of things again',
    caughtBy: 'idempotency',
    of: 'createVariants',
    tell: forgetting,
  },
  {
    name: 'a known key writes an import again',
    caughtBy: 'idempotency',
    of: 'applyImport',
    tell: forgetting,
  },
  {
    name: 'a stale write is accepted',
    caughtBy: 'stale-version',
    of: 'updateSupplier',
    tell: async (asked) => {
      const response = await asked.next();
      if (response.status !== 409) return response;
      const version = at(await response.json(), 'current', 'version');
      return asked.next(withBody(asked, (body) => ({ ...body, version })));
    },
  },
  {
    name: 'a stale deletion is accepted',
    caughtBy: 'stale-version',
    of: 'archiveProduct',
    after: 'listProducts',
    tell: instead(
      (response) => response.status === 409,
      () => Response.json({ id: 'prd-0001' }),
    ),
  },
  {
    name: 'a conflict shows another record than the one that is there',
    caughtBy: 'stale-version',
    of: 'updateSupplier',
    tell: async (asked) => {
      const response = await asked.next();
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
