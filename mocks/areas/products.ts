import { productsFound } from '#mocks/catalogue/filters.ts';
import { marketOf } from '#mocks/catalogue/market.ts';
import { pageOf, sorted, unknownSort, type SortKeys } from '#mocks/catalogue/pages.ts';
import { gpPct250Of, liveSetOf, priceIndexOf } from '#mocks/catalogue/prices.ts';
import type { ProductRecord } from '#mocks/catalogue/records.ts';
import { pathOf, productOf, productRow, stockOf } from '#mocks/catalogue/rows.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, unknown, unprocessable } from '#mocks/problems.ts';
import type { Area, Call } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedFlag, refusedReader, type Desk } from './catalogueShared.ts';
import { saveProduct } from './productRecords.ts';

function sortKeys({ catalogue, eyes }: Desk): SortKeys<ProductRecord> {
  const ladder = ({ id }: ProductRecord) => liveSetOf(catalogue.setsOf(id), id)?.slabs ?? [];
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return {
    sku: ({ sku }) => sku,
    productId: ({ productId }) => productId,
    name: ({ name }) => name,
    supplier: ({ supplierId }) => catalogue.suppliers.get(supplierId)?.name ?? null,
    category: ({ categoryId }) => pathOf(catalogue, categoryId),
    status: ({ status }) => status,
    moq: ({ moq }) => moq,
    skuCount: ({ id }) => catalogue.skusOf(id).length,
    stock: ({ id }) => stockOf(catalogue.skusOf(id)),
    fromPrice: (product) => number(ladder(product).at(-1)?.unitPrice),
    breaks: (product) => ladder(product).length,
    gpPct250: (product) => (eyes.costs ? number(gpPct250Of(catalogue, product, ladder(product))) : null),
    matches: (product) => marketOf(product.id, ladder(product), eyes.now).length,
    priceIndex: (product) => priceIndexOf(product.id, ladder(product), eyes.now),
    priceExpiresAt: ({ priceExpiresAt }) => priceExpiresAt,
    lastSyncAt: ({ lastSyncAt }) => lastSyncAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    isKvi: ({ isKvi }) => isKvi,
  };
}

/** The rules that no schema can say; undefined when all hold. */
function problemOf(
  { catalogue }: Desk,
  product: ProductRecord,
  body: Call<'updateProduct'>['body'],
): FieldProblem | undefined {
  if (body.categoryId !== undefined && !catalogue.categories.get(body.categoryId)) {
    return unknown('categoryId', 'There is no such category');
  }
  if (body.replacedById === undefined || body.replacedById === null) return undefined;
  const replacement = catalogue.products.get(body.replacedById);
  const field = 'replacedById';
  if (!replacement || replacement.archivedAt !== null) return unknown(field, 'There is no such product');
  if (replacement.id === product.id) {
    return { field, code: 'same', message: 'A product does not replace itself' };
  }
  return (body.status ?? product.status) === 'discontinued'
    ? undefined
    : { field, code: 'not_discontinued', message: 'Only a discontinued product is replaced' };
}

export const products = {
  listProducts: (call) => {
    const refused = refusedReader(call.me) ?? refusedFlag(call.me, call.query.flag);
    if (refused) return refused;
    const desk = deskOf(call);
    const found = productsFound(desk.catalogue, call.query, desk.eyes.now);
    const ordered = sorted(found, call.query.sort, sortKeys(desk));
    if ('unknown' in ordered) return unprocessable(unknownSort(ordered.unknown));
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.map((product) => productRow(desk.catalogue, product, desk.eyes));
    return { status: 200, body: { items: rows, ...page } };
  },

  getProduct: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const { catalogue, eyes } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: productOf(catalogue, product, eyes) } : notFound();
  },

  updateProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue, eyes } = desk;
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { version, ...sent } = call.body;
    if (version !== product.version)
      return conflict(productOf(catalogue, product, eyes), product.updatedBy.name);
    const problem = problemOf(desk, product, call.body);
    if (problem) return unprocessable(problem);
    // What is sold again has no replacement.
    const sold = sent.status !== undefined && sent.status !== 'discontinued';
    const change = { ...sent, ...(sold ? { replacedById: null } : {}) };
    return { status: 200, body: productOf(catalogue, saveProduct(call, desk, product, change), eyes) };
  },

  archiveProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product || product.archivedAt !== null) return notFound();
    if (call.query.version !== product.version)
      return conflict(productOf(desk.catalogue, product, desk.eyes));
    saveProduct(call, desk, product, { archivedAt: new Date(desk.eyes.now).toISOString() }, 'delete');
    return { status: 200, body: { id: product.id } };
  },

  restoreProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const back =
      product.archivedAt === null
        ? product
        : saveProduct(call, desk, product, { archivedAt: null }, 'restore');
    return { status: 200, body: productOf(desk.catalogue, back, desk.eyes) };
  },
} satisfies Partial<Area<'catalogue'>>;
