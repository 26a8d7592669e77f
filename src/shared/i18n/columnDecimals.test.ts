import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnDecimals } from './columnDecimals.ts';

test.each([
  [['10.43', '6.3840', '15.0133'], 4],
  [['1.2', null, '0.345', '12'], 3],
  [['0.3450', undefined], 3],
  [['1.23456789'], 4],
  [[null, '7'], 2],
  [['7.0000'], 2],
  [[], 2],
])('R27 the amounts %j line up with %i decimals', (amounts, decimals) => {
  expect(columnDecimals(amounts)).toBe(decimals);
});

test('R27 no amount of a column needs more decimals than the column has', () => {
  const amount = fc.tuple(fc.nat({ max: 9999 }), fc.nat({ max: 9999 })).map(([a, b]) => `${a}.${b}`);
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const decimals = columnDecimals(amounts);
      expect(decimals).toBeGreaterThanOrEqual(2);
      for (const each of amounts) expect(Number(Number(each).toFixed(decimals))).toBe(Number(each));
    }),
  );
});
