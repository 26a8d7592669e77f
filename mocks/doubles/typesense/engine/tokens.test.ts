import { expect, test } from 'vitest';
import { tokensOf, wordsOf } from './tokens.ts';

test.each([
  ['Stark  Industries', ['stark', 'industries']],
  ['MUG-1120/B', ['mug1120b']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['Straße', ['strasse']],
  ['Φορτιστής ΚΑΛΩΔΙΟ Οδός', ['φορτιστησ', 'καλωδιο', 'οδοσ']],
  ['Зарядное устройство, чёрное', ['зарядное', 'устроиство', 'черное']],
  ['充电器 USB', ['充', '电', '器', 'usb']],
  ['USB充电器', ['usb', '充', '电', '器']],
  ['한국어', ['한국어']],
  ['  -- !? ', []],
])('the text %s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(tokensOf(text).map(({ word }) => word)).toEqual(words);
});

test('the position of a word covers its letters, without the punctuation around it', () => {
  const text = 'A "Crème" (充电)';
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['A', 'Crème', '充', '电']);
});
