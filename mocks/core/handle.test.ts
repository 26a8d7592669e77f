import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { ask, tokenOf } from '#tests/support/askMock.ts';
import { exampleRequest } from '#tests/support/exampleRequest.ts';

import { answerChecked, checker, checkResponse } from '#mocks/adapters/checked.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { operations, type Operation } from '#mocks/contract/operations.gen.ts';
import { createMock } from './handle.ts';
import { resolvers } from '#mocks/adapters/handlers.ts';
import { bodyText } from './replies.ts';
import { dbOf, resetSession, SESSION_HEADER } from './mockSessions.ts';

beforeEach(() => resetSession());

describe('an answer of the mock that breaks the contract', () => {
  const faultyMock = createMock({
    dbOf,
    checker,
    resolvers: {
      ...resolvers,
      // The types know what is wrong with this; a value that arrives untyped could hide it.
      getLoggedInUser: () => ({
        status: 200,
        body: Object.assign({ ...examples.profileAdmin }, { is_active: 'yes' }),
      }),
      logout: () => {
        throw new Error('no such thing');
      },
    },
  });

  test('is a 500 that names the operation and the pointer', async () => {
    const token = await tokenOf('admin@backroom.test');
    const reply = await ask('GET /logged-in-user', { token }, faultyMock);
    expect(reply).toMatchObject({
      status: 500,
      body: {
        mock: 'getLoggedInUser 200 breaks the contract',
        errors: expect.arrayContaining([expect.stringMatching(/^getLoggedInUser 200: \/is_active /)]),
      },
    });
  });

  test('a resolver that throws is a 500 too', async () => {
    const token = await tokenOf('admin@backroom.test');
    expect(await ask('POST /auth/logout', { token }, faultyMock)).toMatchObject({
      status: 500,
      body: { errors: ['no such thing'] },
    });
  });
});

describe('the header Prefer', () => {
  const prefer = (call: string, preference: string) =>
    ask(call, { token: 'any', headers: { prefer: preference } });

  test('asks for an example by its name', async () => {
    expect((await prefer('GET /logged-in-user', 'example=inactive')).body).toEqual(examples.profileInactive);
    expect((await prefer('GET /node/userMenu', 'example="empty"')).body).toEqual(examples.menuEmpty);
  });
  test('asks for a status, which answers its first example', async () => {
    expect(await prefer('GET /users', 'code=403')).toMatchObject({ status: 403, body: examples.forbidden });
  });
  test('asks for a status and one of its examples together', async () => {
    const reply = await prefer('GET /users', 'code=200, example=empty');
    expect([reply.status, reply.body]).toEqual([200, []]);
  });
  test('also gets the headers of the asked answer', async () => {
    const body = examples.credentialsAdmin;
    const reply = await ask('POST /users/authenticate', { body, headers: { prefer: 'code=429' } });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '30']);
  });
  test('answers 404 for what the contract does not have', async () => {
    for (const preference of [
      'example=nothing',
      'code=418',
      'code=200, example=forbidden',
      'example=constructor',
    ]) {
      expect(await prefer('GET /users', preference)).toMatchObject({
        status: 404,
        body: { code: 'no_example' },
      });
    }
  });
  test('can ask for every example of every answer, and each keeps to the contract', async () => {
    let count = 0;
    for (const [id, { method, path, replies }] of Object.entries<Operation>(operations)) {
      const { call, asked: request } = exampleRequest(id);
      for (const [status, { examples: examplesByName, type }] of Object.entries(replies)) {
        for (const name of Object.keys(examplesByName)) {
          // A request is checked before the preference counts; those of the examples fit.
          const headers = { ...request.headers, prefer: `code=${status}, example=${name}` };
          const reply = await ask(call, { ...request, token: 'any', headers });
          expect([id, status, name, reply.status]).toEqual([id, status, name, Number(status)]);
          const contentType = reply.headers.get('content-type');
          const url = `http://localhost/api${path}`;
          const body = bodyText(reply.body, type);
          expect(checkResponse({ method, url, status: reply.status, contentType, body })).toEqual([]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(300);
  });
  test('is ignored when it asks for something else', async () => {
    const token = await tokenOf('auditor@backroom.test');
    const reply = await ask('GET /logged-in-user', { token, headers: { prefer: 'respond-async, wait=10' } });
    expect(reply.body).toEqual(examples.profileAuditor);
  });
});

describe('a mock session', () => {
  test('does not see what happens in another', async () => {
    const [one, two] = [
      await tokenOf('admin@backroom.test', 'one'),
      await tokenOf('admin@backroom.test', 'two'),
    ];
    await ask('PATCH /account', { token: one, session: 'one', body: examples.accountUpdate });
    expect((await ask('GET /logged-in-user', { token: two, session: 'two' })).body).toEqual(
      examples.profileAdmin,
    );
    expect((await ask('GET /logged-in-user', { token: one, session: 'two' })).body).toEqual(
      examples.loginNeeded,
    );
  });

  test('is reset by POST /api/__reset', async () => {
    const [one, two] = [
      await tokenOf('admin@backroom.test', 'one'),
      await tokenOf('admin@backroom.test', 'two'),
    ];
    expect((await ask('POST /__reset', { session: 'one' })).status).toBe(200);
    expect((await ask('GET /logged-in-user', { token: one, session: 'one' })).body).toEqual(
      examples.loginNeeded,
    );
    expect((await ask('GET /logged-in-user', { token: two, session: 'two' })).body).toEqual(
      examples.profileAdmin,
    );
  });

  test('does not change the seed', async () => {
    const token = await tokenOf('admin@backroom.test');
    await ask('PATCH /account', { token, body: { first_name: 'Somebody' } });
    resetSession();
    const newToken = await tokenOf('admin@backroom.test');
    expect((await ask('GET /logged-in-user', { token: newToken })).body).toEqual(examples.profileAdmin);
  });

  test('is dropped when many newer ones exist', async () => {
    for (let index = 0; index < 1100; index += 1) {
      dbOf(new Request('http://localhost/api', { headers: { [SESSION_HEADER]: `many-${index}` } }));
    }
    expect((await ask('GET /__outbox', { session: 'many-0' })).body).toEqual([]);
  });
});

describe('a request that breaks the contract', () => {
  test('is refused for an unknown path, and for a method that the path does not have', async () => {
    expect(await ask('GET /nothing')).toMatchObject({ status: 404, body: { code: 'no_operation' } });
    const reply = await ask('PUT /account/sessions', { body: {} });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });

  test('is refused for a cache-buster that is no number', async () => {
    const reply = await ask('GET /auth/me?_t=yesterday', { token: await tokenOf('admin@backroom.test') });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: '_t', code: 'wrong_type' }] } });
  });

  test.each([
    ['JSON that is none', 'application/json', '{"email":'],
    ['no body at all', 'application/json', ''],
    ['JSON of another shape', 'application/json', '[1]'],
    ['a kind the operation does not take', 'text/plain', 'email=x'],
    ['a form where JSON belongs', 'application/x-www-form-urlencoded', 'email=x'],
    ['multipart without parts', 'multipart/form-data; boundary=x', 'garbage'],
  ])('is refused with a Problem when it has %s', async (_what, type, body) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    for (const path of ['users/authenticate', 'account/profile-image']) {
      const authorization = `Bearer ${await tokenOf('admin@backroom.test')}`;
      const headers = { ...init.headers, authorization };
      const response = await answerChecked(new Request(`http://localhost/api/${path}`, { ...init, headers }));
      expect([response.status, response.headers.get('content-type')]).toEqual([
        422,
        'application/problem+json',
      ]);
    }
  });

  test('is always answered, and never with a 500', async () => {
    const token = await tokenOf('admin@backroom.test');
    const paths = Object.values(operations).map(({ path }) => path.replace(/\{.*\}/, 'x'));
    const types = [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      '',
    ];
    const request = fc.record({
      path: fc.oneof(fc.constantFrom(...paths), fc.webPath()),
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
      type: fc.constantFrom(...types),
      body: fc.oneof(
        fc.string(),
        fc.json(),
        fc.constant('--b\r\ncontent-disposition: form-data; name="image"\r\n\r\nx\r\n--b--'),
      ),
      query: fc.webQueryParameters(),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, method, type, body, query }) => {
        const headers = {
          authorization: `Bearer ${token}`,
          ...(type === '' ? {} : { 'content-type': type }),
        };
        const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
        const response = await answerChecked(new Request(`http://localhost/api${path}?${query}`, init));
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });
});
