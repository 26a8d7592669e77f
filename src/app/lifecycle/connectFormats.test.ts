import { afterEach, expect, test } from 'vitest';
import { formatChoice } from '#shared/i18n/formatChoice.ts';
import { storage } from '#shared/lib/storage.ts';
import { session } from '#session/session.ts';
import { signInAs } from '#tests/support/renderApp.tsx';
import { createProfile } from '#tests/support/people.ts';
import './connectFormats.ts';

const other = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const asDevice = { zone: 'UTC', numberFormat: null };

afterEach(() => session.signOut());

test('D39 a profile brings its time zone and number format, and the end of the session takes them away', async () => {
  await signInAs('admin');
  session.restore();
  session.updateProfile(createProfile('ana', { time_zone: 'Asia/Tokyo', number_format: 'dot-comma' }));
  expect(formatChoice.get()).toEqual({ zone: 'Asia/Tokyo', numberFormat: 'dot-comma' });
  session.updateProfile(createProfile('ana', { time_zone: 'Europe/Atlantis', number_format: null }));
  expect(formatChoice.get()).toEqual(asDevice);
  session.updateProfile(createProfile('ana', { time_zone: 'Asia/Tokyo' }));
  await session.signOut();
  expect(formatChoice.get()).toEqual(asDevice);
});

test('E134 D39 formats saved by another tab are followed', () => {
  storage.set('timeZone', 'America/New_York');
  other('backroom.timeZone');
  storage.set('numberFormat', 'apostrophe-dot');
  other('backroom.numberFormat');
  expect(formatChoice.get()).toEqual({ zone: 'America/New_York', numberFormat: 'apostrophe-dot' });
  storage.clearLocal();
  other(null);
  expect(formatChoice.get()).toEqual(asDevice);
});
