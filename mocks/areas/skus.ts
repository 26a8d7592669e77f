import { isGtin } from '#mocks/catalogue/gtin.ts';
import { skusFound } from '#mocks/catalogue/filters.ts';
import { actorOf, changesOf, remember } from '#mocks/catalogue/history.ts';
import { pageOf, sorted, type SortKeys } from '#mocks/catalogue/pages.ts';
import type { ProductRecord, SkuRecord } from '#mocks/catalogue/records.ts';
import { pathOf, skuOf } from '#mocks/catalogue/rows.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Variant } from '#mocks/contract/types/types.gen.ts';
import { refusedWithout } from '#mocks/may.ts';
import { conflict, notFound, taken, unprocessable } from '#mocks/problems.ts';
import type { Area, Call } from '#mocks/types.ts';
import { nodes } from '#session/nodes.ts';
import { deskOf, refusedReader, type Desk } from './catalogueShared.ts';

const written = [
  'partId',
  'sku',
  'colorName',
  'labelSize',
  'gtin',
  'primaryMaterial',
  'uom',
  'status',
  'archivedAt',
] as const;

function sortKeys({ catalogue, eyes }: Desk): SortKeys<SkuRecord> {
  const product = ({ productId }: SkuRecord) => catalogue.products.get(productId);
  const shown = (sku: SkuRecord) => skuOf(catalogue, sku, eyes);
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return {
    sku: ({ sku }) => sku,
    partId: ({ partId }) => partId,
    product: (sku) => product(sku)?.name ?? null,
    supplier: (sku) => catalogue.suppliers.get(product(sku)?.supplierId ?? '')?.name ?? null,
    category: (sku) => pathOf(catalogue, product(sku)?.categoryId ?? ''),
    colorName: ({ colorName }) => colorName,
    labelSize: ({ labelSize }) => labelSize,
    status: ({ status }) => status,
    quantityAvailable: ({ quantityAvailable }) => quantityAvailable,
    inventoryAt: ({ inventoryAt }) => inventoryAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    fromPrice: (sku) => number(shown(sku)?.fromPrice),
    gpPct250: (sku) => number(shown(sku)?.gpPct250),
    breaks: (sku) => shown(sku)?.ladder.length ?? null,
  };
}

/** What no schema can say of a SKU; undefined when all holds. */
function refusedSku(
  { catalogue }: Desk,
  product: ProductRecord,
  body: Partial<Pick<SkuRecord, 'sku' | 'partId' | 'gtin'>>,
  self?: string,
): ReturnType<typeof unprocessable> | undefined {
  if (body.gtin && !isGtin(body.gtin)) {
    return unprocessable({ field: 'gtin', code: 'check_digit', message: 'The check digit does not fit' });
  }
  const others = catalogue.skus.all().filter(({ id }) => id !== self);
  if (body.sku && others.some(({ sku }) => sku.toLowerCase() === body.sku?.toLowerCase()))
    return taken('sku');
  const ofSupplier = ({ productId }: SkuRecord) =>
    catalogue.products.get(productId)?.supplierId === product.supplierId;
  return body.partId && others.some((one) => one.partId === body.partId && ofSupplier(one))
    ? taken('partId')
    : undefined;
}

const codeOf = (word: string): string =>
  word
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** Every colour with every size, named as the product's own numbers go on. */
function variantsOf(
  { sku, productId }: ProductRecord,
  colors: readonly string[],
  sizes: readonly string[],
): Variant[] {
  return colors.flatMap((colorName) =>
    (sizes.length > 0 ? sizes : [null]).map((labelSize) => {
      const rest = [
        codeOf(colorName),
        ...(labelSize === null ? [] : [labelSize.replaceAll(/[^A-Za-z0-9]/g, '')]),
      ].join('-');
      return { sku: `${sku}-${rest}`, partId: `${productId}-${rest}`, colorName, labelSize };
    }),
  );
}

function add(
  { db, me }: Pick<Call<'createSku'>, 'db' | 'me'>,
  { catalogue }: Desk,
  product: ProductRecord,
  facts: Call<'createSku'>['body'],
): SkuRecord {
  const record = catalogue.skus.put({
    id: catalogue.nextId('sku'),
    productId: product.id,
    partId: facts.partId,
    sku: facts.sku,
    colorName: facts.colorName ?? null,
    labelSize: facts.labelSize ?? null,
    gtin: facts.gtin ?? null,
    primaryMaterial: facts.primaryMaterial ?? null,
    uom: facts.uom ?? 'EA',
    weight: null,
    dimension: null,
    status: 'active',
    quantityAvailable: null,
    futureAvailability: [],
    inventoryAt: null,
    archivedAt: null,
    version: 1,
    updatedAt: new Date().toISOString(),
  });
  const entity = { entityType: 'sku', entityId: record.id, entityLabel: record.sku } as const;
  remember(db.catalogue, catalogue, { actor: actorOf(me.account), action: 'create', ...entity, changes: [] });
  return record;
}

function save(
  { db, me }: Pick<Call<'updateSku'>, 'db' | 'me'>,
  { catalogue }: Desk,
  before: SkuRecord,
  change: Partial<SkuRecord>,
  action: 'update' | 'delete',
): SkuRecord {
  const after = catalogue.skus.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
  const entity = { entityType: 'sku', entityId: after.id, entityLabel: after.sku } as const;
  const changes = changesOf(before, after, written);
  remember(db.catalogue, catalogue, { actor: actorOf(me.account), action, ...entity, changes });
  return after;
}

export const skus = {
  listSkus: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const desk = deskOf(call);
    if (call.query.flag?.includes('underFloor') && !desk.eyes.costs) {
      return { status: 403, body: { ...examples.forbidden, node: nodes.viewCosts } };
    }
    const ordered = sorted(
      skusFound(desk.catalogue, call.query, desk.eyes.now),
      call.query.sort,
      sortKeys(desk),
    );
    if ('unknown' in ordered) {
      return unprocessable({
        field: 'sort',
        code: 'unknown',
        message: `There is no field ${ordered.unknown}`,
      });
    }
    const { items, ...page } = pageOf(ordered, call.query);
    const rows = items.flatMap((sku) => skuOf(desk.catalogue, sku, desk.eyes) ?? []);
    return { status: 200, body: { items: rows, ...page } };
  },

  createSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { gtin = null, ...body } = call.body;
    const wrong = refusedSku(desk, product, { ...body, gtin });
    if (wrong) return wrong;
    const sku = skuOf(desk.catalogue, add(call, desk, product, call.body), desk.eyes);
    return sku ? { status: 201, body: sku } : notFound();
  },

  updateSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const { catalogue, eyes } = desk;
    const record = catalogue.skus.get(call.path.skuId);
    const product = record && catalogue.products.get(record.productId);
    const current = record && skuOf(catalogue, record, eyes);
    if (!record || !product || !current) return notFound();
    const { version, ...change } = call.body;
    if (version !== record.version) return conflict(current);
    const wrong = refusedSku(desk, product, change, record.id);
    if (wrong) return wrong;
    return {
      status: 200,
      body: skuOf(catalogue, save(call, desk, record, change, 'update'), eyes) ?? current,
    };
  },

  archiveSku: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerArchive);
    if (refused) return refused;
    const desk = deskOf(call);
    const record = desk.catalogue.skus.get(call.path.skuId);
    if (!record || record.archivedAt !== null) return notFound();
    if (call.query.version !== record.version) return conflict(record);
    save(call, desk, record, { archivedAt: new Date(desk.eyes.now).toISOString() }, 'delete');
    return { status: 200, body: { id: record.id } };
  },

  previewVariants: (call) => {
    const refused = refusedReader(call.me);
    if (refused) return refused;
    const { catalogue } = deskOf(call);
    const product = catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const own = catalogue.skusOf(product.id);
    const others = new Set(catalogue.skus.all().map(({ sku }) => sku.toLowerCase()));
    const variants = variantsOf(product, call.body.colors, call.body.sizes).map((variant) => {
      const exists = own.some(
        ({ colorName, labelSize }) => colorName === variant.colorName && labelSize === variant.labelSize,
      );
      const clash = others.has(variant.sku.toLowerCase());
      return {
        variant,
        state: exists ? ('exists' as const) : clash ? ('skuTaken' as const) : ('new' as const),
      };
    });
    return { status: 200, body: { variants } };
  },

  createVariants: (call) => {
    const refused = refusedWithout(call.me, nodes.skuManagerEdit);
    if (refused) return refused;
    const desk = deskOf(call);
    const product = desk.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const numbers = new Set<string>();
    for (const [at, variant] of call.body.variants.entries()) {
      const twice = numbers.has(variant.sku.toLowerCase());
      numbers.add(variant.sku.toLowerCase());
      const wrong = twice ? taken('sku') : refusedSku(desk, product, variant);
      const [error] = wrong?.body.errors ?? [];
      if (error) return unprocessable({ ...error, field: `variants.${at}.${error.field}` });
    }
    const made = call.body.variants.map((variant) => add(call, desk, product, variant));
    return {
      status: 201,
      body: { items: made.flatMap((sku) => skuOf(desk.catalogue, sku, desk.eyes) ?? []) },
    };
  },
} satisfies Partial<Area<'catalogue'>>;
