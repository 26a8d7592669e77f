const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** The time zone of the device. A browser that cannot tell names one that it does not know itself. */
export function deviceZone(): string {
  return knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
}

/** A time zone that this browser knows, from any text; null for none. `Intl` throws on others. */
export function knownZone(name: string | null): string | null {
  try {
    offsetFormat(name ?? '');
    return name;
  } catch {
    return null;
  }
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  const format =
    offsetFormats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  offsetFormats.set(zone, format);
  return format;
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment, ms since 1970. */
export function zoneOffset(moment: number, zone: string): number {
  const [, sign, ...figures] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(offsetFormat(zone).format(moment)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = figures.map((figure) => Number(figure || 0));
  const ahead = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** What calendar and clock of a zone show at a moment: `2027-01-31T09:30:00`; empty for no moment. */
export function wallTime(moment: string | number | Date, zone: string): string {
  const at = new Date(moment).getTime();
  return Number.isNaN(at) ? '' : new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 19);
}
