import * as z from 'zod/mini';
import type { Product, ProductInput } from '#api/generated/types.gen.ts';
import { zCreateProductBody } from '#api/generated/zod/catalogue.gen.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';

/** A product to come; what else it has is filled in afterwards, in its drawer. */
export interface CreateValues {
  name: string;
  sku: string;
  productId: string;
  supplierId: string;
  categoryId: string;
  moq: string;
  description: string;
  isKvi: boolean;
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const CREATE_FORM_VERSION = 1;

const fields = ['name', 'sku', 'productId', 'supplierId', 'categoryId', 'moq', 'description'] as const;
type CreateField = (typeof fields)[number];

export function isCreateField(name: string): name is CreateField {
  return fields.some((field) => field === name);
}

/** Empty, or what a copy has in common with its original: its numbers are its own. */
export function emptyProduct(original: Product | undefined): CreateValues {
  return {
    name: original?.name ?? '',
    sku: '',
    productId: '',
    supplierId: orEmpty(original?.supplier).id ?? '',
    categoryId: orEmpty(original?.category).id ?? '',
    moq: original?.moq.toString() ?? '',
    description: original?.description ?? '',
    isKvi: original?.isKvi ?? false,
  };
}

/** @param copyOf id of the product whose SKUs, charges and features are copied too */
export function createBody(values: CreateValues, copyOf: string | undefined): ProductInput {
  return {
    name: values.name.trim(),
    sku: values.sku.trim(),
    productId: values.productId.trim(),
    supplierId: values.supplierId,
    categoryId: values.categoryId,
    moq: /^\d+$/.test(values.moq) ? Number(values.moq) : Number.NaN,
    description: values.description.trim(),
    isKvi: values.isKvi,
    ...(copyOf === undefined ? {} : { copyOf }),
  };
}

/** Keys of `skuDrawer.json`: what the contract asks of each field. */
const complaints = {
  name: 'general.nameLimits',
  sku: 'limits.sku',
  productId: 'limits.part',
  supplierId: 'create.supplierMissing',
  categoryId: 'general.categoryMissing',
  moq: 'general.moqLimits',
  description: 'general.descriptionLimits',
} as const satisfies Record<CreateField, string>;

const words = z.string();

/** Messages are keys of `skuDrawer.json`. */
export const createSchema: z.ZodMiniType<CreateValues, CreateValues> = z
  .object({
    name: words,
    sku: words,
    productId: words,
    supplierId: words,
    categoryId: words,
    moq: words,
    description: words,
    isKvi: z.boolean(),
  })
  .check(({ value, issues }) => {
    const body = createBody(value, undefined);
    for (const field of fields) {
      if (zCreateProductBody.shape[field].safeParse(body[field]).success) continue;
      issues.push({ code: 'custom', path: [field], message: complaints[field], input: value[field] });
    }
  });
