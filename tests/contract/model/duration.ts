const UNITS: Readonly<Record<string, number>> = { D: 86_400_000, H: 3_600_000, M: 60_000, S: 1000 };

/** The milliseconds of a duration of one unit (ISO 8601): `P7D`, `PT30M`. Undefined when it is none. */
export function durationOf(written: unknown): number | undefined {
  const [, days, count, unit = ''] = /^P(?:(\d+)D|T(\d+)([HMS]))$/.exec(String(written)) ?? [];
  if (days !== undefined) return Number(days) * (UNITS['D'] ?? 0);
  return count === undefined ? undefined : Number(count) * (UNITS[unit] ?? 0);
}
