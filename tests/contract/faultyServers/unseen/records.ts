import { rewriteBody } from '#tests/contract/faultyServers/buildAnswers.ts';
import {
  changeBody,
  changeSent,
  itemsOf,
  listOf,
  omit,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';
import { at } from '#mocks/contract/homes.ts';

import { catalogueFor, idOf, isRefusedFor } from './tools.ts';

const copyWithoutSkus: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok || at(readSent(call), 'copyOf') === undefined) return response;
  const { skus, skusOf } = catalogueFor(call);
  for (const { id } of skusOf(await idOf(response))) skus.remove(id);
  return changeBody(response, (body) => ({ ...body, skuCount: 0, stock: null, unknownStockCount: 0 }));
};

const CAN_BE_NULL: readonly string[] = ['brand', 'lineName', 'leadTimeDays', 'countryOfOrigin'];

/** As with `COALESCE(new, old)` in an update. */
const keepWhereNull: Serve = async (call) => {
  const product: unknown = await (await readPath(call, `/products/${pathPart(call, 1)}`)).json();
  const kept = (name: string, value: unknown): unknown =>
    value === null && CAN_BE_NULL.includes(name) ? at(product, name) : value;
  return call.next(
    rewriteBody(call, (body) =>
      Object.fromEntries(Object.entries(body).map(([name, value]) => [name, kept(name, value)])),
    ),
  );
};

const restoreWithoutSkus: Serve = async (call) => {
  const { products, skus, skusOf } = catalogueFor(call);
  const id = pathPart(call, 1);
  const wasArchived = (products.get(id)?.archivedAt ?? null) !== null;
  const response = await call.next();
  if (!response.ok || !wasArchived) return response;
  for (const sku of skusOf(id)) skus.put({ ...sku, archivedAt: new Date().toISOString() });
  return readPath(call, `/products/${id}`);
};

const addCharges: Serve = async (call) => {
  const before: unknown = await (await readPath(call, `/products/${pathPart(call, 1)}/charges`)).json();
  const kept = itemsOf(before).map((charge) => omit(charge, 'id'));
  return call.next(
    rewriteBody(call, (body) =>
      Array.isArray(body['items']) ? { ...body, items: [...kept, ...listOf(body['items'])] } : body,
    ),
  );
};

/** As with `ON DELETE CASCADE`. */
const deleteWithChildren: Serve = async (call) => {
  const response = await call.next();
  if (!(await isRefusedFor(response, 'required'))) return response;
  const { categories, products } = catalogueFor(call);
  const below = (id: string): string[] =>
    categories.all().flatMap((one) => (one.parentId === id ? [...below(one.id), one.id] : []));
  const id = pathPart(call, 1);
  const all = new Set([id, ...below(id)]);
  if (products.all().some(({ categoryId }) => all.has(categoryId))) return response;
  for (const child of below(id)) categories.remove(child);
  return call.next();
};

/** As with a database whose text has three bytes for a character. */
const withoutAstral = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?') : text;

/** What is made, changed, deleted and brought back. */
export const records: readonly Variant[] = [
  {
    // ProductInput.copyOf: "A product whose SKUs, charges and features are copied too."
    name: 'a copy of a product has no SKUs',
    operations: ['createProduct', 'getProduct', 'listSkus'],
    start: () => serve('createProduct', copyWithoutSkus),
  },
  {
    // Writes: "`PATCH` changes the fields it names and no others"; the schema takes null for brand and others.
    name: 'null does not empty a field of a product',
    operations: ['updateProduct', 'getProduct'],
    start: () => serve('updateProduct', keepWhereNull),
  },
  {
    // archiveProduct: "The product and its SKUs are removed from the lists … `POST …/restore` restores them."
    name: 'a restored product comes back without its SKUs',
    operations: ['archiveProduct', 'restoreProduct', 'getProduct', 'listSkus'],
    start: () => serve('restoreProduct', restoreWithoutSkus),
  },
  {
    // replaceCharges: "The list replaces the one before."
    name: 'charges are added to those of before',
    operations: ['replaceCharges', 'listCharges'],
    start: () => serve('replaceCharges', addCharges),
  },
  {
    // deleteCategory: "A category with children or products is deleted only with `moveTo`".
    name: 'a deleted category takes its children with it',
    operations: ['createCategory', 'deleteCategory', 'listCategories'],
    start: () => serve('deleteCategory', deleteWithChildren),
  },
  {
    // Writes: "`PATCH` changes the fields it names"; Texts: only "the characters that nobody sees" are left out.
    name: 'an emoji in a description becomes a question mark',
    operations: ['updateProduct', 'getProduct'],
    start: () =>
      serve(
        'updateProduct',
        changeSent((body) =>
          'description' in body ? { ...body, description: withoutAstral(body['description']) } : body,
        ),
      ),
  },
];
