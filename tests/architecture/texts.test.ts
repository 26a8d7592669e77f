import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

const sources = projectFiles('src', /\.tsx?$/)
  .filter((name) => !name.includes('.test.'))
  .map(projectText)
  .join('\n');

const isQuoted = (word: string): boolean =>
  ["'", '"', '`'].some((quote) => sources.includes(quote + word + quote));

/** Named in quotes, or put together from a fixed beginning or end: `error.${kind}`, `${kind}.title`. */
function isUsed(key: string): boolean {
  const dot = key.lastIndexOf('.');
  if (isQuoted(key) || dot < 0) return isQuoted(key);
  const [start, end] = [key.slice(0, dot), key.slice(dot + 1)];
  return sources.includes(`\`${start}.\${`) || (sources.includes(`}.${end}\``) && isQuoted(start));
}

// Menu labels also name areas whose screens come later; menuTexts.test.ts holds them against the permission titles.
const namespaces = projectFiles('src/shared/i18n/locales/en', /\.json$/).filter(
  (name) => !name.endsWith('menu.json'),
);

test.each(namespaces)('R13 every text of %s is used', (name) => {
  const texts: Record<string, string> = JSON.parse(projectText(name));
  const keys = Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
