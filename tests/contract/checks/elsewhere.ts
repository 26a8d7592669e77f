const OFFSET_HOURS = 5;

/** The same moment as a clock elsewhere shows it (RFC 3339, 4.2); undefined for what is no moment. */
export function elsewhere(limit: unknown): string | undefined {
  const time = typeof limit === 'string' && limit.includes('T') ? Date.parse(limit) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return new Date(time + OFFSET_HOURS * 3_600_000).toISOString().replace('Z', `+0${OFFSET_HOURS}:00`);
}
