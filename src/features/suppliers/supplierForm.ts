import * as z from 'zod/mini';
import type { Supplier, SupplierUpdate } from '#api/generated/types.gen.ts';
import { decimalText } from '#shared/form/decimalText.ts';
import { supplierStates } from './supplierFilters.ts';

/** One letter of the code chart; the percent is text, as it was typed. */
export interface CodeLine {
  letter: string;
  percent: string;
}

export interface SupplierValues {
  status: Supplier['status'];
  eqp: boolean;
  codes: CodeLine[];
}

export const supplierFields = ['status', 'eqp', 'discountCodes'] as const;
export type SupplierField = (typeof supplierFields)[number];

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const SUPPLIER_FORM_VERSION = 1;

/** The contract's limit of a discount, in percent. */
const MOST_PERCENT = 95;

export function supplierValues({ status, eqp, discountCodes = {} }: Supplier): SupplierValues {
  const letters = Object.entries(discountCodes).toSorted(([one], [other]) => one.localeCompare(other));
  return { status, eqp, codes: letters.map(([letter, percent]) => ({ letter, percent: String(percent) })) };
}

/** The chart as the contract has it. */
export function discountCodesOf(codes: readonly CodeLine[]): Record<string, number> {
  return Object.fromEntries(
    codes.map(({ letter, percent }) => [letter.trim().toUpperCase(), Number(percent)]),
  );
}

/** Messages are keys of `suppliers.json`. */
export const supplierSchema: z.ZodMiniType<SupplierValues, SupplierValues> = z
  .object({
    status: z.enum(supplierStates),
    eqp: z.boolean(),
    codes: z.array(z.object({ letter: z.string(), percent: decimalText })),
  })
  .check(({ value: { codes }, issues }) => {
    const letters = codes.map(({ letter }) => letter.trim().toUpperCase());
    codes.forEach(({ percent }, line) => {
      const complain = (part: keyof CodeLine, message: string): void =>
        void issues.push({ code: 'custom', path: ['codes', line, part], message, input: percent });
      const letter = letters[line] ?? '';
      if (!/^[A-Z]$/.test(letter)) complain('letter', 'codes.letterWrong');
      else if (letters.indexOf(letter) < line) complain('letter', 'codes.letterTwice');
      if (percent.trim() === '' || Number(percent) > MOST_PERCENT) complain('percent', 'codes.percentWrong');
    });
  });

const textOf = (field: SupplierField, { status, eqp, codes }: SupplierValues): string => {
  if (field === 'status') return status;
  if (field === 'eqp') return String(eqp);
  return JSON.stringify(
    Object.entries(discountCodesOf(codes)).toSorted(([one], [other]) => one.localeCompare(other)),
  );
};

/** What the form says otherwise than a supplier. */
export function changedFields(supplier: Supplier, values: SupplierValues): SupplierField[] {
  const before = supplierValues(supplier);
  return supplierFields.filter((field) => textOf(field, before) !== textOf(field, values));
}

/** What is sent: the fields that were changed. */
export function supplierUpdate(on: Supplier, values: SupplierValues): SupplierUpdate {
  const { status, eqp, codes } = values;
  const all = { status, eqp, discountCodes: discountCodesOf(codes) };
  return {
    version: on.version,
    ...Object.fromEntries(changedFields(on, values).map((field) => [field, all[field]])),
  };
}
