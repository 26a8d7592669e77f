import { describe, expect, test } from 'vitest';
import { languages } from '#shared/i18n/languages.ts';
import { projectFiles, projectText } from './projectFiles.ts';

interface Term {
  english: string;
  term: string;
  avoid: readonly string[];
}

function termsOf(tag: string): Term[] {
  const [, ...lines] = projectText(`docs/terms/${tag}.csv`).trim().split('\n');
  return lines.map((line) => {
    const [english = '', term = '', avoid = ''] = line.split(',');
    const forms = avoid.split(';').map((form) => form.trim());
    return { english, term, avoid: forms.filter((form) => form !== '') };
  });
}

/** Every text a person sees; what one may type to find a command is in any words. */
function textsOf(tag: string): [key: string, text: string][] {
  return projectFiles(`src/shared/i18n/locales/${tag}`, /\.json$/).flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(projectText(file));
    return Object.entries(texts)
      .filter(([key]) => !key.startsWith('words.'))
      .map(([key, text]): [string, string] => [`${file.split('/').pop() ?? ''} ${key}`, toPlainText(text)]);
  });
}

/** Without placeholders, and without the hyphens that only say where a word may break. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/\{\{.*?\}\}/g, '§')
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ');
}

/** Chinese puts no blanks between words, so there any place is a word's place. */
function containsForm(text: string, form: string): boolean {
  if (/\p{Script=Han}/u.test(form)) return text.includes(form);
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

describe.each(languages.map(({ tag }): string => tag))('%s', (tag) => {
  test('has a list of terms with one term for one thing', () => {
    const terms = termsOf(tag);
    expect(terms.length).toBeGreaterThan(9);
    expect(new Set(terms.map(({ english }) => english)).size).toBe(terms.length);
  });

  test('uses each of its terms', () => {
    const texts = textsOf(tag)
      .map(([, text]) => text.toLowerCase())
      .join('\n');
    const unused = termsOf(tag).filter(({ term }) => !texts.includes(term.toLowerCase()));
    expect(unused.map(({ term }) => term)).toEqual([]);
  });

  test('uses no form that its list excludes', () => {
    const texts = textsOf(tag);
    const found = termsOf(tag).flatMap(({ avoid, term }) =>
      avoid.flatMap((form) =>
        texts
          .filter(([, text]) => containsForm(text, form))
          .map(([key, text]) => `${key}: “${form}” instead of “${term}”: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
