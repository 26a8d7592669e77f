import { dateText, type Moment } from './formatters.ts';

// Beside the other formatters, which every screen has: these are fetched with charts alone.

/** The day of a moment without its year, in an IANA time zone. */
export function formatMonthDay(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { month: 'short', day: 'numeric', timeZone });
}

/** The month of a moment with its year, in an IANA time zone. */
export function formatMonth(value: Moment, lng: string, { timeZone }: { timeZone: string }): string {
  return dateText(value, lng, { month: 'short', year: 'numeric', timeZone });
}
