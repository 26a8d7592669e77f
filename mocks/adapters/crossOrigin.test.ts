import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { answerCrossOrigin } from './crossOrigin.ts';
import { serveMock } from './node.ts';

let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    if (!answerCrossOrigin(incoming, outgoing)) void serveMock(incoming, outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}/api`;
});
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test.each(['null', 'http://localhost:5173', 'http://127.0.0.1:8000', 'http://[::1]:1', 'https://localhost'])(
  'a page of this machine (%s) may call, with its token',
  async (origin) => {
    const preflight = await fetch(`${base}/products?page=1`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    const response = await fetch(`${base}/logged-in-user`, { headers: { origin } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  },
);

test.each([
  'https://example.com',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com:80',
  'http://evil-localhost',
  'file://x',
])('a page of the origin %s may not call the mock', async (origin) => {
  const preflight = await fetch(`${base}/products`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  const response = await fetch(`${base}/logged-in-user`, { headers: { origin } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
