import { beforeEach, describe, expect, test } from 'vitest';

import { checker } from '#mocks/adapters/checked.ts';
import { resolvers } from '#mocks/adapters/handlers.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { apiClient, newIdempotencyKey } from '#tests/support/apiClient.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';

import { createMock } from './handle.ts';
import { dbOf, resetSession } from './mockSessions.ts';
import { API_PATH } from './route.ts';

beforeEach(() => resetSession());

/** The call that reads what an answer says it made. */
const toReadCall = ({ headers }: MockReply): string => (headers.get('location') ?? '').replace(API_PATH, '');

describe('an answer says in its headers', () => {
  test('where the created record is', async () => {
    const client = await apiClient();
    const created = await client.post('/products', {
      ...examples.productInput,
      sku: 'NEW-1',
      productId: 'NEW-1',
    });
    expect(created.status).toBe(201);
    expect(await client.get(toReadCall(created))).toMatchObject({ status: 200, body: { sku: 'NEW-1' } });
  });

  test('where the started job is, again for a repeated key', async () => {
    const client = await apiClient();
    const [key, body] = [newIdempotencyKey(), { resource: 'products', query: '', columns: ['sku'] }];
    const started = await client.post('/exports', body, key);
    expect(await client.get(toReadCall(started))).toMatchObject({
      status: 200,
      body: { id: textIn(started, 'id') },
    });
    const repeated = await client.post('/exports', body, key);
    expect(repeated.headers.get('location')).toBe(started.headers.get('location'));
  });

  test('how to sign in, where that is needed', async () => {
    for (const options of [{}, { token: 'nobody' }]) {
      const reply = await ask('GET /products', options);
      expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  test('which methods a path has, where it does not have the one that was asked for', async () => {
    const reply = await ask('DELETE /products');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});

test('an answer without a header that the contract requires is a 500 that names it', async () => {
  const mockWithoutHeader = createMock({
    dbOf,
    checker,
    resolvers: { ...resolvers, createView: () => ({ status: 201, body: examples.view }) },
  });
  const token = await tokenOf('admin@backroom.test');
  const options = { token, body: examples.viewInput };
  expect(await ask('POST /views', options, mockWithoutHeader)).toMatchObject({
    status: 500,
    body: { mock: 'createView 201 breaks the contract', errors: ['the header Location is missing'] },
  });
});
