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

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const SUPPLIER_FORM_VERSION = 1;

/** The contract's limit of a discount, in percent. */
const MOST_PERCENT = 95;

export function supplierValues({ status, eqp, discountCodes = {} }: Supplier): SupplierValues {
  const letters = Object.entries(discountCodes).toSorted(([one], [other]) => one.localeCompare(other));
  return { status, eqp, codes: letters.map(([letter, percent]) => ({ letter, percent: String(percent) })) };
}

/** The chart as the contract has it. */
export function toDiscountCodes(codes: readonly CodeLine[]): Record<string, number> {
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

/** A field of the form, or one letter of the chart. */
export type SupplierKey = 'status' | 'eqp' | `code ${string}`;

/** What the form says, each letter of the chart for itself: two people who change two letters are not in conflict. */
function toFacts({ status, eqp, codes }: SupplierValues): Map<SupplierKey, string> {
  return new Map<SupplierKey, string>([
    ['status', status],
    ['eqp', String(eqp)],
    ...Object.entries(toDiscountCodes(codes)).map(
      ([letter, percent]) => [`code ${letter}`, String(percent)] as const,
    ),
  ]);
}

/** What one form says otherwise than the other, a letter that only one has included. */
export function differingKeys(one: SupplierValues, other: SupplierValues): SupplierKey[] {
  const [here, there] = [toFacts(one), toFacts(other)];
  return [...new Set([...here.keys(), ...there.keys()])].filter((key) => here.get(key) !== there.get(key));
}

/** The letter of a chart that a key is about; null: it is about another field. */
export const parseLetter = (key: SupplierKey): string | null =>
  key.startsWith('code ') ? key.slice(5) : null;

/** Theirs, with what I keep of mine. */
export function merged(
  theirs: SupplierValues,
  mine: SupplierValues,
  kept: readonly SupplierKey[],
): SupplierValues {
  const letters = kept.map(parseLetter);
  const others = theirs.codes.filter(({ letter }) => !letters.includes(letter));
  const own = mine.codes
    .map(({ letter, percent }) => ({ letter: letter.trim().toUpperCase(), percent }))
    .filter(({ letter }) => letters.includes(letter));
  return {
    status: kept.includes('status') ? mine.status : theirs.status,
    eqp: kept.includes('eqp') ? mine.eqp : theirs.eqp,
    codes: [...others, ...own].toSorted((a, b) => a.letter.localeCompare(b.letter)),
  };
}

/** What is sent: the fields that were changed; of the chart all letters or none. */
export function supplierUpdate(on: Supplier, values: SupplierValues): SupplierUpdate {
  const changed = differingKeys(supplierValues(on), values);
  return {
    version: on.version,
    ...(changed.includes('status') ? { status: values.status } : {}),
    ...(changed.includes('eqp') ? { eqp: values.eqp } : {}),
    ...(changed.some((key) => parseLetter(key) !== null)
      ? { discountCodes: toDiscountCodes(values.codes) }
      : {}),
  };
}
