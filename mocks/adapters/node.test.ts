import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { serveMock } from './node.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => void serveMock(incoming, outgoing));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const urlOf = server.address();
  if (typeof urlOf === 'object' && urlOf) port = urlOf.port;
});
beforeEach(() => resetSession());
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const urlOf = (path: string): string => `http://127.0.0.1:${port}/api${path}`;

function signIn(email: string, signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify({ email, password: 'backroom' });
  const headers = { 'content-type': 'application/json' };
  return fetch(urlOf('/users/authenticate'), {
    method: 'POST',
    headers,
    body,
    ...(signal ? { signal } : {}),
  });
}

async function signInToken(): Promise<string> {
  const body: unknown = await (await signIn('admin@backroom.test')).json();
  return JSON.stringify(body).split('"')[3] ?? '';
}

test('the Node server answers a call over HTTP', async () => {
  const response = await fetch(urlOf('/logged-in-user?_t=1'), {
    headers: { authorization: `Bearer ${await signInToken()}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await response.json()).toEqual(examples.profileAdmin);
});

test('F01 fault-offline cuts the connection without an answer', async () => {
  await expect(signIn('fault-offline@backroom.test')).rejects.toThrow('fetch failed');
});

test('F04 fault-reset cuts the connection in the middle of the body', async () => {
  const response = await signIn('fault-reset@backroom.test');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('F06 fault-hang never answers, and ends when the client disconnects', async () => {
  const controller = new AbortController();
  const pending = signIn('fault-hang@backroom.test', controller.signal);
  await once(server, 'request');
  controller.abort();
  await expect(pending).rejects.toThrow('aborted');
  expect((await signIn('admin@backroom.test')).status).toBe(200);
});

test('F28 fault-huge sends 50 MB, and stops when the client disconnects', async () => {
  const body = await (await signIn('fault-huge@backroom.test')).arrayBuffer();
  expect(body.byteLength).toBeGreaterThan(50 * 1024 * 1024);
  const response = await signIn('fault-huge@backroom.test');
  await response.body?.cancel();
  expect((await signIn('admin@backroom.test')).status).toBe(200);
});

test('a request from a dev server that strips the prefix is answered', async () => {
  const prefixed = createServer((incoming, outgoing) => {
    Object.assign(incoming, { originalUrl: incoming.url, url: '/elsewhere' });
    void serveMock(incoming, outgoing);
  });
  await once(prefixed.listen(0, '127.0.0.1'), 'listening');
  const prefixedAddress = prefixed.address();
  const response = await fetch(
    `http://127.0.0.1:${typeof prefixedAddress === 'object' ? prefixedAddress?.port : ''}/api/auth/me`,
  );
  expect(response.status).toBe(401);
  prefixed.closeAllConnections();
  await once(prefixed.close(), 'close');
});

test('malformed requests do not end the server', async () => {
  const lines = [
    'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'GET //api/auth/me HTTP/1.1\r\nhost: x y\r\nconnection: close\r\n\r\n',
    'GET http://[bad/api HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'CONNECT /api HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'TRACE /api/auth/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'POST /api/users/authenticate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"em',
  ];
  for (const line of lines) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.end(line);
    socket.resume();
    await once(socket, 'close');
  }
  expect((await signIn('admin@backroom.test')).status).toBe(200);
});

test('a body without end is refused', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  const headers = { 'content-type': 'application/json' };
  const outgoingRequest = httpRequest(urlOf('/users/authenticate'), { method: 'POST', headers });
  const outcome = new Promise<number | undefined>((resolve) => {
    outgoingRequest.once('response', (response) => resolve(response.statusCode));
    outgoingRequest.once('error', () => resolve(undefined));
  });
  for (let index = 0; index < 70 && !outgoingRequest.destroyed; index += 1) {
    if (!outgoingRequest.write(chunk)) await Promise.race([once(outgoingRequest, 'drain'), outcome]);
  }
  expect([413, undefined]).toContain(await outcome);
  outgoingRequest.destroy();
  expect((await signIn('admin@backroom.test')).status).toBe(200);
});
