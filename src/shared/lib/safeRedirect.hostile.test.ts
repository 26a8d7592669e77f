import { describe, expect, test } from 'vitest';
import { hostileRedirects } from '#tests/support/hostileRedirects.ts';
import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://app.example';
const hostile = hostileRedirects('app.example');

/** Where a browser would end up with `<Link>`, `redirect` or `location.assign`. */
function leaves(address: string): boolean {
  return !URL.canParse(address, origin) || new URL(address, origin).origin !== origin;
}

describe('T04 the 90 hostile values', () => {
  test('are 90, and no two are the same', () => {
    expect(new Set(hostile.map(({ value }) => value)).size).toBe(90);
  });

  test.each(hostile)('land on /home: $group $value', ({ value }) => {
    expect(safeRedirect(value, origin)).toBe('/home');
  });

  const parsed = (value: string): string => {
    if (!URL.canParse(value, origin)) return '/home';
    const url = new URL(value, origin);
    return url.origin === origin ? url.pathname : '/home';
  };
  test.each<[name: string, rule: (value: string) => string, leaks: number]>([
    ['startsWith /', (value) => (value.startsWith('/') ? value : '/home'), 16],
    ['and not //', (value) => (/^\/(?!\/)/.test(value) ? value : '/home'), 6],
    ['and not / or \\', (value) => (/^\/(?![\\/])/.test(value) ? value : '/home'), 4],
    ['parse, same origin, pathname', parsed, 7],
  ])('get through the one-liner "%s", so that the table finds its leaks', (_name, rule, leaks) => {
    expect(hostile.filter(({ value }) => leaves(rule(value)))).toHaveLength(leaks);
  });
});
