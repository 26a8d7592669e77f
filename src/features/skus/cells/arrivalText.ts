import type { Arrival } from '#api/generated/types.gen.ts';
import type { CellContext } from './CellContext.ts';

/** What comes next and when; null where nothing is known to come. */
export function arrivalText({ t, format }: CellContext, arrival: Arrival | null): string | null {
  if (arrival === null) return null;
  return t('stock.arrival', { quantity: format.number(arrival.quantity), date: format.date(arrival.date) });
}
