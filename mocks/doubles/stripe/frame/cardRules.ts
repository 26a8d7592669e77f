import { brandOf } from '#mocks/doubles/stripe/cards.ts';
import { passesLuhn } from '#mocks/doubles/stripe/passesLuhn.ts';

/** What is typed into the form. */
export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
  country: string;
  postalCode: string;
}
export type FieldName = keyof CardFields;

/** Names of the refusals, as Stripe's codes. */
export type FieldError =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_year_past'
  | 'invalid_expiry_month_past'
  | 'incomplete_cvc'
  | 'incomplete_zip';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const specialLengths = { amex: 15, diners: 14 } as const;

/** How many digits a number that starts like this has. */
function lengthFor(number: string): number {
  const brand = brandOf(number);
  return brand === 'amex' || brand === 'diners' ? specialLengths[brand] : 16;
}

/** The digits of a number in the groups that its brand prints. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text);
  const number = digits.slice(0, lengthFor(digits));
  const groups = lengthFor(digits) === 16 ? /(\d{4})(?=\d)/g : /^(\d{4})(\d{1,6})(\d*)$/;
  if (lengthFor(digits) === 16) return number.replace(groups, '$1 ');
  return number.length <= 4 ? number : number.replace(groups, '$1 $2 $3').trim();
}

/** `1 / 27`, `0127` and `01/2027` as `01 / 27`. */
export function groupExpiry(text: string): string {
  const longForm = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(text);
  const digits = longForm ? `${(longForm[1] ?? '').padStart(2, '0')}${longForm[2] ?? ''}` : digitsOf(text);
  // No month begins with these, so the month is whole.
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(text) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

/** Month and year of an expiry, or null while it is not whole. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(groupExpiry(text)) ?? [];
  const expiry = { month: Number(month), year: 2000 + Number(year) };
  return month && year && expiry.month >= 1 && expiry.month <= 12 ? expiry : null;
}

/** Countries whose cards are checked by postal code, as in Stripe's form. */
export const asksPostalCode = (country: string): boolean => ['US', 'GB', 'CA', 'PR'].includes(country);

const postalCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  PR: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

function expiryError(text: string, now: Date): FieldError | null {
  const expiry = readExpiry(text);
  if (!expiry) return 'incomplete_expiry';
  if (expiry.year < now.getFullYear()) return 'invalid_expiry_year_past';
  const isPast = expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1;
  return isPast ? 'invalid_expiry_month_past' : null;
}

/** What is wrong with a field, or null. */
export function fieldError(name: FieldName, fields: CardFields, now: Date): FieldError | null {
  const number = digitsOf(fields.number);
  switch (name) {
    case 'number':
      if (number.length < lengthFor(number)) return 'incomplete_number';
      return passesLuhn(number) ? null : 'invalid_number';
    case 'expiry':
      return expiryError(fields.expiry, now);
    case 'cvc':
      return digitsOf(fields.cvc).length === cvcLength(number) ? null : 'incomplete_cvc';
    case 'country':
      return null;
    case 'postalCode':
      if (!asksPostalCode(fields.country)) return null;
      return postalCodes[fields.country]?.test(fields.postalCode.trim()) ? null : 'incomplete_zip';
  }
}

/** American Express prints four digits, everybody else three. */
const cvcLength = (number: string): number => (brandOf(number) === 'amex' ? 4 : 3);

export const fieldOrder = ['number', 'expiry', 'cvc', 'country', 'postalCode'] as const satisfies FieldName[];
