import { expect, test } from 'vitest';
import type { Category, CategoryFigures } from '#api/generated/types.gen.ts';
import { hasContents, hasRoomBelow, isTitleTaken, receiversOf, toFigureRows } from './categoryRules.ts';

const category = (id: string, parentId: string | null, depth: number, productCount = 0): Category => ({
  ...{ id, parentId, depth, productCount, title: id, slug: id, path: id },
  ...{ position: 1, status: 'active', version: 1 },
});
const drinkware = category('Drinkware', null, 1, 3);
const mugs = category('Mugs', 'Drinkware', 2, 1);
const enamel = category('Enamel', 'Mugs', 3);
const white = category('White', 'Enamel', 4);
const bags = category('Bags', null, 1);
const bagMugs = { ...category('Bag mugs', 'Bags', 2), title: 'enamel' };
const tree = [drinkware, mugs, enamel, white, bags, bagMugs];

test('a title is taken by a sibling alone, whatever its case', () => {
  expect(isTitleTaken(tree, 'Drinkware', ' mugs ')).toBe(true);
  expect(isTitleTaken(tree, 'Drinkware', 'Mugs', 'Mugs')).toBe(false);
  expect(isTitleTaken(tree, null, 'Mugs')).toBe(false);
});

test('a category has room below it down to the fourth level', () => {
  expect(tree.map(hasRoomBelow)).toEqual([true, true, true, false, true, true]);
});

test('a category with products or children has contents', () => {
  expect([mugs, enamel, white, bagMugs].map((one) => hasContents(tree, one))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('contents go to a category that is not below, has room, and has no child of the same name', () => {
  // What is below Mugs is two levels deep, and Bags has a child called enamel.
  expect(receiversOf(tree, mugs).map(({ id }) => id)).toEqual(['Drinkware', 'Bag mugs']);
  expect(receiversOf(tree, white).map(({ id }) => id)).not.toContain('White');
});

test('shares are of what is tracked and of what is compared, and null without any', () => {
  const figures: CategoryFigures = {
    ...{ id: 'Mugs', category: { id: 'Mugs', code: 'mugs', name: 'Mugs' }, parentId: null, status: 'active' },
    ...{ version: 1, products: 9, tracked: 8, covered: 6, first: 2, tied: 1, between: 1, last: 0 },
    ...{
      index: '99.50',
      indexSeries: ['98.00', null, '99.50'],
      cells: [],
      gpPct: null,
      underFloor: null,
      targetGp: null,
      minGp: null,
      rises: 2,
      drops: 1,
    },
  };
  const nothing = { ...figures, tracked: 0, covered: 0, first: 0, tied: 0, between: 0, index: null };
  const [row, other] = toFigureRows([figures, nothing], { node: 'Mugs', rollup: false });
  expect(row).toMatchObject({ coverage: 0.75, firstShare: 0.5, meanIndex: 99.5, meanGp: null, changes: 3 });
  expect(row).toMatchObject({ isItself: true, isAlone: true, target: null });
  expect(other).toMatchObject({ coverage: null, firstShare: null, meanIndex: null });
});
