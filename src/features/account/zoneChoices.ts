import { knownZone } from '#shared/i18n/zonedTime.ts';

/**
 * The time zones that can be chosen, by name. Browsers list neither UTC nor a zone under each of its names, so that the
 * chosen one is added where this browser knows it.
 */
export function zoneChoices(chosen: string): string[] {
  const all = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const zone = knownZone(chosen);
  if (zone !== null) all.add(zone);
  return [...all].toSorted();
}
