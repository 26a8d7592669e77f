import { zoneOffset } from './zonedTime.ts';

const DAY_MS = 86_400_000;

/**
 * The moment at which calendar and clock of a zone show a time, ms since 1970; null for what is no time. One that the
 * change of clocks leaves out is later by what it left out, of one that comes twice it is the first, as in `Date`.
 */
export function momentAt(wall: string, zone: string): number | null {
  const shown = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(wall) ? `${wall}Z` : '');
  if (Number.isNaN(shown)) return null;
  const before = shown - zoneOffset(shown - DAY_MS, zone);
  const after = shown - zoneOffset(shown + DAY_MS, zone);
  return [before, after].find((moment) => moment + zoneOffset(moment, zone) === shown) ?? before;
}
