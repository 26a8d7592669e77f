import { findReadingProblems, type ReadingProblem } from '#entities/market/readingRules.ts';
import { normalizePrice } from '#mocks/areas/catalogue/records/normalizePrice.ts';
import type { Actor, FieldChange, FieldProblem, ReadingInput } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ReadingRecord } from './recordTypes.ts';

const messages: Readonly<Record<ReadingProblem['code'], string>> = {
  not_ascending: 'must be larger than the one before',
  not_positive: 'must be more than nothing',
  in_future: 'must not be in the future',
};

/** What is wrong with a reading of a person. @param path where it stands in the request, with its dot */
export function refusedReading(reading: ReadingInput, now: number, path = ''): FieldProblem[] {
  return findReadingProblems(reading, now).map(({ field, code }) => ({
    field: `${path}${field}`,
    code,
    message: messages[code],
  }));
}

const amount = (text: string | null): string | null => text && normalizePrice(text);

/** Adds a reading that a person typed, or that a file holds. @param by who typed it; null: it is of a file */
export function addReading(
  { market, nextId }: Catalogue,
  listingId: string,
  input: ReadingInput,
  { method, by, now }: { method: 'manual' | 'import'; by: Actor | null; now: number },
): ReadingRecord {
  const { capturedAt, currency, breaks, setupCharge, runCharge, shippingNote } = input;
  const reading: ReadingRecord = {
    id: nextId('rdg'),
    listingId,
    capturedAt: new Date(capturedAt ?? now).toISOString(),
    currency,
    breaks: breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice: normalizePrice(unitPrice) })),
    setupCharge: amount(setupCharge),
    runCharge: amount(runCharge),
    shippingNote,
    method,
    isAnomaly: false,
    createdBy: by,
  };
  market.addReading(reading);
  return reading;
}

/** A reading in one line, as the log shows it. */
export function readingText({ breaks, currency }: Pick<ReadingRecord, 'breaks' | 'currency'>): string {
  return `${breaks.map(({ minQty, unitPrice }) => `${minQty}: ${unitPrice}`).join(', ')} ${currency}`;
}

export const readingChange = (before: ReadingRecord | undefined, after: ReadingRecord): FieldChange => ({
  field: 'reading',
  before: before ? readingText(before) : null,
  after: readingText(after),
});
