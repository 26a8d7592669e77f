import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFitting } from './countFitting.ts';

describe('the number of entries in the bar', () => {
  test.each([
    ['all, to the pixel', [100, 100, 100], 308, 3],
    ['not the last, by a pixel', [100, 100, 100], 307, 2],
    ['as many as leave room for More', [100, 100, 100], 267, 1],
    ['none but More', [100, 100], 150, 0],
    ['none in no room', [100], 0, 0],
    ['nothing to show', [], 0, 0],
    ['a last entry narrower than More stands for itself', [100, 20], 124, 2],
  ])('is right for %s', (_what, widths, room, count) => {
    expect(countFitting(widths, 60, room, 4)).toBe(count);
  });

  const px = (most: number) => fc.integer({ min: 0, max: most });

  test('fits the width, and one more would not', () => {
    fc.assert(
      fc.property(
        fc.array(px(300), { maxLength: 12 }),
        px(120),
        px(2000),
        px(8),
        (widths, more, room, gap) => {
          const count = countFitting(widths, more, room, gap);
          const end = (shown: number): number =>
            widths.slice(0, shown).reduce((sum, width) => sum + width + gap, 0) +
            (shown === widths.length ? -gap : more);
          expect(count).toBeGreaterThanOrEqual(0);
          if (count > 0) expect(end(count)).toBeLessThanOrEqual(room);
          if (count < widths.length) expect(end(count + 1)).toBeGreaterThan(room);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
