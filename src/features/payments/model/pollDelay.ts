/** How long the outcome of a payment is asked for before it counts as unknown. */
export const POLL_LIMIT_MS = 60_000;

const FIRST_MS = 1000;

/**
 * How long to wait before asking again: 1, 2, 4 … s, in all a minute; null when the time is up.
 * @param asked how often the outcome was asked for already
 */
export function pollDelay(asked: number): number | null {
  const waited = FIRST_MS * (2 ** asked - 1);
  return waited >= POLL_LIMIT_MS ? null : Math.min(FIRST_MS * 2 ** asked, POLL_LIMIT_MS - waited);
}
