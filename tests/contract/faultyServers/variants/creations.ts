import { at, isRecord } from '#mocks/contract/homes.ts';
import { rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';

import {
  answerWithoutWriting,
  changeAnswer,
  changeRequest,
  changeSent,
  listOf,
  omit,
  serve,
} from './serving.ts';
import type { Serve, Variant } from './variant.ts';

type Ids = Variant['operations'];

const without = (name: string, ...operations: Ids): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(0, 1), answerWithoutWriting),
});

const ignoringKeys = (name: string, ...operations: Ids): Variant => ({
  name,
  operations,
  start: () =>
    serve(
      operations.slice(0, 1),
      changeRequest((call) =>
        rewriteHeaders(call, (headers) => headers.set('idempotency-key', crypto.randomUUID())),
      ),
    ),
});

const sending = (name: string, operations: Ids, answer: Serve): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(0, 1), answer),
});

/** Answers a known key by its first answer, whatever is asked under it now. */
function createForgetfulOfBodies(): Serve {
  const known = new Map<string, Response>();
  return serve('refundPayment', async (call) => {
    const key = call.request.headers.get('idempotency-key') ?? '';
    const response = await call.next();
    if (response.ok) known.set(key, response.clone());
    return response.status === 400 ? (known.get(key)?.clone() ?? response) : response;
  });
}

const twoDecimals = (slab: unknown): unknown =>
  isRecord(slab) ? { ...slab, unitPrice: Number(slab['unitPrice']).toFixed(2) } : slab;

const escaped = (text: unknown): unknown =>
  typeof text === 'string'
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')
    : text;

/** What is made, and is not, or not as it was sent, or twice. */
export const creations: readonly Variant[] = [
  without('a new category is not stored', 'createCategory', 'listCategories'),
  without('a new saved search is not stored', 'createSavedSearch', 'listSavedSearches'),
  without('a new view is not stored', 'createView', 'listViews'),
  without('a new SKU is not stored', 'createSku', 'listSkus'),
  without('a new payment link is not stored', 'createPaymentLink', 'listPaymentLinks'),
  without('a payment is not stored', 'createPayment', 'getPayment'),
  without('a draft is not stored', 'createSlabSet', 'getSlabSet'),
  without('an import is checked and forgotten', 'startImport', 'getImport'),
  ignoringKeys('a known key pays again', 'createPayment'),
  ignoringKeys('a known key saves a search again', 'createSavedSearch'),
  ignoringKeys('a known key sends a link again', 'createPaymentLink'),
  {
    name: 'a known key refunds another amount by the first answer',
    operations: ['refundPayment'],
    start: createForgetfulOfBodies,
  },
  sending(
    'a draft is answered under an id that it does not have',
    ['createSlabSet', 'getSlabSet'],
    changeAnswer((body) => ({ ...body, id: `${String(body['id'])}x` })),
  ),
  sending(
    'only the first of many variants is made',
    ['createVariants', 'listSkus'],
    changeSent((body) => {
      const list = Object.entries(body).find(([, value]) => Array.isArray(value));
      return list ? { ...body, [list[0]]: listOf(list[1]).slice(0, 1) } : body;
    }),
  ),
  sending(
    'brand, line and lead time of a new product are lost',
    ['createProduct', 'getProduct'],
    changeSent((body) => omit(body, 'brand', 'lineName', 'leadTimeDays')),
  ),
  sending(
    'prices of a draft are rounded to two decimals',
    ['createSlabSet', 'getSlabSet'],
    changeSent((body) => ({ ...body, slabs: listOf(body['slabs']).map(twoDecimals) })),
  ),
  sending(
    'signs of HTML in the name of a view are escaped',
    ['createView', 'listViews'],
    changeSent((body) => ({ ...body, name: escaped(body['name']) })),
  ),
  sending(
    'the title of a category is written in small letters',
    ['createCategory', 'listCategories'],
    changeSent((body) => {
      const title = at(body, 'title');
      return typeof title === 'string' ? { ...body, title: title.toLowerCase() } : body;
    }),
  ),
  sending(
    'a shared search is stored as a private one',
    ['createSavedSearch', 'listSavedSearches'],
    changeSent((body) => (body['shared'] === true ? { ...body, shared: false } : body)),
  ),
];
