import { expect, test } from 'vitest';
import { readLadderDraft } from './ladderStore.ts';
import { ladderReducer, startLadder, type LadderAction } from './ladderEditor.ts';
import { cellRemovals } from './ladderRemovals.ts';

const after = (...actions: LadderAction[]) =>
  [
    { type: 'replace', slabs: [{ minQty: 50, unitPrice: '12.00' }] } as const,
    { type: 'type', row: 0, column: 'price', text: '1282', removed: [','] } as const,
    ...actions,
  ].reduce(ladderReducer, startLadder(null));
const doubted = (...actions: LadderAction[]) => cellRemovals(after(...actions).values);
const comma = [{ row: 0, column: 'price', value: '1282', removed: [','] }];

test('D33 a number is in doubt until it is edited or confirmed', () => {
  expect(doubted()).toEqual(comma);
  expect(doubted({ type: 'leave', row: 0 })).toMatchObject([{ value: '1282.00', removed: [','] }]);
  expect(doubted({ type: 'type', row: 0, column: 'price', text: '12.82' })).toEqual([]);
  expect(doubted({ type: 'confirm' })).toEqual([]);
  const other = { type: 'insert', at: 1, slab: { quantity: '60', price: '1.00' } } as const;
  expect(doubted(other, { type: 'confirm' })).toEqual([]);
  expect(after({ type: 'confirm' }).past).toHaveLength(2);
});

test('D33 the doubt goes with the number through undo, redo and a draft', () => {
  const undo = { type: 'undo' } as const;
  expect(doubted(undo)).toEqual([]);
  expect(doubted(undo, { type: 'redo' })).toEqual(comma);
  const values = readLadderDraft(JSON.parse(JSON.stringify(after().values)));
  expect(
    values && cellRemovals(ladderReducer(startLadder(null), { type: 'restore', values }).values),
  ).toEqual(comma);
});

test('D33 a price made from a price in doubt is in doubt, another one is not', () => {
  const slabs = [{ minQty: 50, unitPrice: '1346.10' }];
  expect(doubted({ type: 'replace', slabs, isDerived: true })).toMatchObject([{ value: '1346.10' }]);
  expect(doubted({ type: 'replace', slabs })).toEqual([]);
});

test('D33 a sign that changes no figure is told, and is no step of its own', () => {
  const state = after({ type: 'type', row: 0, column: 'quantity', text: '50', removed: ['x'] });
  expect(cellRemovals(state.values)).toHaveLength(2);
  expect(state.past).toHaveLength(after().past.length);
});

test('D33 what is told of a quantity goes with it, and what is told of an empty cell is nothing', () => {
  const quantity = { type: 'type', row: 0, column: 'quantity', text: '50', removed: ['x'] } as const;
  const replace = (minQty: number, isDerived = false): LadderAction => ({
    type: 'replace',
    slabs: [{ minQty, unitPrice: '13.00' }],
    isDerived,
  });
  expect(doubted(quantity, replace(50))).toEqual([
    { row: 0, column: 'quantity', value: '50', removed: ['x'] },
  ]);
  expect(doubted(quantity, replace(60))).toEqual([]);
  expect(doubted(replace(60, true))).toEqual([]);
  expect(doubted(replace(60), replace(60))).toEqual([]);
  expect(doubted({ type: 'type', row: 0, column: 'price', text: '', removed: ['-'] })).toEqual([]);
});

test('where nothing is told or told anew, the ladder is the same object', () => {
  const state = after();
  const again = { type: 'type', row: 0, column: 'price', text: '1282', removed: [','] } as const;
  expect(ladderReducer(state, again)).toBe(state);
  expect(ladderReducer(state, { ...again, removed: ['e'] })).not.toBe(state);
  const settled = ladderReducer(state, { type: 'confirm' });
  expect(settled.values).not.toBe(state.values);
  expect(ladderReducer(settled, { type: 'confirm' }).values).toBe(settled.values);
  expect(settled.values.slabs.map((slab) => Object.keys(slab))).toEqual([
    ['id', 'quantity', 'price', 'code'],
  ]);
});
