import * as z from 'zod/mini';
import { zChargeInput, zChargeType, zChargeUnit } from '#api/generated/zod/catalogue.gen.ts';
import type { Charge, ChargeInput } from '#api/generated/types.gen.ts';
import { isDecimal } from '#shared/form/numberFilters.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';

/** The form of one charge: what is typed, as text. */
export type ChargeValues = {
  name: string;
  type: string;
  per: string;
  price: string;
  /** Empty: as the first time. */
  repeatPrice: string;
  asked: string;
  includedUnits: string;
};

export const CHARGE_FORM_VERSION = 1;

export const chargeTypes = zChargeType.options;
export const chargeUnits = zChargeUnit.options;

const emptyCharge: ChargeValues = {
  name: '',
  type: 'Setup',
  per: 'Order',
  price: '',
  repeatPrice: '',
  asked: 'always',
  includedUnits: '0',
};

export function chargeValues(charge: Charge | null): ChargeValues {
  if (!charge) return emptyCharge;
  return {
    name: charge.name,
    type: charge.type,
    per: charge.per,
    price: charge.price,
    repeatPrice: charge.repeatPrice ?? '',
    asked: charge.appliesLtm ? 'belowMinimum' : 'always',
    includedUnits: String(charge.includedUnits),
  };
}

/** A typed number as the contract writes prices: `.5` is `0.5`, `5.` is `5`. */
function priceText(typed: string): string {
  if (!isDecimal(typed)) return typed;
  const [whole = '', rest = ''] = typed.split('.');
  return `${whole || '0'}${rest && `.${rest}`}`;
}

/** What to send. Call it with values that have passed the schema. */
export function chargeOf(values: ChargeValues): ChargeInput {
  return {
    name: values.name,
    type: zChargeType.parse(values.type),
    per: zChargeUnit.parse(values.per),
    price: priceText(values.price),
    repeatPrice: values.repeatPrice === '' ? null : priceText(values.repeatPrice),
    appliesLtm: values.asked === 'belowMinimum',
    includedUnits: Number(values.includedUnits),
  };
}

/** Keys of `slabPanels.json`. */
type ChargeErrorKey =
  | 'charge.nameRequired'
  | 'charge.nameTooLong'
  | 'charge.priceInvalid'
  | 'charge.unitsInvalid';

/** The first complaint about each field. */
export function chargeErrors(values: ChargeValues): Partial<Record<keyof ChargeValues, ChargeErrorKey>> {
  const { name, includedUnits } = zChargeInput.shape;
  const isPrice = (typed: string): boolean => isPriceText(priceText(typed));
  return {
    ...(values.name === '' ? { name: 'charge.nameRequired' } : {}),
    ...(values.name !== '' && !name.safeParse(values.name).success ? { name: 'charge.nameTooLong' } : {}),
    ...(isPrice(values.price) ? {} : { price: 'charge.priceInvalid' }),
    ...(values.repeatPrice === '' || isPrice(values.repeatPrice)
      ? {}
      : { repeatPrice: 'charge.priceInvalid' }),
    ...(values.includedUnits !== '' && includedUnits.safeParse(Number(values.includedUnits)).success
      ? {}
      : { includedUnits: 'charge.unitsInvalid' }),
  };
}

const shape = z.object({
  name: z.string(),
  type: z.string(),
  per: z.string(),
  price: z.string(),
  repeatPrice: z.string(),
  asked: z.string(),
  includedUnits: z.string(),
});

export const chargeSchema: z.ZodMiniType<ChargeValues, ChargeValues> = shape.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(chargeErrors(value))) {
    issues.push({ code: 'custom', path: [field], message, input: value });
  }
});

const wireFields: Readonly<Record<string, keyof ChargeValues>> = {
  name: 'name',
  type: 'type',
  per: 'per',
  price: 'price',
  repeatPrice: 'repeatPrice',
  appliesLtm: 'asked',
  includedUnits: 'includedUnits',
};

/** The form's field for one that the server refused: `items.2.price` is `price`, when the third is the one meant. */
export function chargeFieldOf(wireName: string): keyof ChargeValues | null {
  const name = /^items\.\d+\.(\w+)$/.exec(wireName)?.[1] ?? '';
  return Object.hasOwn(wireFields, name) ? (wireFields[name] ?? null) : null;
}
