import { describe, expect, test } from 'vitest';
import { describeCall } from './call.ts';
import { prepareRequest, getPathTemplate } from './prepareRequest.ts';

test('a call without options is checked for a needed login, expects JSON and waits 30 s', () => {
  expect(describeCall({ method: 'GET', parseAs: 'json' }, '/logged-in-user')).toEqual({
    operation: 'GET /logged-in-user',
    isPublic: false,
    isTemplate: false,
    mayBeNull: true,
    checkLogin: true,
    loginField: 'status',
    retries: true,
    timeoutMs: 30_000,
    wantsJson: true,
  });
});

test.each([
  ['GET', true],
  ['HEAD', true],
  ['POST', false],
  ['PUT', false],
  ['PATCH', false],
  ['DELETE', false],
  ['OPTIONS', false],
])('whether a %s is retried: %s', (method, retries) => {
  expect(describeCall({ method }, '/things').retries).toBe(retries);
});

test('a call without a method is a GET', () => {
  expect(describeCall({}, '/things')).toMatchObject({ operation: 'GET /things', retries: true });
});

test('an option of the caller wins', () => {
  const meta = { checkLogin: false, loginField: 'code', retry: false, timeoutMs: 2000 };
  const options = { method: 'GET', meta };
  expect(describeCall(options, '/things')).toMatchObject({
    checkLogin: false,
    loginField: 'code',
    retries: false,
    timeoutMs: 2000,
  });
});

test.each([undefined, null, 'x', [], { checkLogin: 0, loginField: 7, retry: true, timeoutMs: '9' }])(
  'the invalid option %j is ignored',
  (meta) => {
    const options = { method: 'GET', meta };
    expect(describeCall(options, '/things')).toEqual(describeCall({ method: 'GET' }, '/things'));
  },
);

describe('whether a reply is JSON', () => {
  test.each([undefined, 'auto', 'json'])('it is with parseAs %s', (parseAs) => {
    expect(describeCall(parseAs === undefined ? {} : { parseAs }, '/x').wantsJson).toBe(true);
  });

  test.each(['text', 'blob', 'arrayBuffer', 'formData', 'stream'])('it is not with parseAs %s', (parseAs) => {
    expect(describeCall({ parseAs }, '/x').wantsJson).toBe(false);
  });
});

describe('a prepared request', () => {
  test('keeps its template beside the filled path', () => {
    const options = { url: '/slabs/:id', query: { id: 'p/1', page: 2 }, path: undefined };
    prepareRequest(options);
    expect(options).toEqual({ url: '/slabs/p%2F1', query: { page: 2 }, path: undefined });
    expect(getPathTemplate(options)).toBe('/slabs/:id');
  });

  test('has its address as template when it was not prepared', () => {
    expect(getPathTemplate({ url: '/x' })).toBe('/x');
  });

  test.each([undefined, null, 'x', {}, { url: 7 }])('stays as it is when it is %j', (options) => {
    const before = JSON.stringify(options);
    prepareRequest(options);
    expect(JSON.stringify(options)).toBe(before);
  });
});
