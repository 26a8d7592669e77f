import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plotArea, spreadLabels, ticksApart } from './plotArea.ts';

test('a wide picture has room for names at the ends of its series, a narrow one does not', () => {
  expect(plotArea(700, ['$1.00', '$10.00'])).toMatchObject({ left: 54, right: 550, hasEndLabels: true });
  expect(plotArea(360, ['$1.00', '$10.00'])).toMatchObject({ left: 54, right: 348, hasEndLabels: false });
  expect(plotArea(60, ['9'])).toMatchObject({ left: 40, right: 120 });
});

test('quantities that would touch each other are left out', () => {
  const ticks = [0, 8, 100, 108, 200].map((at) => ({ at, text: String(at) }));
  expect(ticksApart(ticks, 40).map(({ text }) => text)).toEqual(['0', '100', '200']);
  expect(ticksApart([], 40)).toEqual([]);
});

test('labels that would cover each other are moved apart, within the height', () => {
  expect(spreadLabels([50, 52, 10], 14, 100)).toEqual([50, 64, 10]);
  expect(spreadLabels([99, 98, 97], 10, 100)).toEqual([100, 90, 80]);
  expect(spreadLabels([], 10, 100)).toEqual([]);
});

test('however many labels there are, they keep their distance and their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 240 }), { maxLength: 12 }), (wanted) => {
      const places = spreadLabels(wanted, 15, 240).toSorted((a, b) => a - b);
      const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
      expect(gaps.every((gap) => gap >= 15)).toBe(true);
      expect(places.at(-1) ?? 0).toBeLessThanOrEqual(240);
    }),
  );
});
