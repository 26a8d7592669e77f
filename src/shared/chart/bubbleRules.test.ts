import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bubbleRadius, placeNames, textWidth } from './bubbleRules.ts';

const area = { left: 40, right: 400, top: 20, bottom: 240 };
const bubble = (id: string, x: number, y: number, r = 10, nameWidth = 60) => ({ id, x, y, r, nameWidth });

test.each([
  ['to the right', bubble('a', 100, 100), { x: 115, y: 104 }],
  ['to the left at the right edge', bubble('a', 380, 100), { x: 305, y: 104 }],
  ['above where both sides are too narrow', bubble('a', 220, 100, 10, 200), { x: 120, y: 86 }],
  ['below at the top', bubble('a', 220, 30, 10, 200), { x: 120, y: 52 }],
])('a name stands %s', (_where, one, place) => {
  expect(placeNames([one], area).get('a')).toEqual(place);
});

test('the name of the larger of two bubbles is placed first; one without room is left out', () => {
  const names = placeNames([bubble('small', 218, 102, 7, 300), bubble('large', 220, 100, 20)], area);
  expect([...names.keys()]).toEqual(['large']);
});

test('no name covers another one or a bubble, and none leaves the plot', () => {
  const one = fc.record({
    x: fc.integer({ min: 60, max: 380 }),
    y: fc.integer({ min: 40, max: 220 }),
    r: fc.integer({ min: 7, max: 30 }),
    nameWidth: fc.integer({ min: 10, max: 140 }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (drawn) => {
      const bubbles = drawn.map((each, place) => ({ ...each, id: String(place) }));
      const boxes = [...placeNames(bubbles, area)].map(([id, { x, y }]) => {
        const width = bubbles.find((each) => each.id === id)?.nameWidth ?? 0;
        return { left: x, right: x + width, top: y - 11, bottom: y + 3 };
      });
      const others = bubbles.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
      for (const [place, box] of boxes.entries()) {
        expect(box.left >= area.left && box.right <= area.right).toBe(true);
        for (const other of [...boxes.slice(0, place), ...others])
          expect(
            box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ).toBe(false);
      }
    }),
  );
});

test('the area of a bubble stands for its size, and the smallest can be pointed at', () => {
  expect(bubbleRadius(400, 400, 28)).toBe(28);
  expect(bubbleRadius(100, 400, 28)).toBe(14);
  expect(bubbleRadius(0, 400, 28)).toBe(7);
  expect(bubbleRadius(5, 0, 28)).toBe(7);
});

test('a Chinese name is as wide as its characters', () => {
  expect(textWidth('礼品')).toBe(24);
  expect(textWidth('Alder')).toBeCloseTo(34);
});
