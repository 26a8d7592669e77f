import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { loginAddress, toRedirectFrom, redirectTarget, safeRedirect } from './safeRedirect.ts';

const origin = 'https://app.example';
const at = (address: string) => new URL(address, origin);

describe('a value that is not text', () => {
  test.each([null, undefined, 0, true, {}, ['/team'], new URL('/team', origin), new String('/team')])(
    'lands on /home: %s',
    (value) => {
      expect(safeRedirect(value, origin)).toBe('/home');
    },
  );
});

describe('a target of our own', () => {
  const allowed = [
    paths.home,
    paths.myAccount,
    paths.team,
    paths.roles,
    paths.permissionNodes,
    paths.competitorDetail,
    paths.documents,
    paths.slabs('P-10_a'),
    paths.competitorManager('7'),
  ];
  test.each(allowed)('is let through: %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  test('E06 keeps its query and hash as they are written', () => {
    const address = '/typesense?q=a%20b+c%2F%25&x=1&x=2&empty=&bare#part%202';
    expect(safeRedirect(address, origin)).toBe(address);
  });

  test('E11 loses a redirect inside it, under any spelling of its name', () => {
    expect(safeRedirect('/team?a=1&redirectFrom=%2F%2Fevil.example&b=%20#h', origin)).toBe(
      '/team?a=1&b=%20#h',
    );
    expect(safeRedirect('/team?redirect%46rom=/x', origin)).toBe('/team');
    expect(safeRedirect('/team?redirectfrom=/x', origin)).toBe('/team?redirectfrom=/x');
  });

  test('E12 may be a page outside the menu: access is the token', () => {
    expect(safeRedirect('/activitylog', origin)).toBe('/activitylog');
  });

  test('E15 may differ in case and in one trailing slash', () => {
    expect(safeRedirect('/Team/', origin)).toBe('/Team');
    expect(safeRedirect('/Team/?page=2', origin)).toBe('/Team?page=2');
    expect(safeRedirect('/team//', origin)).toBe('/home');
  });

  test('has ids of one segment of 1 to 64 characters', () => {
    for (const id of [
      'a'.repeat(64),
      'é'.repeat(64),
      'a.b',
      'a b',
      '7%',
      'prd:1~(x)',
      '...',
      '+',
      '?',
      '#',
    ]) {
      expect(safeRedirect(paths.slabs(id), origin)).toBe(paths.slabs(id));
      expect(safeRedirect(paths.competitorManager(id), origin)).toBe(paths.competitorManager(id));
    }
    for (const path of [
      ...[`/slabs/${'a'.repeat(577)}`, '/slabs/', '/slabs/a/b', '/x/slabs/a', '/slabs/x/..'],
      ...['.', '..', 'a/b', 'a\\b', 'a\0', 'a\n', 'a\u0001', 'a\u007f'].map(paths.slabs),
      ...['/slabs/%2e%2e', '/slabs/.%2E', '/slabs/..%2Flogout', '/slabs/a%5C..', '/slabs/a\u202eb'],
    ]) {
      expect(safeRedirect(path, origin), path).toBe('/home');
    }
  });

  test('has at most 2048 characters, before and after parsing', () => {
    const query = (length: number): string => `/team?q=${'x'.repeat(length - '/team?q='.length)}`;
    expect(safeRedirect(query(2048), origin)).toBe(query(2048));
    expect(safeRedirect(query(2049), origin)).toBe('/home');
    expect(safeRedirect(`/team?q=${'é'.repeat(400)}`, origin)).toBe('/home');
  });

  test('may be a path that only resolves to a page', () => {
    expect(safeRedirect('/team/../roles', origin)).toBe('/roles');
    expect(safeRedirect('/', origin)).toBe('/home');
  });

  test('is none with another host, user or password', () => {
    expect(safeRedirect('/team', 'https://other.example')).toBe('/team');
    expect(safeRedirect('/\u200e/evil.example', origin)).toBe('/home');
    expect(safeRedirect('/team\u2028', origin)).toBe('/home');
    expect(safeRedirect('/team', 'not an origin')).toBe('/home');
  });
});

describe('the target of the sign-in page', () => {
  test('E10 is the first of two redirectFrom', () => {
    expect(redirectTarget('?redirectFrom=%2Fteam&redirectFrom=%2Froles', origin)).toBe('/team');
    expect(redirectTarget('?redirectFrom=//evil.example&redirectFrom=%2Froles', origin)).toBe('/home');
  });

  test('ASVS 1.1.1 is decoded once', () => {
    expect(redirectTarget('?redirectFrom=%252Fteam', origin)).toBe('/home');
  });

  test('is /home without a parameter; the origin of the page is the default', () => {
    expect(redirectTarget('')).toBe('/home');
    expect(redirectTarget('?redirectFrom=%2Fteam')).toBe('/team');
    expect(safeRedirect('/roles')).toBe('/roles');
  });
});

describe('the value of redirectFrom', () => {
  test('E01 is path, search and hash, encoded once', () => {
    expect(toRedirectFrom(at('/team?page=2&q=a%20b#top'), origin)).toBe('/team?page=2&q=a%20b#top');
    expect(loginAddress(at('/team?page=2&q=a%20b#top'), origin)).toBe(
      '/login?redirectFrom=%2Fteam%3Fpage%3D2%26q%3Da%2520b%23top',
    );
  });

  test('E05 is /home for /', () => {
    expect(loginAddress(at('/'), origin)).toBe('/login?redirectFrom=%2Fhome');
    expect(toRedirectFrom(at('/?x=1'), origin)).toBe('/home');
  });

  test('E06 brings back exactly the page that was left', () => {
    const left = '/typesense?q=50%25+%2F%20%26&q=2#a%23b';
    const login = new URL(loginAddress(at(left), origin), origin);
    expect(redirectTarget(login.search, origin)).toBe(left);
  });

  test('E08 E09 is never /logout, a public path or an unknown one', () => {
    for (const path of [
      '/logout',
      '/logout?x=1',
      '/login',
      '/reset-password/1',
      '/nowhere',
      '//evil.example/team',
    ]) {
      expect(loginAddress({ pathname: path, search: '', hash: '' }, origin), path).toBe('/login');
    }
  });

  test('is of the origin of the page by default', () => {
    expect(loginAddress(new URL('/team', window.location.href))).toBe('/login?redirectFrom=%2Fteam');
    expect(toRedirectFrom(new URL('/team', window.location.href))).toBe('/team');
  });
});

describe('a generated value', () => {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%09',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      ' ',
      '\t',
      '\n',
      '\0',
    ],
    ...[
      'home',
      'team',
      'slabs',
      'Team',
      'login',
      'evil.example',
      'https:',
      'javascript:',
      'redirectFrom',
      'é',
      '\u202e',
    ],
    ...['competitor-manager', 'app.example', 'http://', '%', '%zz', '\uff0f', '\u3002', '\ud800', 'x'],
  );
  const mixture = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  const page = fc.constantFrom('/home', '/Team/', '/slabs/7', '/typesense');
  const value = fc.oneof(
    mixture,
    mixture.map((rest) => `/${rest}`),
    fc.tuple(page, mixture).map(([path, rest]) => path + rest),
    fc
      .tuple(page, fc.webQueryParameters(), fc.webFragments())
      .map(([path, query, hash]) => `${path}?${query}#${hash}`),
    fc.string({ unit: 'binary' }),
  );

  test('stays on the origin, and sanitizing twice changes nothing (20,000 values)', () => {
    fc.assert(
      fc.property(value, (given) => {
        const once = safeRedirect(given, origin);
        const url = new URL(once, origin);
        return (
          url.origin === origin &&
          /^\/[^/\\]/.test(once) &&
          url.pathname + url.search + url.hash === once &&
          safeRedirect(once, origin) === once
        );
      }),
      { numRuns: 20_000 },
    );
  });

  test('leads the sign-in page back to its address or to /home', () => {
    fc.assert(
      fc.property(value, (given) => {
        const address = URL.canParse(given, origin) ? new URL(given, origin) : at('/team');
        const login = new URL(loginAddress(address, origin), origin);
        const target = redirectTarget(login.search, origin);
        return target === '/home' || target === toRedirectFrom(address, origin);
      }),
      { numRuns: 5000 },
    );
  });
});
