import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnDomain, normalizeListingUrl } from './listingUrl.ts';

test.each([
  ['https://WWW.Logo-Harbor.example/p/0008/', 'https://logo-harbor.example/p/0008'],
  ['  https://logo-harbor.example:443/p/0008#reviews ', 'https://logo-harbor.example/p/0008'],
  ['http://logo-harbor.example:80/', 'http://logo-harbor.example'],
  ['https://logo-harbor.example:8443/p', 'https://logo-harbor.example:8443/p'],
  [
    'https://logo-harbor.example/p?utm_source=mail&color=red&gclid=1&ref=top',
    'https://logo-harbor.example/p?color=red',
  ],
  ['https://logo-harbor.example/p?a=1&utm_medium=x&utm_medium=y', 'https://logo-harbor.example/p?a=1'],
  ['https://logo-harbor.example/100%/[a|b]', 'https://logo-harbor.example/100%25/%5Ba%7Cb%5D'],
  ['https://shop.logo-harbor.example/P/0008', 'https://shop.logo-harbor.example/P/0008'],
])('keeps %s as %s', (pasted, kept) => {
  expect(normalizeListingUrl(pasted)).toBe(kept);
});

test.each(['', 'logo harbor', 'ftp://logo-harbor.example/p', 'https://me:secret@logo-harbor.example/p'])(
  'takes no "%s" for a page',
  (text) => {
    expect(normalizeListingUrl(text)).toBeNull();
  },
);

test('what is kept stays as it is when it is pasted again', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const kept = normalizeListingUrl(url);
      expect(normalizeListingUrl(kept ?? '')).toBe(kept);
    }),
  );
});

test('what is kept is a URI, whatever stands in the path', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const kept = normalizeListingUrl(`https://logo-harbor.example/p${path}`);
      expect(kept).toMatch(/^https:\/\/(?:[\w!$&'()*+,./:;=?@~-]|%[\da-f]{2})+$/i);
      expect(normalizeListingUrl(kept ?? '')).toBe(kept);
    }),
  );
});

test('a page is on the domain of its host or of a part of its end', () => {
  expect(isOnDomain('https://logo-harbor.example/p', 'logo-harbor.example')).toBe(true);
  expect(isOnDomain('https://www.logo-harbor.example/p', 'logo-harbor.example')).toBe(true);
  expect(isOnDomain('https://shop.logo-harbor.example/p', 'logo-harbor.example')).toBe(true);
  expect(isOnDomain('https://not-logo-harbor.example/p', 'logo-harbor.example')).toBe(false);
  expect(isOnDomain('https://logo-harbor.example.test/p', 'logo-harbor.example')).toBe(false);
  expect(isOnDomain('no page', 'logo-harbor.example')).toBe(false);
});
