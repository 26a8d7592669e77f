import { describe, expect, test } from 'vitest';
import { numberSigns } from '#shared/i18n/numberSigns.ts';
import { pastedText, type GridWords } from './gridPaste.ts';
import { cellProblem, updateOf, type GridField, type GridProduct } from './gridRules.ts';
import {
  gridReducer,
  isChanged,
  removedIn,
  startGrid,
  textIn,
  type GridAction,
  type GridState,
} from './gridState.ts';

const mug: GridProduct = {
  id: '1',
  sku: 'NB-MUG',
  version: 3,
  name: 'Mug',
  category: { id: 'cat-mugs', code: 'MUGS', name: 'Mugs' },
  categoryPath: 'Drinkware > Mugs',
  status: 'active',
  moq: 50,
  isKvi: false,
};
const pen: GridProduct = { ...mug, id: '2', sku: 'NB-PEN', name: 'Pen', moq: 100 };
const categories = [
  { id: 'cat-mugs', path: 'Drinkware > Mugs', title: 'Mugs' },
  { id: 'cat-pens', path: 'Office > Pens', title: 'Pens' },
  { id: 'cat-a', path: 'Office > Other', title: 'Other' },
  { id: 'cat-b', path: 'Drinkware > Other', title: 'Other' },
];
const words: GridWords = {
  categories,
  stateWord: (state) => `<${state}>`,
  yes: 'Ja',
  no: 'Nein',
  signs: numberSigns('en'),
};
const start: GridState = startGrid([mug, pen]);
const after = (...actions: GridAction[]) => actions.reduce(gridReducer, start);
const type = (text: string, isStep = true, field: GridField = 'name'): GridAction => ({
  do: 'type',
  id: '1',
  field,
  text,
  isStep,
});
const nameIn = (state: GridState) => textIn(mug, state.edits.get('1'), 'name');

test.each<[GridField, string, string]>([
  ['categoryId', 'drinkware > mugs', 'cat-mugs'],
  ['categoryId', 'Pens', 'cat-pens'],
  ['categoryId', 'cat-a', 'cat-a'],
  ['categoryId', 'Other', 'Other'],
  ['status', 'Draft', 'draft'],
  ['status', '<closeout>', 'closeout'],
  ['status', 'gone', 'gone'],
  ['isKvi', 'ja', 'true'],
  ['isKvi', 'X', 'true'],
  ['isKvi', '', 'false'],
  ['isKvi', 'maybe', 'maybe'],
  ['categoryId', 'Drinkware\u00a0>  Mugs', 'cat-mugs'],
  ['name', 'two\r\n lines', 'two lines'],
  ['moq', '1,000', '1000'],
  ['moq', '1000.00', '1000'],
  ['moq', '12,82', '12,82'],
  ['moq', '1e3', '1e3'],
])('into %s a pasted %j comes as %j', (field, text, held) => {
  expect(pastedText(field, text, words)).toBe(held);
});

test.each<[GridField, string, string | null]>([
  ['name', '  ', 'nameMissing'],
  ['name', 'x'.repeat(257), 'nameLong'],
  ['name', 'Mug', null],
  ['categoryId', 'Other', 'category'],
  ['status', 'backorder', 'status'],
  ['moq', '0', 'moq'],
  ['moq', '1.5', 'moq'],
  ['moq', '1,000', 'moq'],
  ['moq', '1000001', 'moq'],
  ['moq', '1000000', null],
  ['isKvi', 'maybe', 'isKvi'],
])('%s %j: %s', (field, text, problem) => {
  expect(cellProblem(field, text, categories)).toBe(problem);
});

test('a save sends what changed and the version, trimmed; nothing when nothing did', () => {
  const of = (cells: Partial<Record<GridField, string>>) => (field: GridField) =>
    cells[field] ?? textIn(mug, undefined, field);
  expect(updateOf(mug, of({}))).toBeNull();
  expect(updateOf(mug, of({ name: ' Mug ' }))).toBeNull();
  expect(updateOf(mug, of({ name: ' Cup ', moq: '25', isKvi: 'true' }))).toEqual({
    version: 3,
    name: 'Cup',
    moq: 25,
    isKvi: true,
  });
  expect(updateOf(mug, of({ status: 'draft', categoryId: 'cat-pens' }))).toEqual({
    version: 3,
    status: 'draft',
    categoryId: 'cat-pens',
  });
});

describe('undo', () => {
  const undo: GridAction = { do: 'undo' };
  const redo: GridAction = { do: 'redo' };
  test('goes back a visit at a time, to what is stored and no further', () => {
    const typed = [type('C'), type('Cu', false), type('Cup', false), type('Cap')];
    expect(nameIn(after(...typed, undo))).toBe('Cup');
    expect(nameIn(after(...typed, undo, undo))).toBe('Mug');
    expect(nameIn(after(...typed, undo, undo, undo))).toBe('Mug');
    expect(isChanged(mug, after(...typed, undo, undo).edits.get('1'))).toBe(false);
  });

  test('takes back a pasted block at once, over all its rows, and redo brings it again', () => {
    const paste: GridAction = {
      do: 'fill',
      cells: [
        { id: '1', field: 'moq', text: '25' },
        { id: '1', field: 'isKvi', text: 'true' },
        { id: '2', field: 'moq', text: '75' },
        { id: '2', field: 'isKvi', text: 'true' },
      ],
    };
    const moqs = (state: GridState) => [mug, pen].map((row) => textIn(row, state.edits.get(row.id), 'moq'));
    expect(moqs(after(type('Cup'), paste))).toEqual(['25', '75']);
    expect(moqs(after(type('Cup'), paste, undo))).toEqual(['50', '100']);
    expect(nameIn(after(type('Cup'), paste, undo))).toBe('Cup');
    expect(moqs(after(type('Cup'), paste, undo, redo))).toEqual(['25', '75']);
    expect(after(paste, undo, type('Cup')).future).toEqual([]);
    expect(nameIn(after(type('Cup'), paste, undo, undo, redo))).toBe('Cup');
  });

  test('Esc takes back what is being typed, and nothing before it', () => {
    const escape: GridAction = { do: 'escape', id: '1', field: 'name' };
    expect(nameIn(after(type('Cup'), { do: 'leave' }, type('Cap', false), escape))).toBe('Cup');
    expect(nameIn(after(type('Cup'), { do: 'leave' }, escape))).toBe('Cup');
  });

  test('D33 brings what was dropped of a number with it, and confirming it settles that', () => {
    const typed: GridAction = { do: 'type', id: '1', field: 'moq', text: '1282', removed: [','] };
    const found = (...actions: GridAction[]) => removedIn(after(...actions), [mug, pen]);
    expect(found(typed)).toEqual([{ product: mug, value: '1282', removed: [','] }]);
    expect(found(typed, undo)).toEqual([]);
    expect(found(typed, undo, redo)).toHaveLength(1);
    expect(found(typed, { do: 'confirm' })).toEqual([]);
    expect(found(typed, { ...typed, text: '128', removed: [] })).toEqual([]);
  });
});

test('a saved row is as the server says, a refused one as it was typed', () => {
  const typed = [type('Cup'), { do: 'type', id: '2', field: 'name', text: 'fault', isStep: true } as const];
  const state = after(
    ...typed,
    { do: 'saved', product: { ...mug, name: 'Cup', version: 4 } },
    {
      do: 'refused',
      id: '2',
      cells: { name: 'No such name.' },
      row: 'Refused.',
      current: { ...pen, version: 9, moq: 7 },
    },
  );
  expect(state.edits.has('1')).toBe(false);
  expect(state.products.map(({ version }) => version)).toEqual([4, 9]);
  expect(state.edits.get('2')).toMatchObject({
    refused: 'Refused.',
    cells: { name: { text: 'fault', refused: 'No such name.' } },
  });
  // Typing anew takes the sentences away.
  expect(gridReducer(state, { do: 'type', id: '2', field: 'name', text: 'Pencil' }).edits.get('2')).toEqual({
    cells: { name: { text: 'Pencil', removed: undefined } },
  });
});
