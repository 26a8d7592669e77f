import type { MarketSettingsRecord } from '#mocks/areas/market/records/recordTypes.ts';

/** The settings of the market before anybody changed them. */
export const marketSettings: MarketSettingsRecord = {
  id: 'market',
  standardQuantities: [100, 250, 500, 1000],
  listQuantity: 250,
  tieTolerancePct: '1',
  suspiciousPct: 40,
  freshIntervals: 2,
  expiredDays: 30,
  fixedRates: [],
  version: 1,
  updatedAt: '2025-09-01T08:00:00.000Z',
  updatedBy: { id: 'u-1002', name: 'Mateo Herrera' },
};
