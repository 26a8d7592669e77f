import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ApiError, errorKey, errorText, isSilent } from './errors.ts';
import type { ApiErrorKind } from './errors.ts';
import { readProblem, readServerMessage } from './problem.ts';
import { templateUnauthorized } from './templateUnauthorized.ts';

const texts: unknown = JSON.parse(readFileSync('src/shared/i18n/locales/en/errors.json', 'utf8'));

const statuses: [number, string][] = [
  [400, 'invalid'],
  [401, 'unauthorized'],
  [402, 'refused'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'gone'],
  [412, 'conflict'],
  [413, 'tooLarge'],
  [415, 'unsupportedType'],
  [418, 'refused'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [499, 'refused'],
  [500, 'server'],
  [501, 'server'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [599, 'server'],
  [200, 'refused'],
];

const kinds: [ApiErrorKind, string][] = [
  ['network', 'network'],
  ['timeout', 'timeout'],
  ['offline', 'offline'],
  ['unexpected', 'unexpected'],
  ['http', 'refused'],
  ['loginNeeded', 'interrupted'],
  ['stale', 'interrupted'],
  ['aborted', 'interrupted'],
];

describe('every error has a sentence', () => {
  test.each(statuses)('of HTTP %i it is: %s', (status, key) => {
    expect(errorKey(new ApiError('http', { status }))).toBe(key);
    expect(texts).toHaveProperty(key);
  });

  test.each(kinds)('of the kind %s it is: %s', (kind, key) => {
    expect(errorKey(new ApiError(kind))).toBe(key);
    expect(texts).toHaveProperty(key);
  });

  test.each([new TypeError('x is not a function'), 'text', null, undefined, { kind: 'network' }])(
    'what is no ApiError (%s) is unexpected',
    (error) => {
      expect(errorKey(error)).toBe('unexpected');
      expect(isSilent(error)).toBe(false);
    },
  );
});

test('no screen shows the end of a session, a late reply or a caller who left', () => {
  const silent = kinds.map(([kind]) => kind).filter((kind) => isSilent(new ApiError(kind)));
  expect(silent).toEqual(['loginNeeded', 'stale', 'aborted']);
});

describe('E55 the text of a refusal', () => {
  const t = (key: string) => `<${key}>`;

  test('is the server’s sentence if it sent one', () => {
    expect(errorText(new ApiError('http', { status: 409, serverMessage: 'Taken' }), t)).toBe('Taken');
  });

  test.each([
    ['a second', 1, 'second', 400],
    ['half a minute', 30, 'second', 30_000],
    ['ninety-nine seconds', 99, 'second', 99_000],
    ['minutes from then on', 2, 'minute', 100_000],
  ])('says how long to wait, whatever else the server says: %s', (_name, wait, range, retryAfterMs) => {
    const error = new ApiError('http', { status: 429, serverMessage: 'Too many attempts', retryAfterMs });
    const say = (key: string, values?: unknown) => `${key} ${JSON.stringify(values)}`;
    const values = { wait, formatParams: { wait: { range } } };
    expect(errorText(error, say)).toBe(`tooManyFor ${JSON.stringify(values)}`);
  });

  test('is the server’s own for a 429 without a time, and for another status with one', () => {
    const busy = { serverMessage: 'Later', retryAfterMs: 1000 };
    expect(errorText(new ApiError('http', { status: 429, serverMessage: 'Later' }), t)).toBe('Later');
    expect(errorText(new ApiError('http', { ...busy, status: 409 }), t)).toBe('Later');
  });

  test('is ours for a record that was archived meanwhile, whatever the server says', () => {
    const refusal = (archivedAt: string | null) =>
      new ApiError('http', {
        ...{ status: 409, code: 'wrong_state', serverMessage: 'Nope' },
        body: { code: 'wrong_state', current: { archivedAt } },
      });
    expect(errorText(refusal('2026-11-22T12:00:00Z'), t)).toBe('<archived>');
    expect(errorText(refusal(null), t)).toBe('Nope');
  });

  test('is ours if the server sent none', () => {
    expect(errorText(new ApiError('http', { status: 409 }), t)).toBe('<conflict>');
    expect(errorText(new Error('x'), t)).toBe('<unexpected>');
  });
});

test('an error describes itself without the text of a reply body', () => {
  const error = new ApiError('http', { status: 422, serverMessage: 'No', body: { password: 'canary' } });
  expect(error.message).toBe('http 422 No');
  expect(new ApiError('network').message).toBe('network');
  expect(new ApiError('network').fields).toEqual([]);
  expect(error.name).toBe('ApiError');
});

describe('the server’s sentence', () => {
  test.each([
    [{ message: 'A', msg: 'B', detail: 'C', title: 'D' }, 'A'],
    [{ msg: 'B', detail: 'C', title: 'D' }, 'B'],
    [{ detail: 'C', title: 'D' }, 'C'],
    [{ title: 'D' }, 'D'],
    [{ message: '', msg: '  ', title: 'D' }, 'D'],
    [{ message: 12, title: 'D' }, 'D'],
    [{ message: '  two\n lines\t' }, 'two lines'],
    [{ message: '<b>bold</b>' }, '<b>bold</b>'],
    [{}, undefined],
    [[{ message: 'A' }], undefined],
    ['A', undefined],
    [null, undefined],
    [undefined, undefined],
    [Object.create({ message: 'inherited' }), undefined],
  ])('in the body %j is %j', (body, expected) => {
    expect(readServerMessage(body)).toBe(expected);
  });

  test('is cut at 300 characters, never within one', () => {
    expect(readServerMessage({ message: 'x'.repeat(300) })).toBe('x'.repeat(300));
    const shortened = readServerMessage({ message: '🙂'.repeat(400) });
    expect(shortened).toBe(`${'🙂'.repeat(299)}…`);
  });
});

describe('a Problem', () => {
  test('gives its code and its fields', () => {
    const body = {
      code: 'validation',
      errors: [
        { field: 'sku', row: 3, code: 'required', message: 'is required' },
        { field: 'name', code: 'too_long', message: 'is too long' },
      ],
    };
    expect(readProblem(body)).toEqual({ code: 'validation', fields: body.errors, body });
  });

  test('leaves out entries that are no field', () => {
    const errors = [null, 'x', 7, [], {}, { field: 1 }, { field: 'a', row: '3', code: 4, message: null }];
    expect(readProblem({ errors, code: 5 })).toEqual({
      fields: [{ field: 'a', code: '', message: '' }],
      body: { errors, code: 5 },
    });
  });

  test.each(['x', null, undefined, { errors: 'x' }, { errors: { 0: { field: 'a' } } }])(
    '%j has no fields',
    (body) => {
      expect(readProblem(body)).toEqual({ fields: [], body });
    },
  );
});

describe('E52 the text of a 401 of a template call', () => {
  const reply = (statusText: string) => new Response(null, { status: 401, statusText });

  test.each([
    [{ message: 'Expired' }, 'Nope', 'Expired'],
    [undefined, 'Nope', 'Nope'],
    [undefined, '  ', 'Unauthorized'],
    [undefined, '', 'Unauthorized'],
  ])('for the body %j and the status text %j is: %s', (body, statusText, message) => {
    const error = templateUnauthorized(reply(statusText), body);
    expect(error).toMatchObject({ kind: 'http', status: 401, serverMessage: message });
  });
});

describe('the text of a server error', () => {
  const fields = [{ field: 'sku', code: 'boom', message: 'at /srv/app.js:1' }];

  test.each([500, 503, 599])('is no sentence and no field of a %i, but a detail', (status) => {
    const error = new ApiError('http', { status, serverMessage: 'at /srv/app.js:1', fields });
    expect(errorText(error, (key) => `<${key}>`)).toMatch(/^<(server|unavailable)>$/);
    expect(error).toMatchObject({ serverMessage: undefined, serverDetails: 'at /srv/app.js:1', fields: [] });
    expect(error.message).toBe(`http ${status}`);
  });

  test('is not what a 4xx says: a refusal keeps its sentence and has no details', () => {
    const error = new ApiError('http', { status: 499, serverMessage: 'No', fields });
    expect(error).toMatchObject({ serverMessage: 'No', serverDetails: undefined, fields });
  });
});
