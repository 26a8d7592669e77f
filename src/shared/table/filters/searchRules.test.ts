import { expect, test } from 'vitest';
import { asked, heard, isDue, searchOf, wanted, type SearchState } from './searchRules.ts';

const typed = (state: SearchState, text: string): SearchState => ({ ...state, text });

test('nothing is due until something else is typed than the address says', () => {
  expect(isDue(searchOf('mug'))).toBe(false);
  expect(isDue(typed(searchOf('mug'), ' mug '))).toBe(false);
  expect(isDue(typed(searchOf('mug'), 'mugs'))).toBe(true);
  expect(wanted(typed(searchOf(''), '  steel mug '))).toBe('steel mug');
});

test('what was asked for is not due a second time', () => {
  const state = asked(typed(searchOf(''), 'mu'));
  expect(isDue(state)).toBe(false);
  expect(isDue(typed(state, 'mug'))).toBe(true);
  expect(isDue(typed(state, ''))).toBe(true);
});

test('E119 an answer to earlier letters does not take back later ones', () => {
  const late = typed(asked(typed(asked(typed(searchOf(''), 'mu')), 'mug')), 'mugs');
  const first = heard(late, 'mu');
  expect(first.text).toBe('mugs');
  const second = heard(first, 'mug');
  expect([second.text, second.sent]).toEqual(['mugs', []]);
  expect(isDue(second)).toBe(true);
});

test('an answer may be passed over by a later one', () => {
  const state = heard(asked(typed(asked(typed(searchOf(''), 'mu')), 'mug')), 'mug');
  expect([state.text, state.seen, state.sent]).toEqual(['mug', 'mug', []]);
});

test('Back, "Clear all" and a saved view take the place of what is typed', () => {
  expect(heard(typed(searchOf('mug'), 'mugs'), '')).toEqual(searchOf(''));
  expect(heard(asked(typed(searchOf(''), 'mug')), 'bags')).toEqual(searchOf('bags'));
});
