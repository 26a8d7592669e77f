import { invalidate } from '#api/cache.ts';

/** Has everything read again that the prices of competitors change. */
export function matchesChanged(): Promise<void> {
  return invalidate(
    'listMatches',
    'getMatch',
    'listReadings',
    'getPriceHistory',
    'getCompetitorDecisions',
    'listCompetitors',
    'getCompetitor',
    'getMarket',
    'getProduct',
    'listProducts',
    'listAlerts',
    'countAlerts',
    'listActivity',
  );
}
