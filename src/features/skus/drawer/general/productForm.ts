import * as z from 'zod/mini';
import type { Product, ProductUpdate } from '#api/generated/types.gen.ts';
import { zUpdateProductBody } from '#api/generated/zod/catalogue.gen.ts';
import { dayText, endOfDay } from '#shared/form/dayText.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';

/** The General tab. Numbers are text as it was typed, a day is as a date field has it; what is unknown is empty. */
export interface ProductValues {
  name: string;
  description: string;
  brand: string;
  lineName: string;
  supplierId: string;
  categoryId: string;
  status: string;
  moq: string;
  leadTimeDays: string;
  countryOfOrigin: string;
  priceExpiresAt: string;
  isKvi: boolean;
  isCaution: boolean;
}

export type ProductField = keyof ProductValues;

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const PRODUCT_FORM_VERSION = 2;

/** In the order in which they stand in the form. */
const productFields = [
  'name',
  'description',
  'status',
  'categoryId',
  'supplierId',
  'brand',
  'lineName',
  'moq',
  'leadTimeDays',
  'countryOfOrigin',
  'priceExpiresAt',
  'isKvi',
  'isCaution',
] as const satisfies readonly ProductField[];

/** States a person may choose; to discontinue has a dialog of its own, which asks what comes instead. */
export const chosenStates = ['draft', 'active', 'closeout'] as const;

export function isProductField(name: string): name is ProductField {
  return productFields.some((field) => field === name);
}

/** The category of a product for a list of choices, with its whole path; undefined where the server sent none. */
export function knownCategory(product: Pick<Product, 'category' | 'categoryPath'>) {
  const { id } = orEmpty(product.category);
  return id === undefined ? undefined : { id, path: product.categoryPath };
}

/** The form as the server has the product. */
export function productValues(product: Product): ProductValues {
  return {
    name: product.name,
    description: product.description,
    brand: product.brand ?? '',
    lineName: product.lineName ?? '',
    supplierId: orEmpty(product.supplier).id ?? '',
    categoryId: orEmpty(product.category).id ?? '',
    status: product.status,
    moq: String(product.moq),
    leadTimeDays: product.leadTimeDays?.toString() ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    priceExpiresAt: dayText(product.priceExpiresAt),
    isKvi: product.isKvi,
    isCaution: product.isCaution,
  };
}

/** Blanks around words are no change. */
function plain(values: ProductValues): ProductValues {
  const { name, description, brand, lineName } = values;
  return {
    ...values,
    name: name.trim(),
    description: description.trim(),
    brand: brand.trim(),
    lineName: lineName.trim(),
  };
}

/** The fields in which the form is not what the product was. */
export function changedFields(product: Product, values: ProductValues): ProductField[] {
  const [before, after] = [plain(productValues(product)), plain(values)];
  return productFields.filter((field) => before[field] !== after[field]);
}

type Sent = Required<Pick<ProductUpdate, ProductField>>;

const whole = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

function toSent(values: ProductValues): Sent {
  const { brand, lineName, status, moq, leadTimeDays, countryOfOrigin, priceExpiresAt, ...rest } =
    plain(values);
  return {
    ...rest,
    brand: brand || null,
    lineName: lineName || null,
    status: status === 'discontinued' ? status : (chosenStates.find((state) => state === status) ?? 'active'),
    moq: whole(moq),
    leadTimeDays: leadTimeDays === '' ? null : whole(leadTimeDays),
    countryOfOrigin: countryOfOrigin || null,
    // What is no day stays text, and is refused.
    priceExpiresAt: priceExpiresAt === '' ? null : (endOfDay(priceExpiresAt) ?? priceExpiresAt),
  };
}

/** The body of a save: only what was changed, on top of the version that was read. */
export function productUpdate(product: Product, values: ProductValues): ProductUpdate {
  const sent = toSent(values);
  const changed: Partial<Sent> = {};
  for (const field of changedFields(product, values)) Object.assign(changed, { [field]: sent[field] });
  return { version: product.version, ...changed };
}

/** Keys of `skuDrawer.json`: what the contract asks of each field. */
const complaints = {
  name: 'general.nameLimits',
  description: 'general.descriptionLimits',
  brand: 'general.brandLimits',
  lineName: 'general.brandLimits',
  supplierId: 'create.supplierMissing',
  categoryId: 'general.categoryMissing',
  status: 'general.statusMissing',
  moq: 'general.moqLimits',
  leadTimeDays: 'general.leadTimeLimits',
  countryOfOrigin: 'general.countryLimits',
  priceExpiresAt: 'general.expiryLimits',
} as const satisfies Partial<Record<ProductField, string>>;

/** The form's schema for a product: what was not changed is not judged. Messages are keys of `skuDrawer.json`. */
export function productSchema(product: Product): z.ZodMiniType<ProductValues, ProductValues> {
  const words = z.string();
  return z
    .object({
      name: words,
      description: words,
      brand: words,
      lineName: words,
      supplierId: words,
      categoryId: words,
      status: words,
      moq: words,
      leadTimeDays: words,
      countryOfOrigin: words,
      priceExpiresAt: words,
      isKvi: z.boolean(),
      isCaution: z.boolean(),
    })
    .check(({ value, issues }) => {
      const sent = toSent(value);
      for (const field of changedFields(product, value)) {
        if (field === 'isKvi' || field === 'isCaution') continue;
        if (zUpdateProductBody.shape[field].safeParse(sent[field]).success) continue;
        issues.push({ code: 'custom', path: [field], message: complaints[field], input: value[field] });
      }
    });
}
