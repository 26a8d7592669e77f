import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Client } from 'typesense';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMock } from '#mocks/adapters/node.ts';
import { createEmptyServer } from './emptyServer.ts';
import { subsetCheck } from './subsetCheck.ts';

let server: Server;
let client: Client;

beforeAll(async () => {
  const emptyServer = createEmptyServer(subsetCheck);
  server = createServer((incoming, outgoing) => void serveMock(incoming, outgoing, emptyServer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  client = new Client({ nodes: [{ host: '127.0.0.1', port, protocol: 'http' }], apiKey: 'xyz' });
});
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test('the client of the vendor makes a collection, fills it, searches it and deletes by a filter', async () => {
  expect(await client.health.retrieve()).toEqual({ ok: true });
  await client.collections().create({ name: 'mugs', fields: [{ name: 'name', type: 'string' }] });
  const mugs = client.collections<{ id: string; name: string }>('mugs').documents();
  expect(
    await mugs.import([
      { id: '1', name: 'Чашка' },
      { id: '2', name: '马克杯' },
    ]),
  ).toEqual([{ success: true }, { success: true }]);
  const reply = await mugs.search({ q: 'чашка', query_by: 'name' });
  expect(reply.hits?.map(({ document }) => document)).toEqual([{ id: '1', name: 'Чашка' }]);
  expect(await mugs.delete({ filter_by: 'name:马克' })).toEqual({ num_deleted: 1 });
  expect(await mugs.export()).toBe('{"id":"1","name":"Чашка"}');
});

test('a page of another origin may call the server with a key', async () => {
  const emptyServer = createEmptyServer(subsetCheck);
  const reply = await emptyServer(new Request('http://localhost:8108/collections', { method: 'OPTIONS' }));
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect((await emptyServer(new Request('http://localhost:8108/collections'))).status).toBe(401);
});
