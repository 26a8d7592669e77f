const DAY_MS = 86_400_000;

/** Fewer pieces than these are little: a typical order. The filter "low" of the contract means the same. */
const LOW_STOCK = 250;
/** Stock that was read longer ago is shown, and not relied on. */
const STALE_MS = 2 * DAY_MS;
/** How long before its end a price wants care, as the filter "expires within 30 days" counts. */
const SOON_MS = 30 * DAY_MS;

export type StockLevel = 'unknown' | 'out' | 'low' | 'in';

/** How much there is of something; null is not known, which is not the same as none. */
export function stockLevel(quantity: number | null): StockLevel {
  if (quantity === null) return 'unknown';
  if (quantity <= 0) return 'out';
  return quantity < LOW_STOCK ? 'low' : 'in';
}

/** Whether a reading of the stock is too old to be relied on. Where it was never read, nothing is old. */
export function isStale(readAt: string | null, now: number): boolean {
  return readAt !== null && now - Date.parse(readAt) > STALE_MS;
}

export type Expiry = 'none' | 'expired' | 'soon' | 'later';

/** Where a price stands before its end. */
export function getExpiry(endsAt: string | null, now: number): Expiry {
  if (endsAt === null) return 'none';
  const left = Date.parse(endsAt) - now;
  if (left < 0) return 'expired';
  return left <= SOON_MS ? 'soon' : 'later';
}

const HOUR_MS = 3_600_000;

/**
 * The time by which ages are told. It moves by the hour, so that a list that is read again does not paint every row
 * anew for the same "3 days ago".
 */
export function ageClock(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}
