import { productsFound } from '#mocks/catalogue/filters.ts';
import { actorOf, changesOf, remember } from '#mocks/catalogue/history.ts';
import { pageOf, sorted, type SortKeys } from '#mocks/catalogue/pages.ts';
import { liveSetOf, marginOf } from '#mocks/catalogue/prices.ts';
import type { ProductRecord } from '#mocks/catalogue/records.ts';
import { productOf, productRow } from '#mocks/catalogue/rows.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, taken, unprocessable } from '#mocks/problems.ts';
import type { Area, Call, OperationId } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader, type Desk } from './catalogueShared.ts';

const written = [
  'name',
  'description',
  'brand',
  'lineName',
  'categoryId',
  'status',
  'moq',
  'leadTimeDays',
  'countryOfOrigin',
  'isKvi',
  'isCaution',
  'replacedById',
  'features',
] as const;

function sortKeys({ catalogue, eyes }: Desk): SortKeys<ProductRecord> {
  const row = (product: ProductRecord) => productRow(catalogue, product, eyes);
  const ladder = ({ id }: ProductRecord) => liveSetOf(catalogue.setsOf(id), id)?.slabs ?? [];
  return {
    sku: ({ sku }) => sku,
    productId: ({ productId }) => productId,
    name: ({ name }) => name,
    supplier: ({ supplierId }) => catalogue.suppliers.get(supplierId)?.name ?? null,
    category: (product) => row(product).categoryPath,
    status: ({ status }) => status,
    moq: ({ moq }) => moq,
    skuCount: ({ id }) => catalogue.skusOf(id).length,
    stock: (product) => row(product).stock,
    fromPrice: (product) => Number(ladder(product).at(-1)?.unitPrice ?? Number.NaN) || null,
    breaks: (product) => ladder(product).length,
    gpPct250: (product) => {
      const { gpPct250 } = eyes.costs ? marginOf(catalogue, product, ladder(product)) : { gpPct250: null };
      return gpPct250 === null ? null : Number(gpPct250);
    },
    matches: (product) => row(product).matches,
    priceIndex: (product) => row(product).priceIndex,
    priceExpiresAt: ({ priceExpiresAt }) => priceExpiresAt,
    lastSyncAt: ({ lastSyncAt }) => lastSyncAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    isKvi: ({ isKvi }) => isKvi,
  };
}

/** What a person changes of a product is written down, and its version rises. */
function save<K extends OperationId>(
  { db, me }: Call<K>,
  { catalogue }: Desk,
  before: ProductRecord,
  change: Partial<ProductRecord>,
  action: 'update' | 'delete' | 'restore' = 'update',
): ProductRecord {
  if (!me) throw new Error('a write without anybody');
  const actor = actorOf(me.account);
  const stamp = { updatedAt: new Date().toISOString(), updatedBy: actor, version: before.version + 1 };
  const after = catalogue.products.put({ ...before, ...change, ...stamp });
  const changes = changesOf(before, after, [...written, 'lockedFields', 'charges', 'archivedAt']);
  const entity = { entityType: 'product', entityId: after.id, entityLabel: after.sku } as const;
  remember(db.catalogue, catalogue, { actor, action, ...entity, changes });
  return after;
}

/** The rules that no schema can say; undefined when all hold. */
function refusedChange(
  { catalogue }: Desk,
  product: ProductRecord,
  body: Call<'updateProduct'>['body'],
): ReturnType<typeof unprocessable> | undefined {
  if (body.categoryId !== undefined && !catalogue.categories.get(body.categoryId)) {
    return unprocessable({ field: 'categoryId', code: 'unknown', message: 'There is no such category' });
  }
  if (body.replacedById === undefined || body.replacedById === null) return undefined;
  const replacement = catalogue.products.get(body.replacedById);
  const field = 'replacedById';
  if (!replacement || replacement.archivedAt !== null) {
    return unprocessable({ field, code: 'unknown', message: 'There is no such product' });
  }
  if (replacement.id === product.id) {
    return unprocessable({ field, code: 'same', message: 'A product does not replace itself' });
  }
  return (body.status ?? product.status) === 'discontinued'
    ? undefined
    : unprocessable({ field, code: 'not_discontinued', message: 'Only a discontinued product is replaced' });
}

const normal = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const products = {
  listProducts: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const desk = deskOf(call);
    if (call.query.flag?.includes('underFloor') && !desk.eyes.costs) {
      return { status: 403, body: { ...examples.forbidden, node: nodes.viewCosts } };
    }
    const found = productsFound(desk.catalogue, call.query, desk.eyes.now);
    const ordered = sorted(found, call.query.sort, sortKeys(desk));
    if ('unknown' in ordered) {
      return unprocessable({
        field: 'sort',
        code: 'unknown',
        message: `There is no field ${ordered.unknown}`,
      });
    }
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.map((product) => productRow(desk.catalogue, product, desk.eyes));
    return { status: 200, body: { items: rows, ...page } };
  },

  createProduct: (call) => {
    const { db, me, body } = call;
    const refused = refusedWithout(me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue, eyes } = desk;
    const all = catalogue.products.all();
    if (all.some(({ sku }) => sku.toLowerCase() === body.sku.toLowerCase())) return taken('sku');
    if (
      all.some(({ productId, supplierId }) => supplierId === body.supplierId && productId === body.productId)
    ) {
      return taken('productId');
    }
    if (!catalogue.suppliers.get(body.supplierId)) {
      return unprocessable({ field: 'supplierId', code: 'unknown', message: 'There is no such supplier' });
    }
    if (!catalogue.categories.get(body.categoryId)) {
      return unprocessable({ field: 'categoryId', code: 'unknown', message: 'There is no such category' });
    }
    const original = body.copyOf === undefined ? undefined : catalogue.products.get(body.copyOf);
    const now = new Date(eyes.now).toISOString();
    const actor = actorOf(me.account);
    const product = catalogue.products.put({
      id: catalogue.nextId('prd'),
      productId: body.productId,
      sku: body.sku,
      name: body.name,
      description: body.description ?? original?.description ?? '',
      brand: body.brand ?? original?.brand ?? null,
      lineName: body.lineName ?? original?.lineName ?? null,
      supplierId: body.supplierId,
      categoryId: body.categoryId,
      status: 'draft',
      moq: body.moq,
      leadTimeDays: body.leadTimeDays ?? original?.leadTimeDays ?? null,
      countryOfOrigin: body.countryOfOrigin ?? original?.countryOfOrigin ?? null,
      features: original?.features ?? [],
      lockedFields: [],
      replacedById: null,
      isKvi: body.isKvi ?? false,
      isCaution: false,
      priceExpiresAt: null,
      lastSyncAt: null,
      lastSyncError: null,
      sourceName: null,
      costs: original?.costs ?? [],
      charges: (original?.charges ?? []).map((charge) => ({ ...charge, id: catalogue.nextId('chg') })),
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor,
      version: 1,
    });
    for (const sku of original ? catalogue.skusOf(original.id) : []) {
      const rest = sku.sku.startsWith(original?.sku ?? '')
        ? sku.sku.slice(original?.sku.length)
        : `-${sku.sku}`;
      const numbers = { sku: `${product.sku}${rest}`, partId: `${product.productId}${rest}` };
      const blank = { gtin: null, quantityAvailable: null, futureAvailability: [], inventoryAt: null };
      const id = catalogue.nextId('sku');
      catalogue.skus.put({
        ...sku,
        ...numbers,
        ...blank,
        id,
        productId: product.id,
        version: 1,
        updatedAt: now,
      });
    }
    const entity = { entityType: 'product', entityId: product.id, entityLabel: product.sku } as const;
    remember(db.catalogue, catalogue, { actor, action: 'create', ...entity, changes: [] });
    return { status: 201, body: productOf(catalogue, product, eyes) };
  },

  listDuplicates: ({ db, me, query }) => {
    const refused = refusedReader(me);
    if (refused) return refused;
    const { catalogue } = deskOf({ db, me });
    const groups = new Map<string, Map<string, ProductRecord>>();
    const add = (key: string, product: ProductRecord): void => {
      const group = groups.get(key) ?? new Map<string, ProductRecord>();
      groups.set(key, group.set(product.id, product));
    };
    for (const product of catalogue.products.all()) {
      if (product.archivedAt !== null || (query.supplierId && !query.supplierId.includes(product.supplierId)))
        continue;
      add(`name\n${product.supplierId}\n${normal(product.name)}`, product);
      for (const { gtin } of catalogue.skusOf(product.id)) if (gtin) add(`gtin\n\n${gtin}`, product);
    }
    const found = [...groups].flatMap(([key, group]) => {
      const [reason, , value = ''] = key.split('\n');
      const items = [...group.values()].map(({ id, sku, name }) => ({ id, code: sku, name }));
      return items.length < 2
        ? []
        : [{ reason: reason === 'gtin' ? ('gtin' as const) : ('name' as const), value, items }];
    });
    return { status: 200, body: pageOf(found, query) };
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
    const { version, ...change } = call.body;
    if (version !== product.version)
      return conflict(productOf(catalogue, product, eyes), product.updatedBy.name);
    const wrong = refusedChange(desk, product, call.body);
    if (wrong) return wrong;
    return { status: 200, body: productOf(catalogue, save(call, desk, product, change), eyes) };
  },

  archiveProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product || product.archivedAt !== null) return notFound();
    if (call.query.version !== product.version)
      return conflict(productOf(desk.catalogue, product, desk.eyes));
    save(call, desk, product, { archivedAt: new Date(desk.eyes.now).toISOString() }, 'delete');
    return { status: 200, body: { id: product.id } };
  },

  restoreProduct: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const back =
      product.archivedAt === null ? product : save(call, desk, product, { archivedAt: null }, 'restore');
    return { status: 200, body: productOf(desk.catalogue, back, desk.eyes) };
  },

  getProductSource: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const product = deskOf(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: sourceOf(product) } : notFound();
  },

  setFieldLocks: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (call.body.version !== product.version) return conflict(sourceOf(product), product.updatedBy.name);
    const known = sourceOf(product).fields.map(({ field }) => field);
    const unknown = call.body.fields.find((field) => !known.includes(field));
    if (unknown !== undefined) {
      return unprocessable({ field: 'fields', code: 'unknown', message: `The supplier sends no ${unknown}` });
    }
    return { status: 200, body: sourceOf(save(call, desk, product, { lockedFields: call.body.fields })) };
  },

  listCharges: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const product = deskOf(call).catalogue.products.get(call.path.productId);
    return product ? { status: 200, body: chargesOf(product) } : notFound();
  },

  replaceCharges: (call) => {
    const refused = refusedWithout(call.me, nodes.priceSlabsEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    if (call.body.version !== product.version) return conflict(chargesOf(product), product.updatedBy.name);
    const charges = call.body.items.map((item) => ({ ...item, id: desk.catalogue.nextId('chg') }));
    return { status: 200, body: chargesOf(save(call, desk, product, { charges })) };
  },
} satisfies Partial<Area<'catalogue'>>;

function chargesOf({ charges, version }: ProductRecord) {
  return { items: [...charges], currency: 'USD', version };
}

/** What the supplier sends: the name in capitals, as suppliers do, and numbers as they are. */
function sourceOf({
  sourceName,
  lastSyncAt,
  lastSyncError,
  lockedFields,
  version,
  ...product
}: ProductRecord) {
  const field = (name: string, ours: string | null, theirs: string | null) => ({
    field: name,
    ours,
    theirs,
    locked: lockedFields.includes(name),
  });
  const fields =
    sourceName === null
      ? []
      : [
          field('name', product.name, sourceName),
          field('description', product.description, product.description),
          field('brand', product.brand, product.brand),
          field('moq', String(product.moq), String(product.moq)),
          field(
            'leadTimeDays',
            product.leadTimeDays?.toString() ?? null,
            product.leadTimeDays?.toString() ?? null,
          ),
          field('countryOfOrigin', product.countryOfOrigin, product.countryOfOrigin),
        ];
  const service = sourceName === null ? null : 'Product 2.0.0';
  return { service, syncedAt: lastSyncAt, error: lastSyncError, fields, version };
}
