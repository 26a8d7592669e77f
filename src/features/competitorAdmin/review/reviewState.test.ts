import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReviewItem } from '#api/generated/types.gen.ts';
import { reviewItem as example } from '#tests/support/reviewItem.ts';
import {
  beginReview,
  reduceReview,
  versionOf,
  waitingItems,
  type ReviewAction,
  type ReviewState,
} from './reviewState.ts';

const itemOf = (id: string): ReviewItem => ({ ...example, id });
const items = ['a', 'b', 'c', 'd'].map(itemOf);
const decision = { kind: 'confirm', matchType: 'exact' } as const;

const after = (...actions: ReviewAction[]): ReviewState => actions.reduce(reduceReview, beginReview([]));
const decided = (id: string): ReviewAction => ({ type: 'decided', item: itemOf(id), decision });
const waiting = (state: ReviewState): string =>
  waitingItems(items, state)
    .map(({ id }) => id)
    .join('');

test.each<[string, ReviewAction[], string]>([
  ['nothing was done', [], 'abcd'],
  ['one was decided', [decided('a')], 'bcd'],
  ['one was put off', [{ type: 'skipped', id: 'a' }], 'bcda'],
  [
    'all were put off, the first twice',
    ['a', 'b', 'c', 'd', 'a'].map((id) => ({ type: 'skipped', id })),
    'bcda',
  ],
  ['one was taken back', [decided('a'), decided('b'), { type: 'takenBack', id: 'a' }], 'acd'],
  [
    'two were taken back, the last one first',
    [decided('a'), decided('b'), { type: 'takenBack', id: 'b' }, { type: 'takenBack', id: 'a' }],
    'abcd',
  ],
  [
    'one was taken back and decided again',
    [decided('a'), { type: 'takenBack', id: 'a' }, decided('a')],
    'bcd',
  ],
  ['one that nobody decided is taken back', [{ type: 'takenBack', id: 'a' }], 'abcd'],
  [
    'one was refused and is still open',
    [decided('a'), decided('b'), { type: 'refused', id: 'a', sentence: 'No', version: 3 }],
    'acd',
  ],
  [
    'somebody else decided it',
    [decided('a'), { type: 'refused', id: 'a', sentence: 'No', version: null }],
    'bcd',
  ],
  [
    'taking it back was refused, since somebody else decided it',
    [
      decided('a'),
      { type: 'takenBack', id: 'a' },
      { type: 'refused', id: 'a', sentence: 'No', version: null },
    ],
    'bcd',
  ],
])('%s', (_name, actions, expected) => {
  expect(waiting(after(...actions))).toBe(expected);
});

test('a refusal says why, until the suggestion is decided again, on the version that is known now', () => {
  const refused = after(decided('a'), { type: 'refused', id: 'a', sentence: 'Ada was faster', version: 7 });
  expect(refused.refusals).toEqual({ a: 'Ada was faster' });
  expect(versionOf(itemOf('a'), refused)).toBe(7);
  expect(reduceReview(refused, decided('a')).refusals).toEqual({});
});

test('a taken back decision is made on the version that the server has', () => {
  const state = after({ type: 'sent', id: 'a', version: 3 });
  expect(versionOf(itemOf('a'), state)).toBe(3);
  expect(versionOf(itemOf('b'), state)).toBe(example.version);
});

test('what is still on its way from before a reload is not shown again', () => {
  expect(waitingItems(items, beginReview(['b'])).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('a suggestion is either waiting once or decided once, whatever is done', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const action = fc.oneof(
    ids.map(decided),
    ids.map((id): ReviewAction => ({ type: 'skipped', id })),
    ids.map((id): ReviewAction => ({ type: 'takenBack', id })),
    ids.map((id): ReviewAction => ({ type: 'refused', id, sentence: 'No', version: 2 })),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const state = after(...actions);
      const all = [...waitingItems(items, state), ...state.decided.map(({ item }) => item)];
      expect(all.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});
