import { expect, test } from 'vitest';

import { checkResponse } from '#mocks/adapters/checked.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { SeenResponse } from './validate.ts';

const responseWith = (changes: Partial<SeenResponse> = {}): SeenResponse => ({
  method: 'GET',
  url: 'https://host.test/api/logged-in-user?_t=1',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(examples.profileAdmin),
  ...changes,
});

test('a reply that keeps to the contract has no violations', () => {
  expect(checkResponse(responseWith())).toEqual([]);
  expect(checkResponse(responseWith({ body: JSON.stringify(examples.loginNeeded) }))).toEqual([]);
});

test.each([
  ['a field of another type', { body: '{"status":1}' }, 'getLoggedInUser 200: / must have required property'],
  ['a body that is no JSON', { body: '<html>' }, 'getLoggedInUser 200: the body is not JSON'],
  ['another media type', { contentType: 'text/html' }, 'content type is text/html, not application/json'],
  ['no media type', { contentType: null }, 'content type is none'],
  ['a status that is not described', { status: 418 }, 'getLoggedInUser 418: this status is not described'],
  ['a path of nobody', { url: 'https://host.test/api/nothing' }, 'GET /api/nothing: is no operation'],
  ['a method of nobody', { method: 'PUT' }, 'PUT /api/logged-in-user: is no operation'],
])('a reply with %s is a violation', (_what, changes, line) => {
  expect(checkResponse(responseWith(changes)).join('\n')).toContain(line);
});
