import type { AlertRuleRecord } from '#mocks/areas/market/records/recordTypes.ts';

const rule = {
  scope: { categoryIds: [], supplierIds: [], competitorIds: [], kviOnly: false },
  cooldownHours: 24,
  minimumChange: null,
  recipientIds: ['u-1002', 'u-1003'],
  channel: 'inApp',
  state: 'active',
  version: 1,
  updatedAt: '2025-09-01T08:00:00.000Z',
  updatedBy: { id: 'u-1002', name: 'Mateo Herrera' },
} satisfies Partial<AlertRuleRecord>;

/** Rules as a team that watches its market would set them. */
export const alertRules: readonly AlertRuleRecord[] = [
  {
    ...rule,
    id: 'alr-1',
    name: 'Prices that fall',
    condition: { kind: 'competitorDrop', minimumPct: '1' },
    minimumChange: '0.02',
  },
  { ...rule, id: 'alr-2', name: 'Pages that broke', condition: { kind: 'matchBroken', minimumPct: null } },
  {
    ...rule,
    id: 'alr-3',
    name: 'No longer cheapest',
    condition: { kind: 'notFirstOnKvi', minimumPct: null },
    scope: { ...rule.scope, kviOnly: true },
    cooldownHours: 72,
  },
  {
    ...rule,
    id: 'alr-5',
    name: 'Prices that rise',
    condition: { kind: 'competitorRise', minimumPct: '1' },
    minimumChange: '0.02',
  },
  {
    ...rule,
    id: 'alr-6',
    name: 'Stock that changes',
    condition: { kind: 'stockChange', minimumPct: null },
  },
  {
    ...rule,
    id: 'alr-4',
    name: 'Costs that rise',
    condition: { kind: 'costRise', minimumPct: null },
    cooldownHours: 168,
    channel: 'emailDigest',
    state: 'off',
  },
];
