import fc from 'fast-check';
import { expect, test } from 'vitest';

import { languages, supportedTags } from './languages.ts';
import { matchLanguage } from './matchLanguage.ts';

test.each([
  ['zh-CN', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['EN', 'en'],
  ['en_gb', 'en-GB'],
  ['EN-gb', 'en-GB'],
  ['en-AU', 'en'],
  ['de_AT', 'de'],
  [' fr ', 'fr'],
  ['xx', 'en'],
  ['xx-DE', 'en'],
  ['', 'en'],
  [' ', 'en'],
  [null, 'en'],
  [undefined, 'en'],
  [7, 'en'],
  [{}, 'en'],
  [[], 'en'],
])('E136 the wish %j is answered in %s', (wanted, tag) => {
  expect(matchLanguage(wanted)).toBe(tag);
});

test('E136 of several wishes the first one the panel speaks is taken', () => {
  expect(matchLanguage(['pt-BR', 'el-GR', 'de'])).toBe('el');
  expect(matchLanguage(['pt', 'nl'])).toBe('en');
});

test('E136 each language of the panel is matched by its own tag', () => {
  expect(languages.map((language) => matchLanguage(language.tag))).toEqual([
    'en',
    'en-GB',
    'es',
    'de',
    'fr',
    'it',
    'ru',
    'zh',
    'el',
  ]);
});

test('T07 any text becomes a tag of the fixed list', () => {
  const tagLike = fc.stringMatching(/^[a-zA-Z]{1,4}([-_/.][a-zA-Z0-9.]{0,4}){0,3}$/);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), tagLike), (wanted) => {
      expect(supportedTags).toContain(matchLanguage(wanted));
    }),
    { numRuns: 10_000 },
  );
});
