// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer, resetMock } from './unit.ts';

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => resetMock());
afterAll(() => mockServer.close());

const signIn = (email: string) =>
  fetch('http://localhost/api/users/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'backroom' }),
  });

test('the handlers answer in unit tests, for any origin', async () => {
  expect((await signIn('admin@backroom.test')).status).toBe(200);
  const elsewhere = await fetch('https://panel.test/api/auth/me', {
    headers: { authorization: 'Bearer any', prefer: 'example=inactive' },
  });
  expect(await elsewhere.json()).toEqual(examples.profileInactive);
});

test('fault-offline makes the fetch fail', async () => {
  await expect(signIn('fault-offline@backroom.test')).rejects.toThrow(TypeError);
});

test('a test may add its own handler before them, for that test only', async () => {
  mockServer.use(http.get('*/api/auth/me', () => HttpResponse.json({ mine: true })));
  expect(await (await fetch('http://localhost/api/auth/me')).json()).toEqual({ mine: true });
  resetMock();
  expect((await fetch('http://localhost/api/auth/me')).status).toBe(401);
});
