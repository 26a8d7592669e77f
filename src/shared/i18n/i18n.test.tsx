import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';

import { changeLanguage, i18n, initI18n, registerEnglish } from './i18n.ts';
import { languages } from './languages.ts';
import menu from './locales/en/menu.json';

function Team() {
  const { t } = useTranslation('menu');
  return <p>{t('team')}</p>;
}

beforeEach(async () => {
  i18n.removeResourceBundle('en', 'sample');
  await changeLanguage('en');
});

/** Texts of a test's own, reached like those of any namespace. */
function sampleText(key: string, text: string, values: Record<string, unknown> = {}): string {
  i18n.addResourceBundle('en', 'sample', { [key]: text });
  return String(Reflect.apply(i18n.t, i18n, [key, { ns: 'sample', ...values }]));
}

test('English texts are there before anything is loaded, also for prerendering', () => {
  expect(renderToString(<Team />)).toBe('<p>Team</p>');
});

test.each(languages.map((language) => language.tag))(
  'E136 the menu is in %s and <html lang> says so',
  async (tag) => {
    expect(await changeLanguage(tag)).toBe(tag);
    expect(document.documentElement.lang).toBe(tag);
    expect(i18n.exists('team', { ns: 'menu', lng: tag, fallbackLng: false })).toBe(true);
  },
);

test('switching the language repaints the screen', async () => {
  render(<Team />);
  await act(() => changeLanguage('el'));
  expect(screen.getByText('Ομάδα')).toBeInTheDocument();
});

test('E136 a text falls back from en-GB to en to its key', async () => {
  await changeLanguage('en-GB');
  expect(i18n.t('logout')).toBe('Sign Out');
  i18n.addResourceBundle('en', 'sample', { only: 'only in English' });
  expect(Reflect.apply(i18n.t, i18n, ['only', { ns: 'sample' }])).toBe('only in English');
  expect(i18n.languages).toEqual(['en-GB', 'en']);
});

test('E137 a text that another language lacks is shown in English', async () => {
  await changeLanguage('de');
  expect(sampleText('greeting', 'Good morning')).toBe('Good morning');
});

test('E137 a text that nobody wrote fails the test that shows it', () => {
  expect(() => String(Reflect.apply(i18n.t, i18n, ['nowhere', { ns: 'menu' }]))).toThrow(
    'Missing text: nowhere in menu',
  );
  expect(() => sampleText('hello', 'Hello {{name}}')).toThrow('Missing value for: Hello {{name}}');
});

test.each(['SKU Manager: Edit', 'v1.0 notes', 'a:b.c', 'Reports: 2026. Q1'])(
  'E138 the key %j is one key',
  (key) => {
    expect(sampleText(key, `label of ${key}`)).toBe(`label of ${key}`);
  },
);

test.each([
  ['a path', '../../evil'],
  ['a path after a language', 'en/../../evil'],
  ['an encoded path', '..%2f..%2fevil'],
  ['a file', '/etc/passwd'],
  ['another host', '//evil.example/de'],
  ['an address', 'https://evil.example/de'],
  ['a NUL', 'de\u0000'],
  ['a query', 'de?x=1#y'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['the key mode of i18next', 'cimode'],
  ['a tag of 8,000 characters', `de${'-x'.repeat(4000)}`],
])('T07 the language %s is English and loads no file', async (_what, hostile) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await initI18n(hostile)).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  expect(i18n.t('team')).toBe('Team');
  expect(fetched).not.toHaveBeenCalled();
});

test('T07 i18next itself takes no other tag than those of the list', async () => {
  for (const hostile of ['../../evil', 'dev', 'xx', 'constructor', '__proto__']) {
    await i18n.changeLanguage(hostile);
    expect(i18n.language).toBe('en');
  }
});

test.each(languages.map((language) => language.tag))(
  'T06 a hostile name stays text in a %s sentence',
  async (tag) => {
    const name = '<img src=x onerror=alert(1)> $t(team) {{team}} &amp; <1>';
    await changeLanguage(tag);
    expect(sampleText('hello', 'Hello {{name}}', { name, team: 'x' })).toBe(`Hello ${name}`);
    render(<p>{sampleText('hello', 'Hello {{name}}', { name })}</p>);
    expect(screen.getByText(`Hello ${name}`)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  },
);

test('the pseudo-locale brackets every English text, also of a chunk that comes later', async () => {
  await changeLanguage('pseudo');
  expect(i18n.t('team')).toMatch(/^⟦.+⟧$/u);
  registerEnglish('menu', { ...menu, team: 'Team of {{name}}' });
  expect(i18n.t('team', { name: 'Ada' })).toMatch(/^⟦.*Ada.*⟧$/u);
  registerEnglish('menu', menu);
});
