import { expect, test } from 'vitest';
import { cardTexts } from './cardTexts.ts';
import { challengeTexts } from './challengeTexts.ts';
import { countries } from './countries.ts';

const languages = ['en', 'en-GB', 'es', 'de', 'fr', 'it', 'ru', 'zh', 'el'];

test.each([
  ['the card form', cardTexts],
  ['the page of the bank', challengeTexts],
])('%s has texts in every language of the panel', (_name, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...languages].sort());
  for (const language of languages.slice(2)) {
    expect(
      Object.values(texts[language] ?? {}).filter((text) => Object.values(texts.en ?? {}).includes(text)),
    ).toEqual([]);
  }
});

test('countries are sorted in the order of the language', () => {
  const names = countries('de').map(({ name }) => name);
  expect(names).toContain('Österreich');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
  expect(countries('zh').find(({ code }) => code === 'DE')?.name).toBe('德国');
});
