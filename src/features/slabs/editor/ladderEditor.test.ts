import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  isChanged,
  ladderReducer,
  sameValues,
  slabsOf,
  startLadder,
  type LadderAction,
  type LadderState,
} from './ladderEditor.ts';

const { slabSetDraft: draft } = examples;
const base = {
  ...draft,
  slabs: [
    { minQty: 50, unitPrice: '1.20', discountCode: 'C' },
    { minQty: 100, unitPrice: '1.10' },
  ],
};
const after = (...actions: LadderAction[]): LadderState => actions.reduce(ladderReducer, startLadder(base));
const price = (text: string, row = 0): LadderAction => ({ type: 'type', row, column: 'price', text });
const prices = ({ values }: LadderState) => values.slabs.map((slab) => slab.price);

test('it begins with what the version says, unchanged', () => {
  const state = startLadder(base);
  expect(slabsOf(state.values)).toEqual(base.slabs);
  expect(state.values.note).toBe(base.note);
  expect(isChanged(state)).toBe(false);
  expect(startLadder(null).values).toEqual({ slabs: [], link: null, note: '' });
});

test('a quantity that is none, and a code that was taken away', () => {
  const state = after(
    { type: 'type', row: 0, column: 'quantity', text: '' },
    { type: 'type', row: 0, column: 'code', text: '' },
  );
  expect(slabsOf(state.values)[0]).toEqual({ minQty: Number.NaN, unitPrice: '1.20' });
});

test('the letters of one cell are one step, those of the next are another', () => {
  const typed = after(price('1'), price('1.3'), price('1.35'), price('9', 1));
  expect(prices(typed)).toEqual(['1.35', '9']);
  const once = ladderReducer(typed, { type: 'undo' });
  expect(prices(once)).toEqual(['1.35', '1.10']);
  expect(prices(ladderReducer(once, { type: 'undo' }))).toEqual(['1.20', '1.10']);
  expect(prices(ladderReducer(once, { type: 'redo' }))).toEqual(['1.35', '9']);
});

test('a cell that is left is written as it is read, in the step of its letters', () => {
  const left = after(price('.5'), { type: 'leave', row: 0 });
  expect(prices(left)[0]).toBe('0.50');
  expect(prices(ladderReducer(left, { type: 'undo' }))[0]).toBe('1.20');
});

test('a cell that was not typed into is left as it was', () => {
  const state = startLadder({ ...base, slabs: [{ minQty: 50, unitPrice: '1.2' }] });
  expect(ladderReducer(state, { type: 'leave', row: 0 })).toBe(state);
});

test('typing again into a cell that was left is a step of its own', () => {
  const state = after(price('2'), { type: 'leave', row: 0 }, price('3'), { type: 'undo' });
  expect(prices(state)[0]).toBe('2.00');
});

test('a key that changes nothing hides no step and makes none', () => {
  const first = after(price('2'), { type: 'leave', row: 0 });
  const same = ladderReducer(first, price('1.10', 1));
  expect(same.typing).toBeNull();
  const typed = ladderReducer(same, price('1.15', 1));
  expect(prices(ladderReducer(typed, { type: 'undo' }))).toEqual(['2.00', '1.10']);
});

test('breaks are added and removed, and each of these can be taken back', () => {
  const added = after({ type: 'insert', at: 1, slab: { quantity: '75', price: '' } });
  expect(added.values.slabs.map(({ quantity }) => quantity)).toEqual(['50', '75', '100']);
  const removed = ladderReducer(added, { type: 'remove', row: 0 });
  expect(removed.values.slabs.map(({ quantity }) => quantity)).toEqual(['75', '100']);
  const back = [removed, null, null].reduce<LadderState>(
    (state) => ladderReducer(state, { type: 'undo' }),
    removed,
  );
  expect(isChanged(back)).toBe(false);
});

test('rows keep their id while they are on screen', () => {
  const ids = ({ values }: LadderState) => values.slabs.map(({ id }) => id);
  const state = startLadder(base);
  expect(ids(ladderReducer(state, price('2')))).toEqual(ids(state));
  const added = ladderReducer(state, { type: 'insert', at: 0, slab: { quantity: '', price: '' } });
  expect(ids(added).slice(1)).toEqual(ids(state));
  expect(new Set(ids(added)).size).toBe(3);
});

test('another change forgets what was taken back', () => {
  const state = after(price('2'), { type: 'undo' }, price('3'));
  expect(ladderReducer(state, { type: 'redo' })).toBe(state);
  const start = startLadder(base);
  expect(ladderReducer(start, { type: 'undo' })).toBe(start);
});

test('a hundred steps are kept', () => {
  const many = Array.from(
    { length: 130 },
    (_, at): LadderAction => ({
      type: 'replace',
      slabs: [{ minQty: at + 1, unitPrice: '1.00' }],
    }),
  );
  expect(after(...many).past).toHaveLength(100);
});

test('the note is one step however long it is, and the link another', () => {
  const link = { currency: 'EUR', rounding: 'none' } as const;
  const state = after({ type: 'note', note: 'S' }, { type: 'note', note: 'Sp' }, { type: 'link', link });
  expect(state.values).toMatchObject({ note: 'Sp', link });
  expect(state.past).toHaveLength(2);
});

test('a saved ladder is unchanged, and its rows keep their id and with it the focus', () => {
  const typed = after(price('1.3'));
  const set = { ...base, version: 9, slabs: base.slabs.with(0, { minQty: 50, unitPrice: '1.30' }) };
  const saved = ladderReducer(typed, { type: 'saved', set, sent: typed.values });
  expect(prices(saved)[0]).toBe('1.30');
  expect(saved.values.slabs.map(({ id }) => id)).toEqual(typed.values.slabs.map(({ id }) => id));
  expect(isChanged(saved)).toBe(false);
});

test('E38 what was typed while it was saved stays, unsaved', () => {
  const sent = after(price('1.3'));
  const further = ladderReducer(sent, price('1.35'));
  const set = { ...base, version: 9, slabs: base.slabs.with(0, { minQty: 50, unitPrice: '1.30' }) };
  const saved = ladderReducer(further, { type: 'saved', set, sent: sent.values });
  expect(prices(saved)[0]).toBe('1.35');
  expect(saved.base?.version).toBe(9);
  expect(isChanged(saved)).toBe(true);
});

test('another version beneath keeps what was typed; to take it can be taken back', () => {
  const theirs = { ...base, version: 8, slabs: [{ minQty: 50, unitPrice: '1.40' }] };
  const typed = after(price('1.3'));
  const rebased = ladderReducer(typed, { type: 'rebase', set: theirs });
  expect(prices(rebased)).toEqual(['1.3', '1.10']);
  const taken = ladderReducer(typed, { type: 'take', set: theirs });
  expect(isChanged(taken)).toBe(false);
  expect(prices(ladderReducer(taken, { type: 'undo' }))).toEqual(['1.3', '1.10']);
});

test('what was kept of an earlier visit comes back as rows of this one', () => {
  const kept = after(price('1.3')).values;
  const state = after({ type: 'restore', values: kept });
  expect(sameValues(state.values, kept)).toBe(true);
  expect(state.values.slabs[0]?.id).not.toBe(kept.slabs[0]?.id);
});

test('prices that come with a change note of their own replace the note, in one step that is taken back', () => {
  const state = after({ type: 'replace', slabs: base.slabs, note: 'The rise was a mistake' });
  expect(state.values.note).toBe('The rise was a mistake');
  expect(ladderReducer(state, { type: 'undo' }).values.note).toBe(base.note);
  expect(after({ type: 'replace', slabs: base.slabs }).values.note).toBe(base.note);
});
