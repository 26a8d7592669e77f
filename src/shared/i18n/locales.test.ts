import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { areaNames, textAreas } from './textAreas.ts';

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

const namespaces = namespacesOf('en');
const others = languages.filter(({ tag }) => tag !== 'en').map(({ tag }) => tag);
const translated = others.flatMap((tag) => namespaces.map((namespace) => [tag, namespace] as const));

test('no folder has a language that the panel does not offer', () => {
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[2]));
  expect([...folders].sort()).toEqual(languages.map(({ tag }): string => tag).sort());
});

test.each(others)('%s has every text file of English', (tag) => {
  expect(namespacesOf(tag)).toEqual(namespaces);
});

test('every text file belongs to one text area', () => {
  expect(areaNames.flatMap((area): string[] => [...textAreas[area]]).sort()).toEqual(namespaces);
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
      const isPlural = `${name}_other` in english;
      // A sentence of its own for none, which every language may have where English has it.
      if (`${name}_zero` in english) found.delete('zero');
      expect([...found].sort(), name).toEqual(isPlural ? [...forms].sort() : []);
    }
    for (const [key, text] of Object.entries(texts(tag, namespace) ?? {})) {
      const source = english[key] ?? english[key.replace(pluralEnd, '_other')] ?? '';
      expect(placeholders(text), key).toEqual(placeholders(source));
    }
  },
);

/** Names, and words that other languages share with English; any other text that equals English was forgotten. */
const sameAsEnglish: Record<string, readonly string[]> = {
  // names
  all: [
    ...['Backroom', 'Promostandards', 'PromoStandards'],
    ...['Alt+↓', 'Ctrl K', 'Ctrl+Enter', 'Ctrl+S', '⌘ K'],
    // cards, and the number of an invoice
    ...['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club', 'JCB', 'UnionPay', 'INV-20418'],
    // signs of the trade that are the same everywhere
    ...['EQP', 'GP %', 'GTIN', 'GTIN , SKU', 'KVI', 'MOQ', 'Markup %', 'OK', 'SKU', 'URL', 'XL'],
  ],
  // words these languages have in common with English
  de: [
    'Domain',
    'Debit',
    'Details',
    'Export',
    'Horizontal',
    'Import',
    'In',
    'Index',
    'Layout',
    'Link',
    'Links',
    'Material',
    'Name',
    'Normal',
    'Panel',
    'Person',
    'Person:',
    'SKUs',
    'Server',
    'Status',
    'Status:',
    'Team',
    'Position',
  ],
  es: [
    'Color',
    'Error',
    'General',
    'Horizontal',
    'Kit',
    'Manual',
    'Material',
    'No',
    'Panel',
    'Roles',
    'Total',
    'Visible',
    'Vertical',
    'error',
  ],
  fr: [
    'Suggestion',
    '. (point)',
    'Action',
    'action',
    'Actions',
    'actions',
    'Catalogue',
    'Code',
    'Configuration',
    'Date',
    'Description',
    'Documents',
    'E-mail',
    'Export',
    'Image',
    'Import',
    'Kit',
    'Menu',
    'Net',
    'Note',
    'Notes',
    'Notifications',
    'OK',
    'Photo',
    'Page',
    'page',
    'Pages',
    'pages',
    'Position',
    'Source',
    'Stock',
    'Total',
    'Visible',
    'Type',
    'Version',
    'version',
    'Versions',
    'versions',
  ],
  el: ['E-mail'],
  it: [
    'Account',
    'E-mail',
    'File',
    'Home',
    'In',
    'Kit',
    'Layout',
    'Link',
    'Marketplace',
    'Menu',
    'No',
    'Password',
    'Per',
    'Server',
    'Set',
    'Team',
  ],
};

test.each(others.filter((tag) => tag !== 'en-GB'))('%s leaves nothing in English by accident', (tag) => {
  const allowed = [...(sameAsEnglish.all ?? []), ...(sameAsEnglish[tag] ?? [])];
  // Many keyboards have English names on their keys.
  const isKeyName = (key: string): boolean => key.startsWith('key.');
  const left = namespaces.flatMap((namespace) =>
    Object.entries(texts(tag, namespace) ?? {}).filter(
      ([key, text]) =>
        !isKeyName(key) &&
        text === texts('en', namespace)?.[key] &&
        !allowed.includes(text.replaceAll(/\{\{.*?\}\}/g, '').trim()),
    ),
  );
  expect(left.filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')))).toEqual([]);
});

test('every text is there, trimmed, and flat', () => {
  const wrong = Object.entries(files).flatMap(([path, all]) =>
    Object.entries(all)
      .filter(([, text]) => typeof text !== 'string' || text === '' || text !== text.trim())
      .map(([key]) => `${path} ${key}`),
  );
  expect(wrong).toEqual([]);
});
