import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyMove, typedRow, visibleRows } from './treeKeys.ts';
import { indexTree } from './treeRules.ts';

const { children } = indexTree([
  { id: 'drink', parentId: null, label: 'Drinkware' },
  { id: 'mugs', parentId: 'drink', label: 'Mugs' },
  { id: 'steel', parentId: 'mugs', label: 'Steel mugs' },
  { id: 'bottles', parentId: 'drink', label: 'Bottles' },
  { id: 'bags', parentId: null, label: 'Bags' },
  { id: 'etuis', parentId: null, label: 'Étuis' },
]);
const rowsWith = (...open: string[]) =>
  visibleRows(
    (id) => children.get(id) ?? [],
    (id) => open.includes(id),
  );

test('the rows that are shown are roots and what is below open ones, from top to bottom', () => {
  expect(rowsWith().map(({ id }) => id)).toEqual(['drink', 'bags', 'etuis']);
  expect(rowsWith('drink').map(({ id }) => id)).toEqual(['drink', 'mugs', 'bottles', 'bags', 'etuis']);
  // Open below a closed one is not shown, and open without children is not open.
  expect(rowsWith('mugs', 'bags').filter(({ isOpen }) => isOpen)).toEqual([]);
});

describe('what a key does', () => {
  test.each([
    ['goes down', 'mugs', 'ArrowDown', { focus: 'bottles' }],
    ['goes up', 'bottles', 'ArrowUp', { focus: 'mugs' }],
    ['stays at the upper end', 'drink', 'ArrowUp', null],
    ['stays at the lower end', 'etuis', 'ArrowDown', null],
    ['goes to the first row', 'bottles', 'Home', { focus: 'drink' }],
    ['goes to the last row that is shown', 'mugs', 'End', { focus: 'etuis' }],
    ['opens a closed branch', 'mugs', 'ArrowRight', { turn: 'mugs', open: true }],
    ['goes into an open branch', 'drink', 'ArrowRight', { focus: 'mugs' }],
    ['has no way into a leaf', 'bags', 'ArrowRight', null],
    ['closes an open branch', 'drink', 'ArrowLeft', { turn: 'drink', open: false }],
    ['goes to the parent', 'mugs', 'ArrowLeft', { focus: 'drink' }],
    ['has no way above a closed root', 'bags', 'ArrowLeft', null],
    ['is left to the browser', 'bags', 'Tab', null],
    ['does nothing at a row that is not there', 'gone', 'ArrowDown', null],
  ] as const)('%s', (_what, id, key, move) => {
    expect(keyMove(rowsWith('drink'), id, key)).toEqual(move);
  });

  test('whichever keys are pressed, the focus stays on a row that is shown', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 30 }), (pressed) => {
        const open = new Set<string>();
        let at = 'drink';
        for (const key of pressed) {
          const move = keyMove(rowsWith(...open), at, key);
          if (move && 'focus' in move) at = move.focus;
          else if (move?.open) open.add(move.turn);
          else if (move) open.delete(move.turn);
          expect(rowsWith(...open).map(({ id }) => id)).toContain(at);
        }
      }),
    );
  });
});

test.each([
  ['a letter goes to the next row that begins with it', 'drink', 'b', 'bottles'],
  ['the same letter goes on to the one after', 'bottles', 'b', 'bags'],
  ['after the last row the search begins at the first', 'bags', 'b', 'bottles'],
  ['several letters keep the row that begins with them', 'bottles', 'bo', 'bottles'],
  ['several letters go on where it does not', 'bottles', 'ba', 'bags'],
  ['accents and case do not count', 'drink', 'E', 'etuis'],
  ['without such a row there is none', 'drink', 'x', null],
])('%s', (_what, id, input, found) => {
  expect(typedRow(rowsWith('drink'), id, input)).toBe(found);
});
