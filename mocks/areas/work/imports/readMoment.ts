import { z } from 'zod';

// A date and time without a zone would be another moment in every office.
const momentText = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** The moment that a cell names, in UTC; a date is its first moment. Null: the cell is no moment. */
export function readMoment(text: string): string | null {
  return momentText.safeParse(text).success ? new Date(text).toISOString() : null;
}
