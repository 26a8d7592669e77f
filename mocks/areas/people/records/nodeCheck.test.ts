import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import { permissions } from '#session/permissions.ts';
import { checkNodes, editDistance, similarity } from './nodeCheck.ts';

const nodesOf = (...titles: string[]) => titles.map((title, at) => ({ id: `n${at}`, title }));

describe('how two titles are alike', () => {
  test.each([
    ['Price Slabs: Publish', 'Price slabs: Publish', 'case'],
    ['Price Slabs', 'PriceSlabs', 'spacing'],
    ['Price  slabs', 'Price Slabs', 'spacing'],
    ['Price Slabs: Edit', 'Price Slabs - Edit', 'punctuation'],
    ['Documents: Upload', 'Documents: Uplaod', 'spelling'],
    ['Documents', 'Document', 'spelling'],
    ['Promostandards', 'PromoStandarts', 'spelling'],
    ['Roles', 'Rolls', 'spelling'],
    ['Roles', 'Roles', undefined],
    ['Team', 'Tram', undefined],
    ['Roles', 'Rulls', undefined],
    ['Roles: Edit', 'Roles: Export', undefined],
    ['Search', 'Searching', undefined],
    ['!!', '??', undefined],
  ])('%s and %s: %s', (one, other, reason) => {
    expect(similarity(one, other)).toBe(reason);
    expect(similarity(other, one)).toBe(reason);
  });
});

describe('the distance of two texts', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'ab', 2],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  test('is the same both ways, and nothing only where nothing differs', () => {
    const words = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
        expect(editDistance(one, other)).toBeLessThanOrEqual(
          Math.max(Array.from(one).length, Array.from(other).length),
        );
      }),
    );
  });
});

describe('the check of a tree', () => {
  test('finds nothing where app and data agree, as they do at the start', () => {
    const agreed = { missing: [], unused: [], duplicates: [], nearDuplicates: [] };
    expect(checkNodes([...seedNodes.values()], Object.values(permissions))).toEqual(agreed);
  });

  test('takes a misspelt node for the title that is missing', () => {
    expect(checkNodes(nodesOf('Home', 'Serach'), ['Home', 'Search'])).toEqual({
      missing: ['Search'],
      unused: [{ id: 'n1', title: 'Serach' }],
      duplicates: [],
      nearDuplicates: [{ id: 'n1', title: 'Serach', similarTo: 'Search', reason: 'spelling' }],
    });
  });

  test('names two unused nodes that are alike once', () => {
    const { nearDuplicates } = checkNodes(nodesOf('Stock list', 'Stock-list', 'Home'), ['Home']);
    expect(nearDuplicates).toEqual([
      { id: 'n0', title: 'Stock list', similarTo: 'Stock-list', reason: 'punctuation' },
    ]);
  });

  test('lists nodes with one title as duplicates, and not as nearly so', () => {
    const { duplicates, nearDuplicates } = checkNodes(nodesOf('Home', ' home', 'Roles'), ['Home', 'Roles']);
    expect(duplicates.map(({ id }) => id)).toEqual(['n0', 'n1']);
    expect(nearDuplicates).toEqual([]);
  });

  test('leaves titles alone that the app knows, however alike', () => {
    const titles = ['Competitor Admin', 'Competitor Admins'];
    expect(checkNodes(nodesOf(...titles), titles).nearDuplicates).toEqual([]);
  });

  test('puts each title on one side: in both, missing or unused', () => {
    const titles = fc.uniqueArray(fc.constantFrom('Home', 'Search', 'Roles', 'Team', 'Admin'));
    fc.assert(
      fc.property(titles, titles, (data, app) => {
        const { missing, unused } = checkNodes(nodesOf(...data), app);
        const both = data.filter((title) => app.includes(title));
        expect([...both, ...unused.map(({ title }) => title)].toSorted()).toEqual(data.toSorted());
        expect([...both, ...missing].toSorted()).toEqual(app.toSorted());
      }),
    );
  });
});
