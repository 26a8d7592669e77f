import { at, isRecord } from '#mocks/contract/homes.ts';
import { rewriteBody, rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';
import {
  itemsOf,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { catalogueFor, codesOf, replaceBody } from './tools.ts';

/** As with `WHERE version <= :version`. */
const takeLaterVersions: Serve = async (call) => {
  const list: unknown = await (await readPath(call, '/suppliers')).json();
  const current = at(
    itemsOf(list).find(({ id }) => id === pathPart(call, 1)),
    'version',
  );
  const sent = at(readSent(call), 'version');
  const isLater = Number.isInteger(sent) && Number(sent) > Number(current);
  return call.next(isLater ? rewriteBody(call, (body) => ({ ...body, version: current })) : undefined);
};

const changeArchived: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409 || !(await codesOf(response)).includes('wrong_state')) return response;
  const { skus } = catalogueFor(call);
  const before = skus.get(pathPart(call, 1));
  if (!before) return response;
  skus.put({ ...before, archivedAt: null });
  const changed = await call.next();
  skus.put({ ...(skus.get(before.id) ?? before), archivedAt: before.archivedAt });
  return changed;
};

const answerWhatWasSent: Serve = async (call) => {
  const response = await call.next();
  const sent = readSent(call);
  if (response.status !== 409 || !isRecord(sent)) return response;
  return replaceBody(response, (body) =>
    isRecord(body['current']) ? { ...body, current: { ...body['current'], ...sent } } : body,
  );
};

/** As where only JSON bodies pass the code that remembers keys. */
function createForgettingKeys(): Serve {
  let count = 0;
  return serve('addProductImage', (call) => {
    count += 1;
    const unlike = (key: string): string => `${key.slice(0, 80)}-${count}`;
    return call.next(
      rewriteHeaders(call, (headers) => {
        const key = headers.get('idempotency-key');
        if (key !== null && /^[\w-]{16,100}$/.test(key)) headers.set('idempotency-key', unlike(key));
      }),
    );
  });
}

/** As where the body is remembered and the headers are not. */
function createForgettingHeaders(): Serve {
  const known = new Set<string>();
  return serve('createPaymentLink', async (call) => {
    const response = await call.next();
    const key = call.request.headers.get('idempotency-key') ?? '';
    if (!response.ok || !known.has(key)) {
      known.add(key);
      return response;
    }
    const headers = new Headers(response.headers);
    headers.delete('location');
    return new Response(await response.text(), { status: response.status, headers });
  });
}

/** Versions, conflicts and repeated calls. */
export const writes: readonly Variant[] = [
  {
    // Versions: "A write that names another version than the record has is `409`".
    name: 'a version that is still to come is taken',
    operations: ['updateSupplier', 'listSuppliers'],
    start: () => serve('updateSupplier', takeLaterVersions),
  },
  {
    // updateSku: "An archived SKU is not changed: `409` with `wrong_state`, whatever the version."
    name: 'an archived SKU can be changed',
    operations: ['archiveSku', 'updateSku', 'listSkus'],
    start: () => serve('updateSku', changeArchived),
  },
  {
    // Versions: "and the record as it is now in `current`."
    name: 'a conflict shows what was sent as the current record',
    operations: ['updateCategory', 'listCategories'],
    start: () => serve('updateCategory', answerWhatWasSent),
  },
  {
    // Repeating: "a second call with the key and the same body gets the same answer, and nothing is written twice".
    name: 'a repeated upload adds the picture twice',
    operations: ['addProductImage', 'getProduct'],
    start: createForgettingKeys,
  },
  {
    // Answers: "These headers are required …, also in the answer to a repeated `Idempotency-Key`".
    name: 'the answer to a repeated payment link has no address',
    operations: ['createPaymentLink'],
    start: createForgettingHeaders,
  },
];
