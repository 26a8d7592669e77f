import { at, isRecord } from '#mocks/contract/homes.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { changeRows } from '#tests/contract/faultyServers/unseen/rows.ts';
import { catalogueFor, codesOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  listOf,
  pathPart,
  readPath,
  readSent,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** The products of a deleted category go to the one above it, whatever was named. */
const moveProductsUp: Serve = async (call) => {
  const { categories, products } = catalogueFor(call);
  const id = pathPart(call, 1);
  const parentId = categories.get(id)?.parentId ?? null;
  const inside = products.all().filter(({ categoryId }) => categoryId === id);
  const response = await call.next();
  if (!response.ok || parentId === null) return response;
  for (const one of inside) {
    const product = products.get(one.id);
    if (product) products.put({ ...product, categoryId: parentId });
  }
  return response;
};

const raiseSiblings: Serve = async (call) => {
  const { categories } = catalogueFor(call);
  const moved = at(readSent(call), 'id');
  const before = categories.all();
  const response = await call.next();
  if (!response.ok) return response;
  for (const { id, position, version } of before) {
    const now = categories.get(id);
    if (now && id !== moved && now.position !== position) categories.put({ ...now, version: version + 1 });
  }
  return readPath(call, '/categories');
};

const TARGETS = { targetGpPct: 'effectiveTargetGpPct', minGpPct: 'effectiveMinGpPct' } as const;

/** A category has its own target or that of its parent, and looks no further. */
const inheritFromParent = changeAnswer((body, call) => {
  const { categories } = catalogueFor(call);
  const inherit = (category: Fields): Fields => {
    const parent = categories.get(String(category['parentId']));
    const values = Object.entries(TARGETS).flatMap(([own, effective]): (readonly [string, unknown])[] => {
      if (!(effective in category)) return [];
      const inherited: unknown = parent ? at(parent, own) : null;
      return [[effective, category[own] ?? inherited ?? 0]];
    });
    return Object.assign({}, category, Object.fromEntries(values));
  };
  return 'items' in body ? { ...body, items: itemsOf(body).map(inherit) } : inherit(body);
});

const writtenName = (one: unknown): string => String(at(one, 'name')).toLowerCase().split(/\s+/).join(' ');

const tellPunctuation = changeRows(
  () => true,
  (rows) =>
    rows.flatMap((group) => {
      if (group['reason'] !== 'name') return [group];
      const items = listOf(group['items']);
      const names = [...new Set(items.map(writtenName))];
      return names
        .map((name) => ({ ...group, items: items.filter((one) => writtenName(one) === name) }))
        .filter((one) => one.items.length > 1);
    }),
);

const SOURCE: ReadonlySet<unknown> = new Set(['updateProduct', 'getProductSource', 'setFieldLocks']);

/** Shows of ours what was there when the supplier's data came. */
function keepOurs(): Serve {
  const known = new Map<string, ReadonlyMap<unknown, unknown>>();
  const readOurs = async (call: Call, id: string): Promise<ReadonlyMap<unknown, unknown>> => {
    const source: unknown = await (await readPath(call, `/products/${id}/source`)).json();
    return new Map(listOf(at(source, 'fields')).map((one) => [at(one, 'field'), at(one, 'ours')]));
  };
  return async (call) => {
    const id = pathPart(call, 1);
    if (!SOURCE.has(call.id)) return call.next();
    if (call.id === 'updateProduct' && !known.has(id)) known.set(id, await readOurs(call, id));
    const response = await call.next();
    const ours = known.get(id);
    if (call.id === 'updateProduct' || !ours) return response;
    return changeBody(response, (body) => ({
      ...body,
      fields: listOf(body['fields']).map((one) =>
        isRecord(one) ? { ...one, ours: ours.get(one['field']) ?? null } : one,
      ),
    }));
  };
}

const lockArchived: Serve = async (call) => {
  const response = await call.next();
  const { products } = catalogueFor(call);
  const product = products.get(pathPart(call, 1));
  const isArchived = response.status === 409 && (await codesOf(response)).includes('wrong_state');
  if (!product || !isArchived) return response;
  products.put({ ...product, archivedAt: null });
  const answer = await call.next();
  products.put({ ...(products.get(product.id) ?? product), archivedAt: product.archivedAt });
  return answer;
};

const planNothingWithoutSizes = changeAnswer((body, call) =>
  listOf(at(readSent(call), 'sizes')).length === 0 ? { ...body, variants: [] } : body,
);

const CATEGORIES = [
  ...(['listCategories', 'createCategory', 'updateCategory'] as const),
  ...(['setCategoryTargets', 'moveCategory'] as const),
];

/** Categories and products. */
export const catalogue: readonly Variant[] = [
  {
    // deleteCategory: "`moveTo`, the category they are moved to".
    name: 'the products of a deleted category go to the category above it',
    operations: ['listCategories', 'deleteCategory'],
    start: () => serve('deleteCategory', moveProductsUp),
  },
  {
    // moveCategory: "those that only make room keep their version".
    name: 'categories that make room get a new version',
    operations: ['listCategories', 'moveCategory'],
    start: () => serve('moveCategory', raiseSiblings),
  },
  {
    // Category.effectiveTargetGpPct: "Its own or the inherited one." CategoryTargets: "Null inherits from the parent."
    name: 'a category does not inherit what its parent inherits',
    operations: ['listCategories', 'setCategoryTargets'],
    start: () => serve(CATEGORIES, inheritFromParent),
  },
  {
    // listDuplicates: "names are the same but for case, spaces and punctuation".
    name: 'names that differ in punctuation are no duplicates',
    operations: ['listDuplicates'],
    start: () => serve('listDuplicates', tellPunctuation),
  },
  {
    // getProductSource: "The supplier's latest data and ours, field by field".
    name: 'what is ours beside the supplier is from before it was changed',
    operations: ['getProductSource', 'setFieldLocks'],
    start: keepOurs,
  },
  {
    // Deleting: "what is archived is changed by nothing but restoring it (`409` with `wrong_state`)".
    name: 'fields of an archived product are locked',
    operations: ['archiveProduct', 'setFieldLocks'],
    start: () => serve('setFieldLocks', lockArchived),
  },
  {
    // VariantChoice.sizes: "Empty for goods without sizes."
    name: 'goods without sizes have no variants',
    operations: ['previewVariants', 'createVariants'],
    start: () => serve('previewVariants', planNothingWithoutSizes),
  },
];
