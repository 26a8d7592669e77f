import { expect, test } from 'vitest';
import { facetTree } from './facetTree.ts';

test('branches stand under their parents with their counts, and a ticked one stays', () => {
  const tree = facetTree(
    [
      [
        { value: 'Drinkware', count: 9 },
        { value: 'Bags', count: 4 },
      ],
      [{ value: 'Drinkware > Mugs', count: 5 }],
    ],
    ['Office > Pens'],
    'en',
  );
  expect(tree.map(({ id, parentId, label, count }) => [id, parentId, label, count])).toEqual([
    ['Bags', null, 'Bags', 4],
    ['Drinkware', null, 'Drinkware', 9],
    ['Drinkware > Mugs', 'Drinkware', 'Mugs', 5],
    ['Office', null, 'Office', 0],
    ['Office > Pens', 'Office', 'Pens', 0],
  ]);
});
