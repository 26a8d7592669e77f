/** The settings of the market before anybody changed them, as they are sent. */
export const firstSettings = {
  standardQuantities: [100, 250, 500, 1000],
  listQuantity: 250,
  tieTolerancePct: '1',
  suspiciousPct: 40,
  freshIntervals: 2,
  expiredDays: 30,
  fixedRates: [],
};
