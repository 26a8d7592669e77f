import { expect, test } from 'vitest';
import { defaultCodeChart } from './discountCodes.ts';
import { ladderRows, type LadderContext } from './ladderRows.ts';

const context: LadderContext = {
  moq: 50,
  hasLtmCharge: false,
  minGpPct: 30,
  cost: {
    breaks: [{ minQty: 50, listPrice: '1.00', discountCode: 'C' }],
    eqp: false,
    codes: defaultCodeChart,
  },
  charges: [
    { type: 'Setup', per: 'Color', price: '45', appliesLtm: false, includedUnits: 0 },
    { type: 'Run', per: 'Piece', price: '0.10', appliesLtm: false, includedUnits: 0 },
  ],
};
const slabs = [
  { minQty: 50, unitPrice: '1.20' },
  { minQty: 100, unitPrice: '1.00' },
];

test('each row of a ladder has everything that follows from its price', () => {
  expect(ladderRows(slabs, context)).toEqual([
    {
      minQty: 50,
      maxQty: 99,
      unitPrice: '1.20',
      cost: '0.60',
      gpPct: '50.00',
      markupPct: '100.00',
      floorPrice: '0.8572',
      allInUnit: '2.20',
      lineTotal: '60.00',
    },
    {
      minQty: 100,
      maxQty: null,
      unitPrice: '1.00',
      cost: '0.60',
      gpPct: '40.00',
      markupPct: '66.67',
      floorPrice: '0.8572',
      allInUnit: '1.55',
      lineTotal: '100.00',
    },
  ]);
});

test('another decoration has another all-in price', () => {
  const [row] = ladderRows(slabs, { ...context, decoration: { colors: 3, locations: 1 } });
  expect(row?.allInUnit).toBe('4.00');
});

test('unknown values are left out', () => {
  const [row] = ladderRows(slabs, { ...context, cost: null });
  expect(row).toMatchObject({
    cost: null,
    gpPct: null,
    markupPct: null,
    floorPrice: null,
    allInUnit: '2.20',
  });
  expect(ladderRows(slabs, { ...context, minGpPct: null })[0]?.floorPrice).toBeNull();
});

test('goods that cost nothing have a GP % and no markup', () => {
  const free = { breaks: [{ minQty: 1, listPrice: '0' }], eqp: false, codes: {} };
  const [row] = ladderRows(slabs, { ...context, cost: free });
  expect(row).toMatchObject({ cost: '0.00', gpPct: '100.00', markupPct: null, floorPrice: '0.00' });
});

test('an invalid price keeps its row, with the cost and nothing else', () => {
  expect(ladderRows([{ minQty: 50, unitPrice: '1,20' }], context)).toEqual([
    {
      minQty: 50,
      maxQty: null,
      unitPrice: '1,20',
      cost: '0.60',
      gpPct: null,
      markupPct: null,
      floorPrice: '0.8572',
      allInUnit: null,
      lineTotal: null,
    },
  ]);
  expect(ladderRows([{ minQty: 50, unitPrice: '0' }], context)[0]).toMatchObject({
    gpPct: null,
    lineTotal: '0.00',
  });
});
