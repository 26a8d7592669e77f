import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { rewriteBody, rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';

import {
  answerWithoutWriting,
  changeAnswer,
  changeBody,
  changeSent,
  type Fields,
  listOf,
  omit,
  pathPart,
  readPath,
  readSent,
  serve,
} from './serving.ts';
import type { Serve, Variant } from './variant.ts';

type Ids = Variant['operations'];

const of = (name: string, operations: Ids, answer: Serve): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(0, 1), answer),
});

/** Writes these values too where nothing was sent for them. */
const replaceBy = (empty: Fields): Serve => changeSent((body) => ({ ...empty, ...body }));

const EMPTY_PRODUCT: Fields = {
  ...{ description: '', brand: null, lineName: null, leadTimeDays: null, countryOfOrigin: null },
  ...{ isKvi: false, isCaution: false, features: [], priceExpiresAt: null },
};

/** Empties what was not sent of the profile. */
const replaceProfile: Serve = async (call) => {
  const username = at(await (await readPath(call, '/auth/me')).json(), 'username');
  const response = await call.next();
  const profile = dbOf(call.request).accounts[String(username)]?.profile;
  if (!response.ok || !profile) return response;
  const empty = { first_name: null, last_name: null, description: null, locale: null, time_zone: null };
  Object.assign(profile, { ...empty, ...Object(readSent(call)) });
  return changeBody(response, () => profile);
};

/** Answers a stale write as if it had named the version there is now. */
const overwrite = async (call: Call): Promise<Response> => {
  const response = await call.next();
  const version = response.status === 409 ? at(await response.clone().json(), 'current', 'version') : null;
  if (typeof version !== 'number') return response;
  if (call.request.method === 'DELETE') {
    return call.next(rewriteQuery(call, (query) => query.set('version', String(version))));
  }
  return call.next(rewriteBody(call, (body) => ({ ...body, version })));
};

/** Writes, and leaves the version of the record as it was. */
const keepVersion = (put: (call: Call, version: number) => void): Serve => {
  return async (call) => {
    const response = await call.next();
    const version = at(readSent(call), 'version');
    if (!response.ok || typeof version !== 'number') return response;
    put(call, version);
    return changeBody(response, (body) => ({ ...body, version }));
  };
};

/** Leaves out what is `false` or 0, as a language does that takes both for nothing. */
const dropFalse = changeSent((body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== false && value !== 0)),
);

const dropNull = changeSent((body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
);

const lockMore: Serve = async (call) => {
  const product: unknown = await (await readPath(call, `/products/${pathPart(call, 1)}`)).json();
  return call.next(
    rewriteBody(call, (body) => ({
      ...body,
      fields: [...new Set([...listOf(at(product, 'lockedFields')), ...listOf(body['fields'])])],
    })),
  );
};

/** What is changed, and is not, or not as it was sent, or over what somebody else changed. */
export const changes: readonly Variant[] = [
  of(
    'a change of a product empties what was not sent',
    ['updateProduct', 'getProduct'],
    replaceBy(EMPTY_PRODUCT),
  ),
  of(
    'a change of a supplier empties what was not sent',
    ['updateSupplier', 'listSuppliers'],
    replaceBy({ eqp: false, discountCodes: {}, status: 'active' }),
  ),
  of('a change of a profile empties what was not sent', ['updateAccount', 'getAuthUser'], replaceProfile),
  of('a change of a SKU is answered and not stored', ['updateSku', 'listSkus'], answerWithoutWriting),
  of('a change of a draft is answered and not stored', ['updateSlabSet', 'getSlabSet'], answerWithoutWriting),
  of('charges are answered and not stored', ['replaceCharges', 'listCharges'], answerWithoutWriting),
  of('targets are answered and not stored', ['setCategoryTargets', 'listCategories'], answerWithoutWriting),
  of('a category is answered as it was and stays so', ['updateCategory', 'listCategories'], async (call) => {
    const tree: unknown = await (await readPath(call, '/categories')).json();
    const before = listOf(at(tree, 'items')).find((one) => at(one, 'id') === pathPart(call, 1));
    return changeBody(await answerWithoutWriting(call), (body) => before ?? body);
  }),
  of('a moved category stays where it was', ['moveCategory', 'listCategories'], answerWithoutWriting),
  of(
    'a picture of a person is answered and not stored',
    ['uploadProfileImage', 'getAuthUser'],
    answerWithoutWriting,
  ),
  of('a published ladder stays a draft', ['publishSlabSet', 'getSlabSet'], answerWithoutWriting),
  of(
    'a link that was closed can be paid',
    ['deactivatePaymentLink', 'listPaymentLinks'],
    answerWithoutWriting,
  ),
  of('a refund leaves the payment as it was', ['refundPayment', 'getPayment'], answerWithoutWriting),
  of('false and 0 are taken for nothing sent', ['updateProduct', 'getProduct'], dropFalse),
  of('null is taken for nothing sent', ['updateProduct', 'getProduct'], dropNull),
  of('locked fields are added to those before', ['setFieldLocks', 'getProductSource'], lockMore),
  of(
    'only the first charge of a list is stored',
    ['replaceCharges', 'listCharges'],
    changeSent((body) => ({ ...body, items: listOf(body['items']).slice(0, 1) })),
  ),
  of(
    'signs that are not of Western Europe become question marks',
    ['updateAccount', 'getAuthUser'],
    changeSent((body) => JSON.parse(JSON.stringify(body).replaceAll(/[^\0-\u00ff]/g, '?'))),
  ),
  of(
    'the version of a view does not rise',
    ['updateView', 'listViews'],
    keepVersion((call, version) => {
      const record = dbOf(call.request).work.views[pathPart(call, 1)];
      if (record) record.view = { ...record.view, version };
    }),
  ),
  of(
    'the version of a draft does not rise',
    ['updateSlabSet', 'getSlabSet'],
    keepVersion((call, version) => {
      const { put } = dbOf(call.request).catalogue.slabSets;
      const record = put[pathPart(call, 1)];
      if (record) put[record.id] = { ...record, version };
    }),
  ),
  of('a stale change of a SKU is stored', ['updateSku'], overwrite),
  of('stale charges are stored', ['replaceCharges'], overwrite),
  of('a stale move of a category is done', ['moveCategory'], overwrite),
  of('a stale version archives a SKU', ['archiveSku'], overwrite),
  of('a conflict does not show the record as it is now', ['updateCategory'], async (call) => {
    const response = await call.next();
    if (response.status !== 409) return response;
    const body: unknown = await response.json();
    return new Response(JSON.stringify(isRecord(body) ? omit(body, 'current') : body), {
      status: 409,
      headers: response.headers,
    });
  }),
  of('a conflict shows the record as the caller knew it', ['updateSlabSet'], async (call) => {
    const response = await call.next();
    if (response.status !== 409) return response;
    const body: unknown = await response.json();
    const version = at(readSent(call), 'version');
    const current = { ...Object(at(body, 'current')), version };
    return new Response(JSON.stringify({ ...Object(body), current }), {
      status: 409,
      headers: response.headers,
    });
  }),
  of(
    'a raised version is answered and the old one stored',
    ['updateSupplier', 'listSuppliers'],
    async (call) => {
      const response = await call.next();
      const version = at(readSent(call), 'version');
      const { put } = dbOf(call.request).catalogue.suppliers;
      const record = put[pathPart(call, 1)];
      if (response.ok && record && typeof version === 'number') put[record.id] = { ...record, version };
      return response;
    },
  ),
  of('a job is shown as ended and goes on', ['cancelJob', 'getJob'], answerWithoutWriting),
  of(
    'a changed view is answered as that of another person',
    ['updateView', 'listViews'],
    changeAnswer((body) => ({ ...body, mine: !body['mine'] })),
  ),
];
