import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';

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
 * @param month of the year, January is 0
 */
export function priceFactor(
  { id, currency }: CompetitorRecord,
  productNumber: number,
  daysAgo: number,
  month: number,
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
  return (100 + (seasonPct[month] ?? 0) - warPct + euroPct + costPct) / 100;
}
