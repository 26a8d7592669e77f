import { expect, test, vi } from 'vitest';
import { storage } from '#shared/lib/storage.ts';
import { readProfile } from './profile.ts';
import { createUserStore } from './userStore.ts';

const ana = { username: 'ana', is_active: 'Y', is_deleted: 'N' };

/** The address that is shown of a profile, when it is read and when it is remembered. */
function shown(address: string): unknown[] {
  const reading = readProfile({ ...ana, profile_image: address });
  if (reading.kind !== 'usable') throw new Error(reading.kind);
  const store = createUserStore(storage);
  store.save({ ...reading.user, userHeader: address }, null);
  return [reading.user.userHeader, store.read()?.userHeader];
}

test.each([
  ['https://api.example.com/photos/ana.webp', 'the API’s own host'],
  ['https://photos.example.com/ana.webp', 'a host that is named'],
  ['https://img.example.com:8443/ana.webp', 'one named with its port'],
])('spec §3 T08 a picture of %s is shown: %s', (address) => {
  vi.stubEnv('VITE_API_HOST', 'api.example.com');
  vi.stubEnv('VITE_IMAGE_HOSTS', 'photos.example.com, https://img.example.com:8443');
  expect(shown(address)).toEqual([address, address]);
});

test.each([
  'Photos.Example.com',
  'https://photos.example.com/',
  'photos.example.com:443',
  ' photos.example.com ',
])('T08 the build accepts the host spelled as %j', (named) => {
  vi.stubEnv('VITE_IMAGE_HOSTS', `, ${named},`);
  const address = 'https://photos.example.com/ana.webp';
  expect(shown(address)).toEqual([address, address]);
});

test.each([
  'https://elsewhere.example.com/ana.webp',
  'http://photos.example.com/ana.webp',
  'https://photos.example.com.evil.example/ana.webp',
])('T08 %s is not shown', (address) => {
  vi.stubEnv('VITE_API_HOST', 'api.example.com');
  vi.stubEnv('VITE_IMAGE_HOSTS', 'photos.example.com');
  expect(shown(address)).toEqual([null, null]);
});
