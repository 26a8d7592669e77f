import '#app/public/texts.ts';
import { beforeEach, expect, test } from 'vitest';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { loadArea } from './loadArea.ts';

beforeEach(async () => {
  alertStore.clear();
  await changeLanguage('en');
});

test('an area speaks the language on screen before its first screen is painted', async () => {
  await changeLanguage('el');
  expect(i18n.hasResourceBundle('el', 'shell')).toBe(false);
  await loadArea('panel');
  expect(i18n.hasResourceBundle('el', 'shell')).toBe(true);
  expect(alertStore.getSnapshot()).toBeNull();
});

test('texts that cannot be had keep no screen away: the page says why it speaks English', async () => {
  await loadArea('panel', () => Promise.reject(new Error('no such file')));
  expect(alertStore.getSnapshot()).toMatchObject({
    type: 'danger',
    message: 'Couldn’t load that language.',
  });
});
