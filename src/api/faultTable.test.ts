import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFaultServer } from '#tests/support/faultServer.ts';
import type { FaultServer } from '#tests/support/faultServer.ts';
import { errorOf, connectApi } from '#tests/support/stubNetwork.ts';
import type { RecordedEvents } from '#tests/support/stubNetwork.ts';
import { ApiError, errorKey } from './errors.ts';
import { client } from './generated/client.gen.ts';
import { getAuthUser, getLoggedInUser } from './generated/sdk/session.gen.ts';
import { zUserProfile } from './generated/zod/shared.gen.ts';
import { parsed } from './parsed.ts';

const profile = {
  username: 'helen.okafor',
  first_name: 'Helen',
  last_name: 'Okafor',
  description: null,
  profile_image: null,
  role: { id: 1, name: 'Administrator' },
  is_active: 'Y',
  is_deleted: 'N',
};

const reply =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const asJson = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  reply(status, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));

const page = '<!doctype html><title>Sign in</title><form></form>';
const whole = JSON.stringify(profile);

interface Row {
  fault: string;
  listener: RequestListener;
  error: Record<string, unknown>;
  /** Key of the sentence a screen shows. */
  key: string;
}

const faults: Row[] = [
  {
    fault: 'refused connection',
    listener: () => undefined,
    error: { kind: 'network', cause: expect.any(TypeError) },
    key: 'network',
  },
  {
    fault: 'reset in mid-body',
    listener: (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
      response.write(whole.slice(0, 20), () => request.socket.destroy());
    },
    error: { kind: 'network' },
    key: 'network',
  },
  { fault: 'never answers', listener: () => undefined, error: { kind: 'timeout' }, key: 'timeout' },
  {
    fault: '200 text/html',
    listener: reply(200, { 'Content-Type': 'text/html' }, page),
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: '200 text/plain, though the text is JSON',
    listener: reply(200, { 'Content-Type': 'text/plain' }, whole),
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: '200 application/octet-stream',
    listener: reply(200, { 'Content-Type': 'application/octet-stream' }, whole),
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: '200 without a content type',
    listener: reply(200, {}, whole),
    error: { kind: 'unexpected', status: 200, cause: { message: 'no JSON object' } },
    key: 'unexpected',
  },
  { fault: '204', listener: reply(204, {}), error: { kind: 'unexpected', status: 204 }, key: 'unexpected' },
  {
    fault: '200 with Content-Length: 0',
    listener: reply(200, { 'Content-Type': 'application/json', 'Content-Length': '0' }),
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: '302 to a login page',
    listener: (request, response) => {
      if (request.url?.startsWith('/api/')) response.writeHead(302, { Location: '/login' }).end();
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    },
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: 'truncated JSON',
    listener: reply(200, { 'Content-Type': 'application/json' }, whole.slice(0, -10)),
    error: { kind: 'unexpected', status: 200 },
    key: 'unexpected',
  },
  {
    fault: 'null where an object is due',
    listener: asJson(200, null),
    error: { kind: 'unexpected', status: 200, cause: { message: 'no JSON object' } },
    key: 'unexpected',
  },
  {
    fault: 'a field is missing',
    listener: asJson(200, { ...profile, username: undefined }),
    error: { kind: 'unexpected', operation: 'GET /auth/me' },
    key: 'unexpected',
  },
  {
    fault: 'a field of the wrong type',
    listener: asJson(200, { ...profile, first_name: ['Helen'] }),
    error: { kind: 'unexpected', operation: 'GET /auth/me' },
    key: 'unexpected',
  },
  {
    fault: '500 JSON',
    listener: asJson(500, { message: 'Database is down' }),
    error: { kind: 'http', status: 500, serverMessage: undefined, serverDetails: 'Database is down' },
    key: 'server',
  },
  {
    fault: '502 HTML',
    listener: reply(502, { 'Content-Type': 'text/html' }, '<h1>Bad Gateway</h1>'),
    error: { kind: 'http', status: 502, serverMessage: undefined },
    key: 'unavailable',
  },
  {
    fault: '401',
    listener: asJson(401, { status: 0, msg: 'Please sign in' }),
    error: { kind: 'loginNeeded' },
    key: 'interrupted',
  },
  {
    fault: '422 problem',
    listener: asJson(
      422,
      { title: 'Not valid', status: 422, errors: [{ field: 'q', code: 'too_long', message: 'is too long' }] },
      { 'Content-Type': 'application/problem+json' },
    ),
    error: { kind: 'http', status: 422, fields: [{ field: 'q', code: 'too_long', message: 'is too long' }] },
    key: 'invalid',
  },
  {
    fault: '429',
    listener: asJson(429, { title: 'Too many attempts', status: 429 }, { 'Retry-After': '7' }),
    error: { kind: 'http', status: 429, retryAfterMs: 7000 },
    key: 'tooMany',
  },
];

let server: FaultServer;
/** An API base where nothing listens. */
let nowhere: string;

beforeAll(async () => {
  server = await startFaultServer();
  const closed = await startFaultServer();
  await closed.close();
  nowhere = closed.base;
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

function meet(listener: RequestListener, base = server.base): RecordedEvents {
  server.answerWith(listener);
  client.setConfig({ baseUrl: base, fetch: globalThis.fetch });
  return connectApi();
}

/** A proposed read, whose result is never null. Retries are tested apart. */
const read = () => parsed(zUserProfile, getAuthUser({ meta: { retry: false } }));

describe('the table of faults', () => {
  test('has 19 rows', () => {
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(19);
  });

  test.each(faults)('turns $fault into $error.kind', async ({ fault, listener, error, key }) => {
    meet(listener, fault === 'refused connection' ? nowhere : server.base);
    if (fault === 'never answers') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = errorOf(read());
    if (fault === 'never answers') await vi.advanceTimersByTimeAsync(30_000);
    const caught = await call;
    expect(caught).toBeInstanceOf(ApiError);
    expect(caught).toMatchObject({ operation: 'GET /auth/me', ...error });
    expect(errorKey(caught)).toBe(key);
  });
});

describe('a reply that the table does not list', () => {
  test.each([[5], ['text'], [true], [0]])(
    'fails at once when its body is %j instead of an object',
    async (body) => {
      meet(asJson(200, body));
      expect(await errorOf(getAuthUser())).toMatchObject({
        kind: 'unexpected',
        cause: { message: 'no JSON object' },
      });
    },
  );

  test('F03 is a network failure when the connection closes before the headers', async () => {
    meet((request) => request.socket.destroy());
    expect(await errorOf(read())).toMatchObject({ kind: 'network' });
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json ; charset=utf-8',
    'Application/JSON',
    'application/vnd.x+json',
  ])('is read when a profile comes as %s, with the fields of a newer server', async (type) => {
    meet(asJson(200, { ...profile, newer: 1 }, { 'Content-Type': type }));
    expect(await read()).toEqual({ ...profile, newer: 1 });
  });

  test.each(['text/json', 'application/jsonp', 'application/json-seq', 'x/application/json', 'json'])(
    'is refused when a profile comes as %s',
    async (type) => {
      meet(asJson(200, profile, { 'Content-Type': type }));
      expect(await errorOf(read())).toMatchObject({ kind: 'unexpected' });
    },
  );

  test('passes the check of the profile when it is the null of a needs-login answer', async () => {
    const heard = meet(asJson(200, { status: 0 }));
    expect(await parsed(zUserProfile, getLoggedInUser())).toBeNull();
    expect(heard.needsLogin).toHaveLength(1);
  });
});
