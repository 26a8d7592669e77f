import { expect, test } from 'vitest';
import { apiBase } from './apiBase.ts';

const page = (address: string): URL => new URL(address);

test.each([
  ['http://localhost:5173/login', 'http://localhost:5173/api'],
  ['http://panel.localhost:5173/', 'http://panel.localhost:5173/api'],
  ['https://127.0.0.1:4173/', 'https://127.0.0.1:4173/api'],
  ['http://[::1]:4173/', 'http://[::1]:4173/api'],
])('E65 the page %s is local and calls its own origin, whatever host is configured', (address, base) => {
  expect(apiBase(page(address), 'api.example.com')).toBe(base);
});

test.each([
  'https://localhost.evil.com/',
  'https://evil-localhost/',
  'https://notlocalhost/',
  'https://127.0.0.1.evil.com/',
  'https://127.0.0.2/',
  'https://panel.example.com/',
])('E65 the page %s is not local and calls the configured host', (address) => {
  expect(apiBase(page(address), 'api.example.com')).toBe('https://api.example.com/api');
});

test('D11 without a configured host every page calls its own origin', () => {
  expect(apiBase(page('https://panel.example.com/login'))).toBe('https://panel.example.com/api');
  expect(apiBase(page('https://panel.example.com/login'), '  ')).toBe('https://panel.example.com/api');
});

test('D11 blanks around the host are dropped and its port is kept', () => {
  expect(apiBase(page('https://panel.example.com/'), ' api.example.com:8443 ')).toBe(
    'https://api.example.com:8443/api',
  );
});

test('without a page, as in prerendering, the base is relative', () => {
  expect(apiBase(undefined, 'api.example.com')).toBe('/api');
});
