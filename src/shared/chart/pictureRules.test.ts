import { expect, test } from 'vitest';
import { pictureName } from './pictureRules.ts';

test.each([
  ['Price index over time', 'svg', 'price-index-over-time-2026-11-28.svg'],
  ['Größe: 5 % / Stück', 'png', 'größe-5-stück-2026-11-28.png'],
  ['价格指数', 'png', '价格指数-2026-11-28.png'],
  ['../..', 'svg', 'chart-2026-11-28.svg'],
] as const)('the picture of "%s" as %s is the file %s', (title, kind, name) => {
  expect(pictureName(title, '2026-11-28', kind)).toBe(name);
});
