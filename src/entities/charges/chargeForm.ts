import * as z from 'zod/mini';
import type { Charge, ChargeInput } from '#api/generated/types.gen.ts';
import { zChargeInput, zChargeType, zChargeUnit } from '#api/generated/zod/catalogue.gen.ts';
import { isOverPriceLimit } from '#entities/pricing/priceLimit.ts';
import { chargeFields, chargeInput } from './chargeChanges.ts';

/** A charge as it is typed: numbers are text. */
export interface ChargeLine extends Omit<Charge, 'repeatPrice' | 'includedUnits'> {
  /** Empty: as the first time. */
  repeatPrice: string;
  includedUnits: string;
}

export interface ChargeValues {
  lines: ChargeLine[];
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const CHARGE_FORM_VERSION = 2;
/** The contract's limit of charges of a product. */
export const MOST_CHARGES = 50;

export const newLine: ChargeLine = {
  id: '',
  name: '',
  type: 'Setup',
  per: 'Order',
  price: '',
  repeatPrice: '',
  includedUnits: '0',
  appliesLtm: false,
};

/** A charge as the form begins with it. */
export function lineOf(charge: Charge): ChargeLine {
  return {
    ...chargeInput(charge),
    id: charge.id,
    repeatPrice: charge.repeatPrice ?? '',
    includedUnits: String(charge.includedUnits),
  };
}

/** `1.` and `.5` are numbers as they are typed; money is sent with digits on both sides of its dot. */
function money(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return `${whole === '' && part !== '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
}

/** A charge as it is saved; without an id it is a new one. */
export function chargeOf(line: ChargeLine): Charge {
  return {
    ...line,
    name: line.name.trim(),
    price: money(line.price),
    repeatPrice: line.repeatPrice === '' ? null : money(line.repeatPrice),
    includedUnits: line.includedUnits === '' ? Number.NaN : Number(line.includedUnits),
  };
}

/** Keys of `charges.json`: what is wrong with a field of a charge that the contract does not take. */
function messageFor(field: keyof ChargeInput, charge: ChargeInput): string {
  if (field === 'name') return charge.name === '' ? 'nameRequired' : 'nameTooLong';
  if (field === 'includedUnits') return 'unitsInvalid';
  return isOverPriceLimit(String(charge[field])) ? 'priceTooLarge' : 'priceInvalid';
}

const text = z.string();

/** The rules are the contract's own; messages are keys of `charges.json`. */
export const chargeSchema: z.ZodMiniType<ChargeValues, ChargeValues> = z
  .object({
    lines: z.array(
      z.object({
        id: text,
        name: text,
        type: zChargeType,
        per: zChargeUnit,
        price: text,
        repeatPrice: text,
        includedUnits: text,
        appliesLtm: z.boolean(),
      }),
    ),
  })
  .check(({ value: { lines }, issues }) => {
    lines.map(chargeOf).forEach((charge, at) => {
      for (const field of chargeFields) {
        const input = charge[field];
        if (zChargeInput.shape[field].safeParse(input).success) continue;
        issues.push({
          code: 'custom',
          path: ['lines', at, field],
          message: messageFor(field, charge),
          input,
        });
      }
    });
  });

/**
 * The field of the form for one that the server refused; null: the form has none.
 * @param isOne the form has one charge of the list, which is the one meant
 */
export function chargeFieldOf(
  name: string,
  isOne: boolean,
): `lines.${number}.${(typeof chargeFields)[number]}` | null {
  const [, at, part] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const field = chargeFields.find((each) => each === part);
  return at === undefined || field === undefined ? null : `lines.${isOne ? 0 : Number(at)}.${field}`;
}
