import { expect, test } from 'vitest';
import { defaultCodeChart } from './discountCodes.ts';
import { costAt, netCost } from './supplierCost.ts';

const breaks = [
  { minQty: 250, listPrice: '0.90', discountCode: 'A' },
  { minQty: 50, listPrice: '1.20', discountCode: 'C' },
  { minQty: 100, listPrice: '1.00', discountCode: 'C' },
];
const cost = { breaks, eqp: false, codes: defaultCodeChart };

test('the net price is the list price less the discount of the code', () => {
  expect(netCost({ minQty: 1, listPrice: '1.20', discountCode: 'C' }, defaultCodeChart)?.toFixed()).toBe(
    '0.72',
  );
  expect(netCost({ minQty: 1, listPrice: '1.20', discountCode: 'K' }, defaultCodeChart)?.toFixed()).toBe(
    '1.2',
  );
  expect(netCost({ minQty: 1, listPrice: '1.20', discountCode: null }, defaultCodeChart)?.toFixed()).toBe(
    '1.2',
  );
  expect(netCost({ minQty: 1, listPrice: '1.20' }, defaultCodeChart)?.toFixed()).toBe('1.2');
  expect(netCost({ minQty: 1, listPrice: '1.20', discountCode: 'X' }, defaultCodeChart)).toBeNull();
  expect(netCost({ minQty: 1, listPrice: 'on request', discountCode: 'C' }, defaultCodeChart)).toBeNull();
});

test.each([
  [49, null],
  [50, '0.72'],
  [99, '0.72'],
  [100, '0.6'],
  [250, '0.45'],
  [9999, '0.45'],
])('at %d pieces we pay %s', (quantity, expected) => {
  expect(costAt(cost, quantity)?.toFixed() ?? null).toBe(expected);
});

test('with EQP any quantity costs the price of the last break', () => {
  expect(costAt({ ...cost, eqp: true }, 1)?.toFixed()).toBe('0.45');
  expect(costAt({ ...cost, eqp: true }, 100)?.toFixed()).toBe('0.45');
});

test('without breaks the cost is unknown, with EQP too', () => {
  expect(costAt({ ...cost, breaks: [] }, 100)).toBeNull();
  expect(costAt({ ...cost, breaks: [], eqp: true }, 100)).toBeNull();
});
