import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholders, PlaceholderError } from './placeholders.ts';

const fill = (template: string, values: Record<string, unknown>): string =>
  fillPlaceholders(template, values).path;

test.each(['/logout-user/:userId', '/logout-user/{userId}'])(
  'the placeholder of %s is filled',
  (template) => {
    expect(fill(template, { userId: 'u-1001' })).toBe('/logout-user/u-1001');
    expect(fill(template, { userId: 0 })).toBe('/logout-user/0');
    expect(fill(template, { userId: 12n })).toBe('/logout-user/12');
  },
);

test('a placeholder may occur twice, and two may stand side by side', () => {
  expect(fill('/a/:id/b/{id}', { id: 7 })).toBe('/a/7/b/7');
  expect(fill('/a/{from}-{to}', { from: 1, to: 2 })).toBe('/a/1-2');
  expect(fill('/files/:name.json', { name: 'x' })).toBe('/files/x.json');
});

test.each([
  ['a/b', 'a%2Fb'],
  ['a?b', 'a%3Fb'],
  ['a#b', 'a%23b'],
  ['50%', '50%25'],
  ['%2e%2e', '%252e%252e'],
  ['..\\x', '..%5Cx'],
  ['$&', '%24%26'],
  ['{id}', '%7Bid%7D'],
  ['...', '...'],
  ['Ünï', '%C3%9Cn%C3%AF'],
])('E58 the value %s is encoded as %s', (value, segment) => {
  expect(fill('/x/:id/y', { id: value })).toBe(`/x/${segment}/y`);
});

test.each(['.', '..', ''])('E58 the value "%s" would leave the path and is refused', (id) => {
  expect(() => fill('/x/:id', { id })).toThrow(PlaceholderError);
  expect(() => fill('/x/:id', { id })).toThrow(`path placeholder "id" cannot be "${id}"`);
});

test('E58 half a character cannot be encoded and is refused', () => {
  expect(() => fill('/x/:id', { id: 'a\uD800' })).toThrow(
    expect.objectContaining({
      name: 'PlaceholderError',
      message: 'path placeholder "id" holds half a character',
      cause: expect.any(URIError),
    }),
  );
});

test.each([undefined, null, {}, [], true, Symbol('x'), () => 'x'])(
  'E59 the missing value %s is refused before anything is sent',
  (id) => {
    expect(() => fill('/x/:id', { id })).toThrow('path placeholder "id" has no value');
    expect(() => fill('/x/{id}', {})).toThrow('path placeholder "id" has no value');
  },
);

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'E60 the placeholder :%s finds nothing that objects inherit',
  (name) => {
    expect(() => fill(`/x/:${name}`, {})).toThrow(PlaceholderError);
    expect(fill(`/x/:${name}`, Object.fromEntries([[name, 'mine']]))).toBe('/x/mine');
  },
);

test.each([
  'http://localhost:8080/api/x',
  'http://[::1]:8080/x',
  '/time/10:30',
  '/a:b/c',
  '/x/{8080}',
  '/x/:8080',
])('E61 the address %s has no placeholder', (template) => {
  expect(fillPlaceholders(template, { b: 'no', '8080': 'no', '30': 'no' })).toEqual({
    path: template,
    used: new Set(),
  });
});

test('E61 a host with a port may have a placeholder behind it', () => {
  expect(fill('http://localhost:8080/users/:id', { id: 1 })).toBe('http://localhost:8080/users/1');
});

test('E62 the names that went into the path are reported', () => {
  const { used } = fillPlaceholders('/a/:id/{row}', { id: 1, row: 2, other: 3 });
  expect(used).toEqual(new Set(['id', 'row']));
});

test('E58 any value stays one segment, and the server reads it back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      fc.pre(value !== '.' && value !== '..');
      const { pathname, search, hash } = new URL(fill('/api/x/:id/end', { id: value }), 'http://localhost');
      const segments = pathname.split('/');
      expect(segments).toHaveLength(5);
      expect(decodeURIComponent(segments[3] ?? '')).toBe(value);
      expect([search, hash]).toEqual(['', '']);
    }),
    { numRuns: 10_000 },
  );
});

test('T13 no value changes what objects inherit', () => {
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    const values: unknown = JSON.parse(`{"${name}": {"polluted": true}, "id": "1"}`);
    if (typeof values === 'object' && values !== null) expect(fill('/x/:id', { ...values })).toBe('/x/1');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }
});
