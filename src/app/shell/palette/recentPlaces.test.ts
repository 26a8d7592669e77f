import { beforeEach, expect, test } from 'vitest';
import { rememberPlace, withPlace } from './recentPlaces.ts';

const stored = (): unknown => JSON.parse(window.localStorage.getItem('backroom.recent') ?? 'null');

beforeEach(() => window.localStorage.clear());

test('the latest place is first, each once', () => {
  for (const path of ['/home', '/my-account', '/home']) rememberPlace(path);
  expect(stored()).toEqual(['/home', '/my-account']);
});

test('E15 one place, however its address is written', () => {
  for (const path of ['/Home/', '/my-account', '/HOME']) rememberPlace(path);
  expect(stored()).toEqual(['/home', '/my-account']);
});

test('E09 an address without a screen is no place', () => {
  rememberPlace('/home');
  rememberPlace('/no/such/page');
  expect(stored()).toEqual(['/home']);
});

test('eight places are kept', () => {
  const many = Array.from({ length: 8 }, (_, at) => `/slabs/${at}`);
  expect(withPlace(many, '/home')).toEqual(['/home', ...many.slice(0, 7)]);
});

test('pages of one screen are places of their own', () => {
  const table = [
    { id: 's', path: '/slabs/:id', titleKey: 'home', node: null, access: 'auth', Component: () => null },
  ] as const;
  expect(withPlace(['/slabs/7', '/home'], '/slabs/8/', table)).toEqual(['/slabs/8', '/slabs/7', '/home']);
});

test('E131 garbage is replaced', () => {
  window.localStorage.setItem('backroom.recent', '{"0":"/home"}');
  rememberPlace('/home');
  expect(stored()).toEqual(['/home']);
});
