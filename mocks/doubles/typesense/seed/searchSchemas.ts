import type { CollectionSchema, SchemaField } from '#mocks/doubles/typesense/engine/types.ts';

const text = (name: string, options: Partial<SchemaField> = {}): SchemaField => ({
  name,
  type: 'string',
  ...options,
});
const facet = { facet: true } as const;
const unsure = { optional: true } as const;
const infix = { infix: true } as const;

/** Whom a document is for: part of every key, so part of every collection. */
const audience = text('audience');
const updatedAt: SchemaField = { name: 'updatedAt', type: 'int64', sort: true };

const levels = [
  text('categoryLvl0', { ...facet, ...unsure }),
  text('categoryLvl1', { ...facet, ...unsure }),
  text('categoryLvl2', { ...facet, ...unsure }),
];

/** What products and SKUs have in common. */
const goods: readonly SchemaField[] = [
  audience,
  text('name'),
  text('sku', infix),
  text('partId', infix),
  text('brand', { ...facet, ...unsure }),
  text('supplier', facet),
  text('category', unsure),
  ...levels,
  { name: 'colors', type: 'string[]', ...facet },
  { name: 'sizes', type: 'string[]', ...facet },
  { name: 'fromPrice', type: 'float', ...facet, ...unsure, sort: true },
  { name: 'stock', type: 'int32', ...unsure, sort: true },
  text('stockState', facet),
  text('status', facet),
  { name: 'isKvi', type: 'bool', ...facet },
  updatedAt,
];

const ofProducts: readonly SchemaField[] = [
  ...goods,
  { name: 'hasMatch', type: 'bool', ...facet },
  { name: 'skuCount', type: 'int32', sort: true },
];

const ofSkus: readonly SchemaField[] = [
  ...goods,
  text('gtin', unsure),
  text('productId'),
  text('productSku'),
];

/** Margins have indexes of their own: a field that is only hidden can still be filtered and sorted by. */
const margin: SchemaField = { name: 'gpPct', type: 'float', ...facet, ...unsure, sort: true };

/** The indexes. What documents hold beyond these fields is shown and not searched. */
export const searchSchemas = {
  products: {
    name: 'products',
    fields: ofProducts,
    default_sorting_field: 'updatedAt',
  },
  productsMargins: {
    name: 'products_margins',
    fields: [...ofProducts, margin],
    default_sorting_field: 'updatedAt',
  },
  skus: {
    name: 'skus',
    fields: ofSkus,
    default_sorting_field: 'updatedAt',
  },
  skusMargins: {
    name: 'skus_margins',
    fields: [...ofSkus, margin],
    default_sorting_field: 'updatedAt',
  },
  categories: {
    name: 'categories',
    fields: [
      audience,
      text('name'),
      text('path'),
      text('slug'),
      text('status', facet),
      ...levels,
      { name: 'level', type: 'int32', sort: true },
      { name: 'productCount', type: 'int32', sort: true },
      updatedAt,
    ],
    default_sorting_field: 'productCount',
  },
  documents: {
    name: 'documents',
    fields: [
      audience,
      text('name'),
      text('kind', facet),
      text('mime', facet),
      text('language', facet),
      text('supplier', facet),
      text('productId', unsure),
      text('productSku', { ...unsure, ...infix }),
      { name: 'sizeBytes', type: 'int32', sort: true },
      updatedAt,
    ],
    default_sorting_field: 'updatedAt',
  },
} as const satisfies Record<string, CollectionSchema>;
