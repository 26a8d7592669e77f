import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

const scale = { middle: 100, reach: 20, better: 'below' } as const;

test.each([
  [100, 'none', 0, ''],
  [null, 'none', 0, ''],
  [100.1, 'bad', 1, '▲'],
  [105, 'bad', 1, '▲'],
  [106, 'bad', 2, '▲'],
  [120, 'bad', 4, '▲'],
  [500, 'bad', 4, '▲'],
  [90, 'good', 2, '▼'],
  [1, 'good', 4, '▼'],
] as const)('%s is %s, level %d, with the sign "%s"', (value, tone, level, sign) => {
  expect(heatOf(value, scale)).toEqual({ tone, level, sign });
});

test('where more is better the sides change their colour and keep their sign', () => {
  expect(heatOf(120, { ...scale, better: 'above' })).toEqual({ tone: 'good', level: 4, sign: '▲' });
  expect(heatOf(99, { middle: 100, reach: 0, better: 'above' })).toEqual({
    tone: 'bad',
    level: 4,
    sign: '▼',
  });
});
