import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

const sources = projectFiles('src', /\.tsx?$/)
  .filter((name) => !name.includes('.test.'))
  .map(projectText)
  .join('\n');

/** Named in quotes, or built from a fixed beginning: `error.${kind}`. */
function isUsed(key: string): boolean {
  const start = key.slice(0, key.lastIndexOf('.') + 1);
  return (
    ["'", '"', '`'].some((quote) => sources.includes(quote + key + quote)) ||
    (start !== '' && sources.includes(`\`${start}\${`))
  );
}

// Menu labels also name areas whose screens come later; menuTexts.test.ts holds them against the permission titles.
const namespaces = projectFiles('src/shared/i18n/locales/en', /\.json$/).filter(
  (name) => !name.endsWith('menu.json'),
);

test.each(namespaces)('R13 %s holds no sentence that nobody shows', (name) => {
  const texts: Record<string, string> = JSON.parse(projectText(name));
  const keys = Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
