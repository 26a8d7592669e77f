import { beforeEach, expect, test } from 'vitest';

import { storage } from '#shared/lib/storage.ts';
import { changeLanguage, i18n } from './i18n.ts';
import { chooseLanguage, rememberLanguage, restoreLanguage, startLanguage } from './languageChoice.ts';

beforeEach(() => changeLanguage('en'));

test('spec §9 without a choice the page starts in English, whatever the browser prefers', async () => {
  expect(await startLanguage()).toBe('en');
  expect(storage.get('language')).toBeNull();
});

test('a choice is applied, stored, and restored at the next start', async () => {
  await chooseLanguage('el');
  expect(i18n.language).toBe('el');
  expect(storage.get('language')).toBe('el');
  await changeLanguage('en');
  expect(await startLanguage()).toBe('el');
});

test('E136 a stored language the panel does not speak is English', async () => {
  storage.set('language', '../../evil');
  expect(await startLanguage()).toBe('en');
});

test('D34 the language outlives the clearing of local storage, and is stored again after signing in', async () => {
  await chooseLanguage('ru');
  storage.clearLocal();
  expect(await startLanguage()).toBe('ru');
  restoreLanguage();
  expect(window.localStorage.getItem('backroom.language')).toBe('ru');
});

test('a tab that missed a choice does not overwrite it with its old language', async () => {
  await changeLanguage('ru');
  storage.set('language', 'de');
  restoreLanguage();
  expect(storage.get('language')).toBe('de');
});

test('?lang=pseudo shows the pseudo-locale once and is never remembered', async () => {
  await chooseLanguage('de');
  window.history.replaceState(null, '', '/home?lang=pseudo');
  expect(await startLanguage()).toBe('pseudo');
  rememberLanguage();
  expect(storage.get('language')).toBe('de');
});
