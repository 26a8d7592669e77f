import { describe, expect, test } from 'vitest';
import { addBearer, isOwnOrigin } from './bearer.ts';

const base = 'https://api.host/api';

function headerOf(url: string, token: string | null, headers: Record<string, string> = {}): string | null {
  const request = new Request(url, { headers });
  addBearer(request, token, base);
  return request.headers.get('Authorization');
}

test('spec §7: a request to the API carries the token as a bearer', () => {
  expect(headerOf('https://api.host/api/users', 't-1')).toBe('Bearer t-1');
});

test.each([null, ''])('E56 without a token (%j) there is no Authorization header', (token) => {
  expect(headerOf('https://api.host/api/users', token)).toBeNull();
});

test('D17 an Authorization header that the caller set is kept', () => {
  expect(headerOf('https://api.host/api/x', 'new', { Authorization: 'Bearer old' })).toBe('Bearer old');
});

describe('T11 the token goes to our own origin only', () => {
  test.each([
    'https://api.host.evil/api/users',
    'https://api.hostile/api',
    'http://api.host/api/users',
    'https://api.host:8443/api/users',
    'https://evil/https://api.host/api',
    'https://evil/?u=https://api.host/api',
    'https://evil/#https://api.host/api',
    'https://sub.api.host/api/users',
  ])('it is not sent to %s', (url) => {
    expect(headerOf(url, 't-1')).toBeNull();
  });

  test('it is sent to a host that the URL parser reads as ours', () => {
    expect(isOwnOrigin('https://API.HOST:443/api', base)).toBe(true);
    expect(isOwnOrigin('https://api.host@evil/api', base)).toBe(false);
  });

  test.each(['', '/api', 'not a url', 'data:text/plain,x'])(
    'it is not sent when the base %j has no origin',
    (own) => {
      expect(isOwnOrigin('https://api.host/api', own)).toBe(false);
      expect(isOwnOrigin('data:text/plain,x', own)).toBe(false);
    },
  );

  test('it is not sent to an address that cannot be parsed', () => {
    expect(isOwnOrigin('/api/users', base)).toBe(false);
  });
});
