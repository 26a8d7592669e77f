import { at, isRecord } from '#mocks/contract/homes.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import {
  askInstead,
  catalogueFor,
  idOf,
  isRefusedFor,
  replaceBody,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeBody,
  itemsOf,
  omit,
  pathPart,
  readPath,
  readSent,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const listArchivedProductsToo: Serve = async (call) => {
  if (new URL(call.request.url).searchParams.get('archived') === 'true') return call.next();
  const { products } = catalogueFor(call);
  const archived = products.all().filter(({ archivedAt }) => archivedAt !== null);
  for (const one of archived) products.put({ ...one, archivedAt: null });
  const response = await call.next();
  for (const one of archived) products.put(one);
  return response;
};

const leaveOutSkus: Serve = async (call) => {
  const { products, skus, skusOf } = catalogueFor(call);
  const product = products.get(pathPart(call, 1));
  const response = await call.next();
  if (!response.ok || !product || product.archivedAt === null) return response;
  for (const sku of skusOf(product.id)) skus.put({ ...sku, archivedAt: product.archivedAt });
  return readPath(call, `/products/${product.id}`);
};

const replaceInAnyState: Serve = async (call) => {
  const response = await call.next();
  const replacedById = at(readSent(call), 'replacedById');
  const { products } = catalogueFor(call);
  const name = products.get(pathPart(call, 1))?.name;
  if (typeof replacedById !== 'string' || !(await isRefusedFor(response, 'not_discontinued')))
    return response;
  const made = await askInstead(call, (body) => ({ name, ...omit(body, 'replacedById') }));
  const product = products.get(pathPart(call, 1));
  if (!made.ok || !product) return made;
  products.put({ ...product, replacedById });
  return readPath(call, `/products/${product.id}`);
};

const copyWithoutCharges: Serve = async (call) => {
  const response = await call.next();
  const { products } = catalogueFor(call);
  const product = response.ok ? products.get(await idOf(response)) : undefined;
  if (product && at(readSent(call), 'copyOf') !== undefined) products.put({ ...product, charges: [] });
  return response;
};

const moveWithoutRenumbering: Serve = async (call) => {
  const sent = readSent(call);
  const { categories } = catalogueFor(call);
  const siblings = categories
    .all()
    .filter(({ id, parentId }) => id !== at(sent, 'id') && parentId === at(sent, 'parentId'));
  const response = await call.next();
  if (!response.ok) return response;
  for (const { id, position } of siblings) {
    const now = categories.get(id);
    if (now) categories.put({ ...now, position });
  }
  return readPath(call, '/categories');
};

const orphanChildren: Serve = async (call) => {
  const { categories } = catalogueFor(call);
  const children = categories.all().filter(({ parentId }) => parentId === pathPart(call, 1));
  const response = await call.next();
  if (!response.ok) return response;
  for (const { id } of children) {
    const now = categories.get(id);
    if (now) categories.put({ ...now, parentId: null });
  }
  return response;
};

const EFFECTIVE = ['effectiveTargetGpPct', 'effectiveMinGpPct'] as const;

/** Remembers what the categories below inherited before the first change. */
function keepInherited(): Serve {
  const known = new Map<unknown, Fields>();
  const asKnown = (category: Fields): Fields =>
    EFFECTIVE[0] in category ? { ...category, ...known.get(category['id']) } : category;
  return async (call) => {
    if (call.id === 'listCategories')
      return changeBody(await call.next(), (body) => ({ ...body, items: itemsOf(body).map(asKnown) }));
    if (call.id !== 'setCategoryTargets') return call.next();
    const id = pathPart(call, 1);
    const before = itemsOf(await (await readPath(call, '/categories')).json());
    const response = await call.next();
    if (response.ok) {
      known.delete(id);
      for (const one of before) {
        if (one['parentId'] !== id || known.has(one['id']) || !(EFFECTIVE[0] in one)) continue;
        known.set(one['id'], Object.fromEntries(EFFECTIVE.map((name) => [name, one[name]])));
      }
    }
    return response;
  };
}

/** Computes whether a ladder is off the minimum when the ladder is written, and not when the minimum is. */
function keepOffMoq(): Serve {
  const known = new Map<unknown, unknown>();
  const asKnown = (product: Fields): Fields =>
    known.has(product['id']) ? { ...product, offMoq: known.get(product['id']) } : product;
  const readOffMoq = async (call: Call, id: string): Promise<unknown> =>
    at(await (await readPath(call, `/products/${id}`)).json(), 'offMoq');
  return async (call) => {
    if (call.id === 'getProduct') return changeBody(await call.next(), asKnown);
    if (call.id === 'listProducts')
      return changeBody(await call.next(), (body) => ({ ...body, items: itemsOf(body).map(asKnown) }));
    if (call.id !== 'updateProduct') return call.next();
    const id = pathPart(call, 1);
    const before = at(readSent(call), 'moq') === undefined ? undefined : await readOffMoq(call, id);
    const response = await call.next();
    if (response.ok && before !== undefined && !known.has(id)) known.set(id, before);
    return replaceBody(response, (body) => {
      const { current } = body;
      return isRecord(current) ? { ...body, current: asKnown(current) } : asKnown(body);
    });
  };
}

/** Products, SKUs and categories, and what follows from a change of them. */
export const catalogue: readonly Variant[] = [
  {
    // archiveProduct: "The product and its SKUs are removed from the lists".
    name: 'the SKUs of an archived product stay in their list',
    operations: ['archiveProduct', 'listSkus'],
    start: () => serve('listSkus', listArchivedProductsToo),
  },
  {
    // archiveProduct: the product and its SKUs; "`POST …/restore` restores them."
    name: 'a restored product comes back without its SKUs',
    operations: ['archiveProduct', 'restoreProduct', 'listSkus'],
    start: () => serve('restoreProduct', leaveOutSkus),
  },
  {
    // updateProduct: "`replacedById` is taken with `status: discontinued` only."
    name: 'a product that is still sold has a replacement',
    operations: ['updateProduct', 'getProduct'],
    start: () => serve('updateProduct', replaceInAnyState),
  },
  {
    // ProductInput.copyOf: "A product whose SKUs, charges and features are copied too."
    name: 'a copied product has no charges',
    operations: ['createProduct', 'listCharges'],
    start: () => serve('createProduct', copyWithoutCharges),
  },
  {
    // moveCategory: "The server renumbers the siblings."
    name: 'two categories have one position after a move',
    operations: ['createCategory', 'listCategories', 'moveCategory'],
    start: () => serve('moveCategory', moveWithoutRenumbering),
  },
  {
    // deleteCategory: "`moveTo`, the category they are moved to".
    name: 'the children of a deleted category become roots',
    operations: ['createCategory', 'deleteCategory', 'listCategories'],
    start: () => serve('deleteCategory', orphanChildren),
  },
  {
    // Category.effectiveTargetGpPct: "Its own or the inherited one."
    name: 'what a category inherits stays as it was',
    operations: ['createCategory', 'setCategoryTargets', 'listCategories'],
    start: keepInherited,
  },
  {
    // ProductRow.offMoq: "A draft, scheduled or live ladder does not start at the minimum order quantity."
    name: 'a new minimum order quantity leaves the mark of its ladders as it was',
    operations: ['updateProduct', 'getProduct', 'listProducts'],
    start: keepOffMoq,
  },
];
