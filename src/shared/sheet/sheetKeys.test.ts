import { describe, expect, test } from 'vitest';
import { isAtEdge, sheetKey } from './sheetKeys.ts';

describe('a key in a sheet', () => {
  test.each([
    ['ArrowUp', { rows: -1, columns: 0 }],
    ['ArrowDown', { rows: 1, columns: 0 }],
    ['ArrowLeft', { rows: 0, columns: -1 }],
    ['ArrowRight', { rows: 0, columns: 1 }],
    ['Enter', { rows: 1, columns: 0 }],
    ['Shift+Enter', { rows: -1, columns: 0 }],
    ['Escape', 'escape'],
    ['Mod+z', 'undo'],
    ['Mod+y', 'redo'],
    ['Mod+Shift+z', 'redo'],
    ['Shift+ArrowUp', null],
    ['Mod+ArrowLeft', null],
    ['Alt+ArrowDown', null],
    ['Mod+Enter', null],
    ['z', null],
    ['Tab', null],
  ])('%s means %j', (keys, meaning) => {
    expect(sheetKey(keys)).toEqual(meaning);
  });
});

describe('a move to the side', () => {
  const box = (value: string, start: number, end = start): HTMLInputElement => {
    const input = document.createElement('input');
    input.value = value;
    input.setSelectionRange(start, end);
    return input;
  };
  const left = { rows: 0, columns: -1 };
  const right = { rows: 0, columns: 1 };

  test.each([
    ['left from the beginning', box('125', 0), left, true],
    ['left from behind a figure', box('125', 1), left, false],
    ['right from the end', box('125', 3), right, true],
    ['right from before a figure', box('125', 2), right, false],
    ['left from an empty box', box('', 0), left, true],
    ['right from an empty box', box('', 0), right, true],
    ['left from a selection', box('125', 0, 3), left, false],
    ['right from a selection', box('125', 0, 3), right, false],
    ['down from within a box', box('125', 1), { rows: 1, columns: 0 }, true],
    ['left from a list of choices', document.createElement('select'), left, true],
  ])('%s leads out of the box or moves the caret', (_, from, move, leaves) => {
    expect(isAtEdge(from, move)).toBe(leaves);
  });
});
