import { currentZone } from '#shared/i18n/formatChoice.ts';
import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';

/** The day of a moment as a date field holds it (`2027-01-31`), in the reader's time zone; empty for none. */
export function dayText(moment: string | null, zone = currentZone()): string {
  return moment === null ? '' : wallTime(moment, zone).slice(0, 10);
}

/** The last second of a date field's day in the reader's time zone, as the contract writes it; null: no such day. */
export function endOfDay(day: string, zone = currentZone()): string | null {
  const end = momentAt(`${day}T23:59:59`, zone);
  return end === null ? null : new Date(end).toISOString();
}
