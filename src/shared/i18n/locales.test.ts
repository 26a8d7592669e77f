import { expect, test } from 'vitest';

import { languages } from './languages.ts';

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

function texts(tag: string, namespace: string): Record<string, string> | undefined {
  return files[`./locales/${tag}/${namespace}.json`];
}

function namespacesOf(tag: string): string[] {
  const start = `./locales/${tag}/`;
  return Object.keys(files)
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length, -'.json'.length));
}

const pluralEnd = /_(zero|one|two|few|many|other)$/;

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]*\}\}|<\/?\d+>/g)].map(([part]) => part).sort();
}

/** The keys without plural forms, and the forms each plural key has. */
function shape(all: Record<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const key of Object.keys(all)) {
    const form = pluralEnd.exec(key)?.[1];
    const name = key.replace(pluralEnd, '');
    const forms = found.get(name) ?? new Set<string>();
    if (form) forms.add(form);
    found.set(name, forms);
  }
  return found;
}

const translated = languages
  .filter(({ tag }) => tag !== 'en')
  .flatMap(({ tag }) => namespacesOf(tag).map((namespace) => [tag, namespace] as const));

test('the menu is there in all nine languages', () => {
  expect(languages.filter(({ tag }) => texts(tag, 'menu')).map(({ tag }) => tag)).toHaveLength(9);
});

test('no folder holds a language the panel does not offer', () => {
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[2]));
  expect([...folders].sort()).toEqual(languages.map(({ tag }): string => tag).sort());
});

test.each(translated)('%s %s has the keys of English, none missing, none extra', (tag, namespace) => {
  const english = shape(texts('en', namespace) ?? {});
  const other = shape(texts(tag, namespace) ?? {});
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(translated)(
  '%s %s keeps the placeholders and has the plural forms of its language',
  (tag, namespace) => {
    const english = texts('en', namespace) ?? {};
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [name, found] of shape(texts(tag, namespace) ?? {})) {
      expect([...found].sort(), name).toEqual(found.size === 0 ? [] : [...forms].sort());
    }
    for (const [key, text] of Object.entries(texts(tag, namespace) ?? {})) {
      const source = english[key] ?? english[key.replace(pluralEnd, '_other')] ?? '';
      expect(placeholders(text), key).toEqual(placeholders(source));
    }
  },
);

test('every text is there, trimmed, and flat', () => {
  for (const [path, all] of Object.entries(files)) {
    for (const [key, text] of Object.entries(all)) {
      expect(typeof text, `${path} ${key}`).toBe('string');
      expect(text, `${path} ${key}`).toBe(text.trim());
      expect(text, `${path} ${key}`).not.toBe('');
    }
  }
});
