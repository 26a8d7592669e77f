import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, i18n } from '#shared/i18n/i18n.ts';
import { storage } from '#shared/lib/storage.ts';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
import { getColorMode } from './colorMode.ts';
import { followTabs } from './followTabs.ts';

const heard = (key: string): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));

afterEach(() => changeLanguage('en'));

test('E134 language and colour mode of another tab are followed, also before signing in', async () => {
  const leave = followTabs();
  storage.set('language', 'it');
  heard('backroom.language');
  await vi.waitFor(() => expect(i18n.language).toBe('it'));
  storage.set('layout', { ...layoutDefaults, mode: 'dark' });
  heard('backroom.layout');
  expect(getColorMode()).toBe('dark');
  leave();
  storage.set('layout', layoutDefaults);
  heard('backroom.layout');
  expect(getColorMode()).toBe('dark');
});
