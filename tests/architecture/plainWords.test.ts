import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

/** Wordings that were replaced because nobody in the trade says them. */
const replacedWordings = [
  'open this list with it',
  'opens with this list',
  'the list as it begins',
  'everybody who may',
  'edit in cells',
  'in cells',
  'take the import back',
  'taken back',
  'put into the ladder',
  'throw the draft away',
  'threw this draft away',
  'nothing matches',
  'nothing fits',
  'take one away',
  'mend',
  'dearer',
  'it is cheaper to buy',
  'you can look, but not change',
  'say why[.]',
  'against the rules',
  'whoever reads',
  'now: the live price',
  'from a date on',
  'another one follows',
  'as reckoned',
  'reckoned',
  'empty: ',
  'is taken',
  'from 1 on',
  'broke off',
  'half-way',
  'missing permission',
  'does not open this page',
  'ticked',
  'what the file holds',
  'nothing is written yet',
  'no column is read as',
  'had no place',
  'takes back what you typed',
  'undo takes it back',
  'one draft at a time',
  'take along',
  'held from',
  'stays in force',
  'our prices hold',
  'sign in the file',
  'one row each',
];

const phrase = new RegExp(String.raw`\b(?:${replacedWordings.join('|')})(?!\w)`, 'i');

const englishFiles = projectFiles('src/shared/i18n/locales', /\.json$/).filter((name) =>
  /locales\/en(-GB)?\//.test(name),
);

test.each(englishFiles)('%s has no wording that was replaced', (name) => {
  const texts: Record<string, string> = JSON.parse(projectText(name));
  expect(Object.entries(texts).filter(([, text]) => phrase.test(text))).toEqual([]);
});
