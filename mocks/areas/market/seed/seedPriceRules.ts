import type { PriceRuleRecord } from '#mocks/areas/market/records/recordTypes.ts';

const rule = {
  state: 'active',
  priority: 20,
  scope: { categoryIds: [], supplierIds: [], brand: null, kviOnly: false },
  competitors: { mode: 'all', ids: [] },
  quantities: [],
  minGpPct: null,
  maxChangePct: '10',
  rounding: 'none',
  version: 1,
  updatedAt: '2025-09-01T08:00:00.000Z',
  updatedBy: { id: 'u-1002', name: 'Mateo Herrera' },
} satisfies Partial<PriceRuleRecord>;

/** Rules as a team that watches its margins would set them. */
export const priceRules: readonly PriceRuleRecord[] = [
  {
    ...rule,
    id: 'prr-1',
    name: 'Key value items below the lowest',
    priority: 10,
    scope: { ...rule.scope, kviOnly: true },
    strategy: { kind: 'belowLowest', amount: '1', unit: 'percent' },
    rounding: 'x9',
  },
  {
    ...rule,
    id: 'prr-2',
    name: 'Near the market',
    strategy: { kind: 'stayWithin', amount: '5', unit: 'percent' },
    minGpPct: 33,
  },
  {
    ...rule,
    id: 'prr-3',
    name: 'Bags as they are',
    state: 'draft',
    priority: 5,
    scope: { ...rule.scope, categoryIds: ['cat-bags'] },
    strategy: { kind: 'hold', amount: null, unit: 'percent' },
    maxChangePct: null,
  },
];
