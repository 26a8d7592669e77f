import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { offersFor } from './offers.ts';

const saved = examples.savedSearches.items;
const texts = (typed: string, recent: string[]) => offersFor(typed, recent, saved).map(({ text }) => text);

test('without a word all of them are offered, the recent ones first', () => {
  expect(texts('', ['mug', 'café'])).toEqual(['mug', 'café', ...saved.slice(0, 5).map(({ name }) => name)]);
});

test('a word keeps those that have it, without regard to case and accents', () => {
  expect(texts('CAFE', ['mug', 'Café au lait'])).toEqual(['Café au lait']);
});

test('what is typed already is no offer', () => {
  expect(texts('mug', ['mug', 'mug red'])).toEqual(['mug red']);
});
