import * as z from 'zod/mini';
import type { Charge, ChargeInput, ChargeList } from '#api/generated/types.gen.ts';
import { zChargeInput, zChargeType, zChargeUnit } from '#api/generated/zod/catalogue.gen.ts';
import type { LineKind } from '#features/skus/drawer/lineRules.ts';

/** A charge as it is typed; an empty repeat price is that of the first order. */
export interface ChargeLine {
  name: string;
  type: string;
  per: string;
  price: string;
  repeatPrice: string;
  includedUnits: string;
  appliesLtm: boolean;
}

export interface ChargeValues {
  lines: ChargeLine[];
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const CHARGE_FORM_VERSION = 1;
/** The contract's limit of charges of a product. */
export const MOST_CHARGES = 50;

export const chargeTypes = zChargeType.options;
export const chargeUnits = zChargeUnit.options;

export const newCharge: ChargeLine = {
  name: '',
  type: 'Setup',
  per: 'Order',
  price: '',
  repeatPrice: '',
  includedUnits: '0',
  appliesLtm: false,
};

export function chargeValues({ items }: Pick<ChargeList, 'items'>): ChargeValues {
  return {
    lines: items.map(({ name, type, per, price, repeatPrice, includedUnits, appliesLtm }) => ({
      name,
      type,
      per,
      price,
      repeatPrice: repeatPrice ?? '',
      includedUnits: String(includedUnits),
      appliesLtm,
    })),
  };
}

/** `1.` and `.5` are numbers as they are typed; money is sent with digits on both sides of its dot. */
function money(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return `${whole === '' && part !== '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
}

function chargeOf(line: ChargeLine): ChargeInput {
  return {
    name: line.name.trim(),
    type: chargeTypes.find((type) => type === line.type) ?? 'Setup',
    per: chargeUnits.find((unit) => unit === line.per) ?? 'Order',
    price: money(line.price),
    repeatPrice: line.repeatPrice === '' ? null : money(line.repeatPrice),
    appliesLtm: line.appliesLtm,
    includedUnits: /^\d+$/.test(line.includedUnits) ? Number(line.includedUnits) : Number.NaN,
  };
}

/** What is sent. */
export function chargesOf({ lines }: ChargeValues): ChargeInput[] {
  return lines.map(chargeOf);
}

/** A charge without what the server adds, for a comparison with one that was typed. */
export function bare(charge: Charge): ChargeInput {
  const { name, type, per, price, repeatPrice, appliesLtm, includedUnits } = charge;
  return { name, type, per, price, repeatPrice, appliesLtm, includedUnits };
}

/** By their names, which a person tells them apart by; 55 and 55.00 are one price. */
export const chargeKind: LineKind<ChargeInput> = {
  keyOf: ({ name }) => name.trim().toLowerCase(),
  textOf: ({ type, per, price, repeatPrice, appliesLtm, includedUnits }) =>
    JSON.stringify([
      ...[type, per, Number(price), repeatPrice === null ? null : Number(repeatPrice)],
      ...[appliesLtm, includedUnits],
    ]),
};

/** Keys of `skuDrawer.json`: what the contract asks of each field. */
const complaints = {
  name: 'charges.nameLimits',
  price: 'charges.priceLimits',
  repeatPrice: 'charges.priceLimits',
  includedUnits: 'charges.unitsLimits',
} as const;
const judged = ['name', 'price', 'repeatPrice', 'includedUnits'] as const;

const words = z.string();

/** Messages are keys of `skuDrawer.json`. */
export const chargeSchema: z.ZodMiniType<ChargeValues, ChargeValues> = z
  .object({
    lines: z.array(
      z.object({
        name: words,
        type: words,
        per: words,
        price: words,
        repeatPrice: words,
        includedUnits: words,
        appliesLtm: z.boolean(),
      }),
    ),
  })
  .check(({ value, issues }) => {
    chargesOf(value).forEach((charge, line) => {
      for (const field of judged) {
        if (zChargeInput.shape[field].safeParse(charge[field]).success) continue;
        const path = ['lines', line, field];
        issues.push({ code: 'custom', path, message: complaints[field], input: charge[field] });
      }
    });
  });
