import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAP, pageWindow } from './pageWindow.ts';

const shown = (current: number, pages: number): string => pageWindow(current, pages).join(' ');

test('E107 without pages there are no slots', () => {
  expect(pageWindow(1, 0)).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 6, 7])('E108 of %d pages all are shown, whichever is current', (pages) => {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  for (const current of all) expect(pageWindow(current, pages)).toEqual(all);
});

test.each([
  ['E109', 1, 20, '1 2 3 4 5 … 20'],
  ['E109', 4, 20, '1 2 3 4 5 … 20'],
  ['E109', 4, 9, '1 2 3 4 5 … 9'],
  ['E110', 17, 20, '1 … 16 17 18 19 20'],
  ['E110', 20, 20, '1 … 16 17 18 19 20'],
  ['E110', 6, 9, '1 … 5 6 7 8 9'],
  ['E111', 5, 20, '1 … 4 5 6 … 20'],
  ['E111', 16, 20, '1 … 15 16 17 … 20'],
  ['E111 the only page with the middle form', 5, 9, '1 … 4 5 6 … 9'],
  ['E112', 4, 8, '1 2 3 4 5 … 8'],
  ['E112', 5, 8, '1 … 4 5 6 7 8'],
])('%s page %d of %d has the slots %s', (_, current, pages, slots) => {
  expect(shown(current, pages)).toBe(slots);
});

test('E112 no page of 8 pages has the middle form', () => {
  for (let current = 1; current <= 8; current++) {
    expect(pageWindow(current, 8).filter((slot) => slot === GAP)).toHaveLength(1);
  }
});

describe('a pager of more than seven pages', () => {
  const place = fc
    .integer({ min: 8, max: 10_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  const holds = (what: (slots: ReturnType<typeof pageWindow>, current: number, pages: number) => boolean) =>
    fc.assert(
      fc.property(place, ([current, pages]) => what(pageWindow(current, pages), current, pages)),
      { numRuns: 10_000, examples: [[[1, 8]], [[4, 8]], [[5, 8]], [[8, 8]], [[5, 9]]] },
    );

  test('D30 has seven slots: first, last and current page among them, and the neighbours of that', () => {
    holds((slots, current, pages) => {
      const wanted = [1, Math.max(1, current - 1), current, Math.min(current + 1, pages), pages];
      return slots.length === 7 && wanted.every((page) => slots.includes(page));
    });
  });

  test('E113 hides at least two pages behind an ellipsis, and leaves out nothing else', () => {
    holds((slots) =>
      slots.slice(1).every((slot, index) => {
        const before = slots[index];
        if (before === undefined || before === GAP) return slot !== GAP;
        const after = slot === GAP ? slots[index + 2] : slot;
        if (after === undefined || after === GAP) return false;
        return slot === GAP ? after - before > 2 : after - before === 1;
      }),
    );
  });
});
