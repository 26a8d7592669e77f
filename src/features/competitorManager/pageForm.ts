import * as z from 'zod/mini';
import type { InspectedPage, MatchType, Reading, ReadingInput } from '#api/generated/types.gen.ts';
import { findReadingProblems } from '#entities/market/readingRules.ts';
import { matchTypes } from '#entities/matches/matchChoices.ts';
import { dayText, endOfDay } from '#shared/form/dayText.ts';
import { decimalText } from '#shared/form/decimalText.ts';
import { isPackText } from './packText.ts';

/** Breaks that a reading may have. */
export const MAX_BREAKS = 12;

/** Before it, a day is a slip of the hand, such as a year of two digits. */
const FIRST_DAY = '2000-01-01';

export interface BreakValues {
  minQty: string;
  unitPrice: string;
}

/** A page as it is typed: amounts and quantities are text. A further reading leaves what the page is as it stands. */
export interface PageValues {
  listingTitle: string;
  matchType: MatchType;
  /** Empty: nobody knows it. */
  packFactor: string;
  /** The day on which the page showed this, `2027-01-31`; empty: now. */
  day: string;
  breaks: BreakValues[];
  setupCharge: string;
  runCharge: string;
  shippingNote: string;
}

export const emptyBreak: BreakValues = { minQty: '', unitPrice: '' };

type ShownReading = Pick<Reading | InspectedPage, 'breaks' | 'setupCharge' | 'runCharge' | 'shippingNote'>;

/** What a page shows, as the form begins with it. */
export function readingValues(page: ShownReading | null): Pick<PageValues, keyof ShownReading | 'day'> {
  return {
    day: '',
    breaks: page?.breaks.map(({ minQty, unitPrice }) => ({ minQty: String(minQty), unitPrice })) ?? [
      emptyBreak,
    ],
    setupCharge: page?.setupCharge ?? '',
    runCharge: page?.runCharge ?? '',
    shippingNote: page?.shippingNote ?? '',
  };
}

const filled = (breaks: readonly BreakValues[]): BreakValues[] =>
  breaks.filter(({ minQty, unitPrice }) => minQty.trim() !== '' || unitPrice.trim() !== '');

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const today = (): string => dayText(new Date().toISOString());

/** When the page showed this: at the end of a day that is over; absent: now. */
function capturedAtOf(day: string): Pick<ReadingInput, 'capturedAt'> {
  const end = day === today() ? null : endOfDay(day);
  return end === null ? {} : { capturedAt: end };
}

/** What is sent; rows that were left empty are none. */
export function readingInput(values: PageValues, currency: string): ReadingInput {
  return {
    ...capturedAtOf(values.day),
    currency,
    breaks: filled(values.breaks).map(({ minQty, unitPrice }) => ({
      minQty: Number(minQty),
      unitPrice: unitPrice.trim(),
    })),
    setupCharge: orNull(values.setupCharge),
    runCharge: orNull(values.runCharge),
    shippingNote: orNull(values.shippingNote),
  };
}

const MONEY = /^\d{1,9}(\.\d{1,4})?$/;

/** Messages are keys of `competitorManager.json`. */
export const pageSchema: z.ZodMiniType<PageValues, PageValues> = z.object({
  listingTitle: z.string().check(z.minLength(1, 'attach.titleMissing'), z.maxLength(300, 'attach.titleLong')),
  matchType: z.enum(matchTypes),
  packFactor: z.string().check(z.refine(isPackText, 'pack.wrong')),
  day: z
    .string()
    .check(
      z.refine(
        (day) => day === '' || (endOfDay(day) !== null && FIRST_DAY <= day && day <= today()),
        'reading.dayWrong',
      ),
    ),
  breaks: z.array(z.object({ minQty: z.string(), unitPrice: decimalText })).check(({ value, issues }) => {
    const complain = (row: number, part: keyof BreakValues, message: string): void =>
      void issues.push({ code: 'custom', path: [row, part], message, input: value[row]?.[part] });
    const rows = value.flatMap((one, row) => (filled([one]).length > 0 ? [{ ...one, row }] : []));
    if (rows.length === 0) complain(0, 'unitPrice', 'reading.required');
    for (const { row, minQty, unitPrice } of rows) {
      if (!/^[1-9]\d{0,8}$/.test(minQty.trim())) complain(row, 'minQty', 'reading.quantity');
      if (!MONEY.test(unitPrice.trim())) complain(row, 'unitPrice', 'reading.price');
    }
    const breaks = rows.map(({ minQty, unitPrice }) => ({
      minQty: Number(minQty),
      unitPrice: unitPrice.trim(),
    }));
    for (const { field, code } of findReadingProblems({ breaks }, Date.now())) {
      const [, at = '0', part] = field.split('.');
      const row = rows[Number(at)]?.row ?? 0;
      complain(
        row,
        part === 'minQty' ? 'minQty' : 'unitPrice',
        code === 'not_ascending' ? 'reading.notAscending' : 'reading.price',
      );
    }
  }),
  setupCharge: z.string().check(z.refine((text) => text === '' || MONEY.test(text), 'reading.amount')),
  runCharge: z.string().check(z.refine((text) => text === '' || MONEY.test(text), 'reading.amount')),
  shippingNote: z.string().check(z.maxLength(200, 'reading.noteLong')),
});
