import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { formatErrorDetails } from './errorDetails.ts';

const at = new Date('2026-11-20T09:30:00Z');

test('details name the page, the time, the call and the status', () => {
  const error = new ApiError('http', { status: 500, operation: 'GET /account/sessions', code: 'oops' });
  expect(formatErrorDetails(error, { pathname: '/my-account', at, stack: false })).toBe(
    [
      'page: /my-account',
      'time: 2026-11-20T09:30:00.000Z',
      'error: ApiError',
      'call: GET /account/sessions',
      'kind: http',
      'status: 500',
      'code: oops',
    ].join('\n'),
  );
});

test('T15 the stack shows in development only', () => {
  const error = new TypeError('x is not a function');
  expect(formatErrorDetails(error, { pathname: '/home', at, stack: false })).not.toMatch(
    /stack|not a function|\.test\.ts/,
  );
  expect(formatErrorDetails(error, { pathname: '/home', at, stack: true })).toContain('errorDetails.test.ts');
});

test('any thrown value gives details', () => {
  expect(formatErrorDetails('no', { pathname: '/home', at, stack: true })).toContain('error: string');
});

test('the answer of a failed server shows to administrators only', () => {
  const error = new ApiError('http', { status: 500, serverMessage: 'at /srv/app.js:1' });
  const here = { pathname: '/home', at, stack: false };
  expect(formatErrorDetails(error, here)).not.toContain('app.js');
  expect(formatErrorDetails(error, { ...here, isFull: true })).toContain('server: at /srv/app.js:1');
});
