import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';

const DAY_MS = 86_400_000;
/**
 * The day that now is, for the seasons. By the real one another month would move other prices, and with them draw other
 * numbers: the market, and what tests know of it, would be another one each day.
 */
const SEASONS_AS_OF = Date.UTC(2026, 10, 27, 12);

/** Percent that a season adds, by month: gifts are dear before Christmas, and warehouses are cleared after it. */
const seasonPct = [-2, -2, 0, 0, 1, 0, -1, 0, 0, 2, 3, 3] as const;

/** Days before now: a price war of two competitors over every third product, which both gave up after it. */
const priceWar = { from: 240, until: 160, competitorIds: ['cmp-2', 'cmp-3'] } as const;
/** The euro fell, and prices in euros followed at once. */
const euroFell = 270;
/** Suppliers raised their lists, and everybody followed. */
const costsRose = 500;

/**
 * What moves the prices of a competitor, as a factor of their usual level.
 *
 * @param daysAgo days before now
 */
export function priceFactor(
  { id, currency }: CompetitorRecord,
  productNumber: number,
  daysAgo: number,
): number {
  const isInWar =
    productNumber % 3 === 0 &&
    priceWar.competitorIds.some((one) => one === id) &&
    daysAgo <= priceWar.from &&
    daysAgo > priceWar.until;
  // Some percent lower each week, down to fifteen.
  const warPct = isInWar ? Math.min(15, Math.ceil((priceWar.from - daysAgo) / 7) * 3) : 0;
  const euroPct = currency === 'EUR' && daysAgo > euroFell ? -8 : 0;
  const costPct = daysAgo > costsRose ? -5 : 0;
  const month = new Date(SEASONS_AS_OF - daysAgo * DAY_MS).getUTCMonth();
  return (100 + (seasonPct[month] ?? 0) - warPct + euroPct + costPct) / 100;
}
