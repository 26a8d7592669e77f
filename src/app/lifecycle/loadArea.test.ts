import '#app/public/texts.ts';
import { beforeEach, expect, test } from 'vitest';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { loadArea } from './loadArea.ts';

beforeEach(async () => {
  alertStore.clear();
  await changeLanguage('en');
});

test('the texts of an area are in the language on screen before its first screen is painted', async () => {
  await changeLanguage('el');
  expect(i18n.hasResourceBundle('el', 'shell')).toBe(false);
  await loadArea('panel');
  expect(i18n.hasResourceBundle('el', 'shell')).toBe(true);
  expect(alertStore.getSnapshot()).toBeNull();
});

test('a screen opens in English with a message when its texts cannot be loaded', async () => {
  await loadArea('panel', () => Promise.reject(new Error('no such file')));
  expect(alertStore.getSnapshot()).toMatchObject({
    type: 'danger',
    message: 'Couldn’t load that language.',
  });
});
