import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { codeChart, costRows, gpStanding } from './costRules.ts';

const sheet = examples.costs;
const cost = { breaks: sheet.breaks, eqp: false, codes: sheet.discountCodes };
const slabs = [
  { minQty: 288, unitPrice: '4.19' },
  { minQty: 100, unitPrice: '4.90' },
];

test('each break with its discount and net cost, beside our price at its quantity', () => {
  const [first, second] = costRows(sheet, cost, slabs);
  expect(first).toEqual({
    minQty: 72,
    listPrice: '4.30',
    discountCode: 'C',
    discount: 40,
    net: '2.58',
    netBefore: null,
    risePct: null,
    ourPrice: null,
    gpPct: null,
    applies: true,
  });
  expect(second).toMatchObject({ minQty: 288, net: '2.34', ourPrice: '4.19', gpPct: '44.15' });
});

test('end-quantity pricing: only the last break is what we pay, at any quantity', () => {
  const rows = costRows({ ...sheet, eqp: true }, { ...cost, eqp: true }, [{ minQty: 1, unitPrice: '4.68' }]);
  expect(rows.map(({ applies }) => applies)).toEqual([false, true]);
  expect(rows.map((row) => row.gpPct)).toEqual(['50.00', '50.00']);
});

test('a code that the chart does not know has no discount, and none is no code', () => {
  const breaks = [
    { minQty: 1, listPrice: '4.00', discountCode: 'Z', net: null, netBefore: null },
    { minQty: 2, listPrice: '3.00', discountCode: null, net: '3.00', netBefore: null },
  ];
  expect(costRows({ ...sheet, breaks }, null, slabs).map(({ discount, gpPct }) => [discount, gpPct])).toEqual(
    [
      [null, null],
      [null, null],
    ],
  );
});

test.each([
  [null, null],
  ['29.99', 'underFloor'],
  ['30.00', 'belowTarget'],
  ['35.99', 'belowTarget'],
  ['36.00', 'onTarget'],
])('GP %% %s against a floor of 30 and a target of 36: %s', (gp, standing) => {
  expect(gpStanding(gp, sheet)).toBe(standing);
});

test.each([
  ['2.40', '2.58', '7.5'],
  ['2.58', '2.40', '-7.0'],
  ['0.00', '2.40', null],
  ['2.40', null, null],
])('a break that cost %s and costs %s has risen by %s percent', (netBefore, net, rise) => {
  const breaks = [{ minQty: 1, listPrice: '4.00', discountCode: null, net, netBefore }];
  expect(costRows({ ...sheet, breaks }, null, slabs)[0]).toMatchObject({ netBefore, risePct: rise });
});

test('the chart by letter, with those in use marked', () => {
  const chart = codeChart(sheet);
  expect(chart.map(({ letter }) => letter).join('')).toBe('ABCDPQRS');
  expect(chart.filter(({ isUsed }) => isUsed)).toEqual([{ letter: 'C', percent: 40, isUsed: true }]);
});
