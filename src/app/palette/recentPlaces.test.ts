import { beforeEach, expect, test } from 'vitest';
import { rememberPlace } from './recentPlaces.ts';

const stored = (): unknown => JSON.parse(window.localStorage.getItem('backroom.recent') ?? 'null');

beforeEach(() => window.localStorage.clear());

test('the latest place comes first, each once', () => {
  for (const path of ['/home', '/my-account', '/home']) rememberPlace(path);
  expect(stored()).toEqual(['/home', '/my-account']);
});

test('eight places are kept', () => {
  for (let at = 1; at <= 9; at += 1) rememberPlace(`/slabs/${at}`);
  expect(stored()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `/slabs/${at}`));
});

test('E131 a broken stored list is replaced', () => {
  window.localStorage.setItem('backroom.recent', '{"0":"/home"}');
  rememberPlace('/home');
  expect(stored()).toEqual(['/home']);
});
