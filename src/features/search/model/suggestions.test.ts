import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { suggestionsFor } from './suggestions.ts';

const saved = examples.savedSearches.items;
const texts = (input: string, recent: string[]) =>
  suggestionsFor(input, recent, saved).map(({ text }) => text);

test('without a text all suggestions are offered, the recent ones first', () => {
  expect(texts('', ['mug', 'café'])).toEqual(['mug', 'café', ...saved.slice(0, 5).map(({ name }) => name)]);
});

test('a text keeps those that contain it, without regard to case and accents', () => {
  expect(texts('CAFE', ['mug', 'Café au lait'])).toEqual(['Café au lait']);
});

test('a suggestion equal to the text is not offered', () => {
  expect(texts('mug', ['mug', 'mug red'])).toEqual(['mug red']);
});
