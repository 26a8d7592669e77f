import * as z from 'zod/mini';
import type { Sku, SkuInput, SkuUpdate } from '#api/generated/types.gen.ts';
import { zCreateSkuBody, zSku, zUom, zUpdateSkuBody } from '#api/generated/zod/catalogue.gen.ts';

/** The form of a SKU; what is unknown is empty. `status` is chosen of one that is there already. */
export interface SkuValues {
  sku: string;
  partId: string;
  colorName: string;
  labelSize: string;
  gtin: string;
  primaryMaterial: string;
  uom: string;
  status: string;
}

export const skuFields = [
  'sku',
  'partId',
  'colorName',
  'labelSize',
  'gtin',
  'primaryMaterial',
  'uom',
  'status',
] as const satisfies readonly (keyof SkuValues)[];
export type SkuField = (typeof skuFields)[number];

export function isSkuField(name: string): name is SkuField {
  return skuFields.some((field) => field === name);
}

export const skuStates = ['active', 'backorder', 'closeout', 'discontinued'] as const;

/** Units of measure of PromoStandards. */
export const units = zUom.options;

/** As much of a SKU as the form has; also what it needs of a refusal (D12). */
export const zSkuFacts = z.pick(zSku, {
  version: true,
  sku: true,
  partId: true,
  colorName: true,
  labelSize: true,
  gtin: true,
  primaryMaterial: true,
  uom: true,
  status: true,
});
export type SkuFacts = z.output<typeof zSkuFacts>;

/** @param start what the numbers of a new SKU begin with */
export function skuValues(sku: SkuFacts | Sku | null, start = { sku: '', partId: '' }): SkuValues {
  return {
    sku: sku?.sku ?? start.sku,
    partId: sku?.partId ?? start.partId,
    colorName: sku?.colorName ?? '',
    labelSize: sku?.labelSize ?? '',
    gtin: sku?.gtin ?? '',
    primaryMaterial: sku?.primaryMaterial ?? '',
    uom: sku?.uom ?? 'EA',
    status: sku?.status ?? 'active',
  };
}

function trimmed(values: SkuValues): SkuValues {
  return {
    ...values,
    sku: values.sku.trim(),
    partId: values.partId.trim(),
    colorName: values.colorName.trim(),
    labelSize: values.labelSize.trim(),
    // Often copied with blanks or dashes between groups of digits.
    gtin: values.gtin.replaceAll(/[\s-]/g, ''),
    primaryMaterial: values.primaryMaterial.trim(),
  };
}

/** The fields in which the form is not what the SKU was. */
export function changedSkuFields(sku: SkuFacts | Sku, values: SkuValues): SkuField[] {
  const [before, after] = [trimmed(skuValues(sku)), trimmed(values)];
  return skuFields.filter((field) => before[field] !== after[field]);
}

/** What was typed here and is another value in what somebody else has saved meanwhile. */
export function differingFields(base: SkuFacts, theirs: SkuFacts, mine: SkuValues): SkuField[] {
  const changedKeys = changedSkuFields(base, mine);
  return changedSkuFields(theirs, mine).filter((field) => changedKeys.includes(field));
}

export function skuInput(values: SkuValues): SkuInput {
  const { sku, partId, colorName, labelSize, gtin, primaryMaterial, uom } = trimmed(values);
  return {
    sku,
    partId,
    colorName: colorName || null,
    labelSize: labelSize || null,
    gtin: gtin || null,
    primaryMaterial: primaryMaterial || null,
    uom: units.find((unit) => unit === uom) ?? 'EA',
  };
}

/** The body of a save: only what was changed, on top of the version that was read. */
export function skuUpdate(sku: SkuFacts | Sku, values: SkuValues): SkuUpdate {
  const sent = {
    ...skuInput(values),
    status: skuStates.find((state) => state === values.status) ?? 'active',
  };
  const changed: Omit<SkuUpdate, 'version'> = {};
  for (const field of changedSkuFields(sku, values)) Object.assign(changed, { [field]: sent[field] });
  return { version: sku.version, ...changed };
}

/** Whether the last digit of a GTIN fits the others: weights 3 and 1 from the right, the sum a multiple of ten. */
export function hasCheckDigit(gtin: string): boolean {
  const sum = Array.from(gtin)
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Keys of `skuDrawer.json`: what the contract asks of each field. */
const complaints = {
  sku: 'limits.sku',
  partId: 'limits.part',
  colorName: 'limits.sixty',
  labelSize: 'limits.twenty',
  gtin: 'limits.gtin',
  primaryMaterial: 'limits.sixty',
} as const;

const words = z.string();

/** Messages are keys of `skuDrawer.json`. What is not changed of a SKU is not judged. */
export function skuSchema(sku: Sku | null): z.ZodMiniType<SkuValues, SkuValues> {
  return z
    .object({
      sku: words,
      partId: words,
      colorName: words,
      labelSize: words,
      gtin: words,
      primaryMaterial: words,
      uom: words,
      status: words,
    })
    .check(({ value, issues }) => {
      const sent = skuInput(value);
      const shape = sku ? zUpdateSkuBody.shape : zCreateSkuBody.shape;
      for (const field of sku ? changedSkuFields(sku, value) : skuFields) {
        if (field === 'uom' || field === 'status') continue;
        const fits = shape[field].safeParse(sent[field]).success;
        const message = fits ? gtinComplaint(field, sent.gtin) : complaints[field];
        if (message) issues.push({ code: 'custom', path: [field], message, input: value[field] });
      }
    });
}

function gtinComplaint(field: SkuField, gtin: string | null | undefined): 'limits.checkDigit' | null {
  return field === 'gtin' && gtin && !hasCheckDigit(gtin) ? 'limits.checkDigit' : null;
}
