import { at } from '#mocks/contract/homes.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import {
  askInstead,
  catalogueFor,
  codesOf,
  isRefusedFor,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  changeSent,
  itemsOf,
  listOf,
  omit,
  pathPart,
  readPath,
  readSent,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import { answerUncheckedCall } from '#tests/contract/faultyServers/variants/unchecked.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';
import type { OperationId } from '#mocks/core/types.ts';

const takeAnySupplier: Serve = async (call) => {
  const response = await call.next();
  const supplierId = at(readSent(call), 'supplierId');
  const { products } = catalogueFor(call);
  const name = products.get(pathPart(call, 1))?.name;
  if (typeof supplierId !== 'string' || !(await isRefusedFor(response, 'taken'))) return response;
  const made = await askInstead(call, (body) => ({ name, ...omit(body, 'supplierId') }));
  const product = products.get(pathPart(call, 1));
  if (!made.ok || !product) return made;
  products.put({ ...product, supplierId });
  return readPath(call, `/products/${product.id}`);
};

/** Changes each record in an answer about one, or in a list of them. */
function changeRecords(change: (record: Fields, call: Call) => Fields): Serve {
  return changeAnswer((body, call) => {
    if (Array.isArray(body['items']))
      return { ...body, items: itemsOf(body).map((one) => change(one, call)) };
    return change(body, call);
  });
}

const CATEGORIES: readonly OperationId[] = [
  ...(['listCategories', 'createCategory', 'updateCategory'] as const),
  ...(['moveCategory', 'setCategoryTargets'] as const),
];

/** Remembers the paths of the categories below one whose title was changed. */
function keepPaths(): Serve {
  const known = new Map<unknown, unknown>();
  const asKnown = (category: Fields): Fields => ({
    ...category,
    path: known.get(category['id']) ?? category['path'],
  });
  return async (call) => {
    if (call.id !== 'updateCategory') return changeRecords(asKnown)(call);
    const before = itemsOf(await (await readPath(call, '/categories')).json());
    const path = String(before.find(({ id }) => id === pathPart(call, 1))?.['path']);
    const response = await call.next();
    if (response.ok)
      for (const one of before)
        if (String(one['path']).startsWith(`${path} / `) && !known.has(one['id']))
          known.set(one['id'], one['path']);
    return changeBody(response, asKnown);
  };
}

const leavePrimary: Serve = async (call) => {
  const { products } = catalogueFor(call);
  const main = products.get(pathPart(call, 1))?.images?.[0]?.id;
  const response = await call.next();
  const product = products.get(pathPart(call, 1));
  if (!response.ok || !product?.images) return response;
  const images = product.images.map((image) =>
    image.id === main ? { ...image, kind: 'primary' as const } : image,
  );
  products.put({ ...product, images });
  return readPath(call, `/products/${product.id}`);
};

const passOverExisting: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422 || !(await codesOf(response)).includes('taken')) return response;
  const refusal: unknown = await response.clone().json();
  const fields = listOf(at(refusal, 'errors')).map((one) => String(at(one, 'field')));
  const left = listOf(at(readSent(call), 'variants')).filter(
    (_, index) => !fields.some((field) => field.startsWith(`variants.${String(index)}.`)),
  );
  if (left.length === 0) return response;
  return askInstead(call, (body) => ({ ...body, variants: left }));
};

/** Looks at the level of the category that is moved, and not at those below it. */
const moveTooDeep: Serve = async (call) => {
  const response = await call.next();
  if (!(await isRefusedFor(response, 'too_deep'))) return response;
  const { categories } = catalogueFor(call);
  const [id, parentId] = ['id', 'parentId'].map((name) => String(at(readSent(call), name)));
  const category = categories.get(id ?? '');
  const levelsAbove = (above: string | null): number =>
    above === null ? 0 : 1 + levelsAbove(categories.get(above)?.parentId ?? null);
  if (!category || parentId === undefined || levelsAbove(parentId) > 3) return response;
  const siblings = categories.all().filter((one) => one.parentId === parentId);
  const position = siblings.length + 1;
  categories.put({ ...category, parentId, position, version: category.version + 1 });
  const headers = new Headers(call.request.headers);
  return answerUncheckedCall({
    ...call,
    request: new Request(new URL('/api/categories', call.request.url), { headers }),
  });
};

/** Products, SKUs and categories. */
export const catalogue: readonly Variant[] = [
  {
    // updateProduct: "Another `supplierId` is `422` with `taken` when that supplier has … the same number already".
    name: 'a product goes to a supplier who has its number already',
    operations: ['updateProduct'],
    start: () => serve('updateProduct', takeAnySupplier),
  },
  {
    // ProductRow.unknownStockCount: "SKUs whose stock is not known".
    name: 'SKUs without stock count as SKUs whose stock is not known',
    operations: ['listProducts'],
    start: () =>
      serve(
        ['listProducts', 'getProduct', 'updateProduct'],
        changeRecords((product, call) => ({
          ...product,
          unknownStockCount: catalogueFor(call)
            .skusOf(String(product['id']))
            .filter(({ quantityAvailable }) => !quantityAvailable).length,
        })),
      ),
  },
  {
    // Category.productCount: "In it and below."
    name: 'the products of a category are counted without those below it',
    operations: ['listCategories'],
    start: () =>
      serve(
        CATEGORIES,
        changeRecords((category, call) => ({
          ...category,
          productCount: catalogueFor(call)
            .products.all()
            .filter((one) => one.archivedAt === null && one.categoryId === category['id']).length,
        })),
      ),
  },
  {
    // Category.path: "Titles from the root down."
    name: 'a renamed category leaves the paths below it as they were',
    operations: ['createCategory', 'updateCategory', 'listCategories'],
    start: () => serve(CATEGORIES, keepPaths()),
  },
  {
    // Changing: "`PATCH` changes the fields it names"; `priceExpiresAt` is a moment.
    name: 'a moment that is written loses its offset',
    operations: ['updateProduct'],
    start: () =>
      serve(
        'updateProduct',
        changeSent((body) => {
          const { priceExpiresAt } = body;
          if (typeof priceExpiresAt !== 'string') return body;
          return { ...body, priceExpiresAt: priceExpiresAt.replace(/[+-]\d\d:\d\d$/, 'Z') };
        }),
      ),
  },
  {
    // replaceProductImages: "one that was `primary` and is not the first any more becomes `detail`".
    name: 'the old main picture stays one beside the new one',
    operations: ['replaceProductImages'],
    start: () => serve('replaceProductImages', leavePrimary),
  },
  {
    // createVariants: "All of them or none: the call is refused when one of the SKUs exists by now."
    name: 'variants that exist by now are passed over and the others made',
    operations: ['createVariants'],
    start: () => serve('createVariants', passOverExisting),
  },
  {
    // createCategory: "categories are at most four levels deep".
    name: 'a category is moved to where those below it are on a fifth level',
    operations: ['moveCategory'],
    start: () => (call) => {
      if (call.id === 'moveCategory') return moveTooDeep(call);
      // The mock itself refuses to answer what is not four levels deep.
      return call.id === 'listCategories' ? answerUncheckedCall(call) : call.next();
    },
  },
];
