import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCacheBuster, withCacheBuster } from './cacheBuster.ts';

test('E57 calls within one millisecond get distinct, rising values', () => {
  const stamp = createCacheBuster(() => 1000);
  expect([stamp(), stamp(), stamp()]).toEqual([1000, 1001, 1002]);
});

test('E57 the value is the time in milliseconds as soon as the clock has moved on', () => {
  let now = 1000;
  const stamp = createCacheBuster(() => now);
  stamp();
  stamp();
  now = 5000;
  expect(stamp()).toBe(5000);
});

test('E57 a clock that is set back makes no value fall or repeat', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2 }), (clock) => {
      let at = 0;
      const stamp = createCacheBuster(() => clock[at] ?? 0);
      const stamps = clock.map((_, index) => {
        at = index;
        return stamp();
      });
      for (const [index, value] of stamps.entries()) {
        if (index > 0) expect(value).toBeGreaterThan(stamps[index - 1] ?? Infinity);
        expect(value).toBeGreaterThanOrEqual(clock[index] ?? Infinity);
      }
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['/api/users', '/api/users?_t=7'],
  ['/api/users?', '/api/users?_t=7'],
  ['/api/users?q=a%20b&sort=-name', '/api/users?q=a%20b&sort=-name&_t=7'],
  ['/api/users?q=%2B+%26', '/api/users?q=%2B+%26&_t=7'],
  ['/api/users?a=1&a=2', '/api/users?a=1&a=2&_t=7'],
  ['/api/users?flag', '/api/users?flag&_t=7'],
  ['?a=1', '?a=1&_t=7'],
  ['#top', '?_t=7#top'],
  ['/api/users#top', '/api/users?_t=7#top'],
  ['/api/users?a=1#top?b=2', '/api/users?a=1&_t=7#top?b=2'],
  ['/api/users?_t=3&a=1', '/api/users?a=1&_t=7'],
  ['/api/users?_title=x&_t', '/api/users?_title=x&_t=7'],
])('E57 the query of %s is kept as it was written', (url, expected) => {
  expect(withCacheBuster(url, 7)).toBe(expected);
});

test('E57 the pairs of any query stay in their order, and the cache-buster comes once', () => {
  const pairs = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()));
  fc.assert(
    fc.property(pairs, fc.nat(), (asked, stamp) => {
      const before = new URLSearchParams(asked);
      const url = new URL(withCacheBuster(`http://localhost:3000/api/x?${before.toString()}`, stamp));
      expect([...url.searchParams]).toEqual([
        ...[...before].filter(([name]) => name !== '_t'),
        ['_t', String(stamp)],
      ]);
    }),
    { numRuns: 10_000 },
  );
});
