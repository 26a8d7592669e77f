import { expect, test } from 'vitest';
import { languages } from './languages.ts';

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

const breakable: [what: string, found: RegExp] = [
  'a space that may break inside a number or before its unit',
  /\d (?:\d{3}|px|ml|KB|ko|MB|Mo|мл|КБ|МБ)(?!\p{L}|\d)/u,
];

/** What a typesetter of the language would not let pass. */
const misprints: Record<string, [what: string, found: RegExp][]> = {
  all: [
    ['a typewriter quote', /["']/],
    ['three full stops for an ellipsis', /\.\.\./],
    ['two spaces', /\s{2}/],
    ['a space before a comma or full stop', /\s[,.](?!\d)/],
  ],
  en: [['British spelling', /colour|catalogue|centre|cancelled|favourite|organis|\bgrey\b/i]],
  'en-GB': [['American spelling', /color|catalog\b|center\b|canceled|favorite|organiz|\bgray\b/i]],
  de: [
    ['quotes of another language', /[«»“”](?<![„][^“]*“)/],
    ['a space that may break before an ellipsis', / …/],
    breakable,
  ],
  fr: [
    ['no narrow no-break space before : ; ! ? »', /[^\u202f][:;!?»]/],
    ['no narrow no-break space after «', /«[^\u202f]/],
    ['a space before an ellipsis', /\s…/],
    breakable,
  ],
  es: [['a question or exclamation without its beginning', /^(?!.*[¿]).*\?|^(?!.*[¡]).*!/], breakable],
  it: [['quotes of another language', /[“”„]/], breakable],
  ru: [
    ['quotes of another language', /[“”„]/],
    ['a space that may break after a one-letter word', /(?:^|[\s«(])[авикосуя] (?=\S)/iu],
    ['a space that may break before a dash', / —/],
    breakable,
  ],
  zh: [['half-width punctuation', /\p{Script=Han}\s*[,.;:!?()](?!\d)|[,;:!?()]\s*\p{Script=Han}/u]],
  el: [['a Latin question mark', /\?/], breakable],
};

test.each(languages.map(({ tag }): string => tag))('%s is spelled and typeset as it should be', (tag) => {
  const rules = [...(misprints.all ?? []), ...(misprints[tag] ?? [])];
  const start = `./locales/${tag}/`;
  const ofLanguage = Object.entries(files).filter(([path]) => path.startsWith(start));
  expect(ofLanguage).not.toEqual([]);
  const found = ofLanguage.flatMap(([path, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      // What one may type to find something, in any spelling.
      if (key.startsWith('words.')) return [];
      const plain = text.replaceAll(/\{\{.*?\}\}|https?:\S+/g, '0');
      return rules
        .filter(([, misprint]) => misprint.test(plain))
        .map(([what]) => `${path} ${key}: ${what}: ${text}`);
    }),
  );
  expect(found).toEqual([]);
});
