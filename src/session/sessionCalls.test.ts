import { expect, test, vi } from 'vitest';
import { errorOf, json, connectApi, stubNetwork } from '#tests/support/stubNetwork.ts';
import { sessionCalls } from './sessionCalls.ts';

const bodyOf = (request: Request | undefined): Promise<unknown> => request?.json() ?? Promise.resolve(null);
const headerOf = (request: Request | undefined): string | null | undefined =>
  request?.headers.get('Authorization');

test('D9 POST /users/authenticate sends e-mail and password and reads the tokens', async () => {
  connectApi({ token: () => null });
  const sent = stubNetwork(json({ token: 't-2', extraToken: 'x-2' }));
  const reply = await sessionCalls.authenticate({ email: 'ana@backroom.test', password: 'backroom' });
  expect(reply).toEqual({ token: 't-2', extraToken: 'x-2' });
  expect(sent[0]?.method).toBe('POST');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/users/authenticate');
  expect(await bodyOf(sent[0])).toEqual({ email: 'ana@backroom.test', password: 'backroom' });
});

test('a reply without a token fails the sign-in', async () => {
  connectApi({ token: () => null });
  stubNetwork(json({ message: 'welcome' }));
  const error = await errorOf(
    sessionCalls.authenticate({ email: 'ana@backroom.test', password: 'backroom' }),
  );
  expect(error).toMatchObject({ kind: 'unexpected' });
});

test('E25 E49 profile and menu are passed on as they come, whatever a schema would say of them', async () => {
  connectApi();
  stubNetwork(json({ is_active: 'y' }), json({ msg: 'SUCCESS', data: [{ title: 5 }] }));
  expect(await sessionCalls.profile()).toEqual({ is_active: 'y' });
  expect(await sessionCalls.menu()).toEqual({ msg: 'SUCCESS', data: [{ title: 5 }] });
});

test('E38 a needs-login reply reads as null', async () => {
  const heard = connectApi();
  stubNetwork(json({ status: 0, msg: 'Please sign in' }));
  expect(await sessionCalls.profile()).toBeNull();
  expect(heard.needsLogin).toHaveLength(1);
});

test('E97 the logout service is called with the captured token after the stored one is gone', async () => {
  connectApi({ token: () => null });
  const sent = stubNetwork(json({ message: 'bye' }));
  await sessionCalls.logout('captured');
  expect(sent[0]?.method).toBe('POST');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/auth/logout');
  expect(headerOf(sent[0])).toBe('Bearer captured');
  expect(sent[0]?.keepalive).toBe(true);
});

test('E91 GET /logout-user/{id} takes the captured token, outlives the page, is sent once and never ends anything', async () => {
  const heard = connectApi({ token: () => null });
  const sent = stubNetwork(json({ status: 0, msg: 'unknown' }), json({}, { status: 503 }));
  await sessionCalls.logoutUser('a/na', 'captured');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/logout-user/a%2Fna');
  expect(headerOf(sent[0])).toBe('Bearer captured');
  expect(sent[0]?.keepalive).toBe(true);
  expect(heard.needsLogin).toEqual([]);
  expect(await errorOf(sessionCalls.logoutUser('ana', 'captured'))).toMatchObject({
    kind: 'http',
    status: 503,
  });
  expect(sent).toHaveLength(2);
});

test('E91 GET /logout-user/{id} is given up after 2 s', async () => {
  vi.useFakeTimers();
  connectApi();
  stubNetwork(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const error = errorOf(sessionCalls.logoutUser('ana', 'captured'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await error).toMatchObject({ kind: 'timeout' });
  vi.useRealTimers();
});
