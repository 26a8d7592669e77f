import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permissionDifference } from './permissionDifference.ts';

describe('the difference of two sets of permissions', () => {
  test('is what one has and the other lacks', () => {
    expect(permissionDifference(['Home', 'Search'], ['Home', 'Team'])).toEqual({
      added: ['Team'],
      removed: ['Search'],
    });
  });

  test('is nothing for the same ones, and turns round with its sides', () => {
    const titles = fc.uniqueArray(fc.string());
    fc.assert(
      fc.property(titles, titles, (one, other) => {
        const there = permissionDifference(one, other);
        const back = permissionDifference(other, one);
        expect([there.added, there.removed]).toEqual([back.removed, back.added]);
        expect(permissionDifference(one, one)).toEqual({ added: [], removed: [] });
        const kept = one.filter((title) => !there.removed.includes(title));
        expect(new Set([...kept, ...there.added])).toEqual(new Set(other));
      }),
    );
  });
});
