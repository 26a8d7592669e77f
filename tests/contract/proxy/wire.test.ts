import { connect, createServer, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';

import { before, closeServers, listening, serve } from './proxied.ts';

afterEach(closeServers);

const lines = (...all: readonly string[]): string => [...all, '', ''].join('\r\n');

/** A server that sends these bytes to whoever asks, as they are, and ends. It hands on what it was asked. */
function rawServer(answer: string, onCall: (text: string) => void = () => undefined): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      onCall(bytes.toString('latin1'));
      socket.end(answer, 'latin1');
    });
  });
  return listening(server, () => sockets.forEach((socket) => socket.destroy()));
}

/** Sends a text as it is, and reads until enough has come or the connection ends. */
function rawAsk(origin: string, text: string, enough: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let all = '';
    socket.on('data', (bytes) => {
      all += bytes.toString('latin1');
      if (enough.test(all)) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(all));
    socket.write(text, 'latin1');
  });
}

const asking = (method: string, target = '/things/1?api_key=k', ...more: readonly string[]): string =>
  lines(`${method} ${target} HTTP/1.1`, 'Host: panel.example', ...more);
const WHOLE_HEAD = /\r\n\r\n$/;

test.each([
  ['204', 'DELETE', lines('HTTP/1.1 204 No Content', 'X-Trace: 1')],
  ['204 that nothing describes', 'GET', lines('HTTP/1.1 204 No Content', 'x-trace: 1')],
  ['304 with a length', 'GET', lines('HTTP/1.1 304 Not Modified', 'ETag: "1"', 'Content-Length: 20')],
  ['304 without', 'GET', lines('HTTP/1.1 304 Not Modified', 'ETag: "1"')],
  ['HEAD with a length', 'HEAD', lines('HTTP/1.1 200 Fine', 'content-length: 20', 'Date: today')],
  ['HEAD without', 'HEAD', lines('HTTP/1.1 200 OK', 'Set-Cookie: a=1', 'set-cookie: b=2')],
])('a head without a body arrives byte for byte: %s', async (_what, method, head) => {
  const { origin } = await before(await rawServer(head));
  expect(await rawAsk(origin, asking(method), WHOLE_HEAD)).toBe(head);
});

test('a 204 has no length, even when the server gives it one', async () => {
  const head = lines('HTTP/1.1 204 No Content', 'Content-Length: 0', 'X-Trace: 1');
  const { origin } = await before(await rawServer(head));
  const got = await rawAsk(origin, asking('DELETE'), WHOLE_HEAD);
  expect(got).toBe(lines('HTTP/1.1 204 No Content', 'X-Trace: 1'));
});

test('answers before the answer are passed on', async () => {
  const early = lines('HTTP/1.1 103 Early Hints', 'Link: </a.css>; rel=preload', 'X-Odd: 1');
  const answer = lines('HTTP/1.1 302 Found', 'Location: /login', 'Content-Length: 0');
  const { origin } = await before(await rawServer(`${early}${answer}`));
  expect(await rawAsk(origin, asking('GET'), /302[^]*\r\n\r\n$/)).toBe(`${early}${answer}`);
});

test.each(['application/json', 'application/octet-stream'])('trailers of %s arrive', async (type) => {
  const head = lines('HTTP/1.1 200 OK', `Content-Type: ${type}`, 'Transfer-Encoding: chunked');
  const body = '8\r\n{"id":1}\r\n0\r\nX-Sum: 9\r\n\r\n';
  const { origin } = await before(await rawServer(head + body));
  const call = type === 'application/json' ? asking('GET') : asking('POST', '/files');
  const got = await rawAsk(origin, call, /0\r\n[^]*\r\n\r\n$/);
  expect(got).toBe(head + body);
});

test.each(['/things/1?api_key=k', '/files'])(
  'a server of HTTP/1.0, which ends answers by hanging up, is understood: %s',
  async (target) => {
    const [method, type] =
      target === '/files' ? ['POST', 'application/octet-stream'] : ['GET', 'application/json'];
    const head = lines('HTTP/1.0 200 OK', `Content-Type: ${type}`);
    const { origin, traffic, close } = await before(await rawServer(`${head}{"id":1}`));
    const got = await rawAsk(origin, asking(method, target), /0\r\n\r\n$/);
    expect(got).toMatch(/\r\n8\r\n\{"id":1\}\r\n0\r\n\r\n$/);
    await close();
    expect(traffic.tally().results).toMatchObject({ kept: 1 });
  },
);

test('a file that breaks off half-way is a whole-answer finding', async () => {
  const head = lines('HTTP/1.1 200 OK', 'Content-Type: application/octet-stream', 'Content-Length: 20');
  const { origin, traffic, close } = await before(await rawServer(`${head}half`));
  await rawAsk(origin, asking('POST', '/files'), /^$/);
  await close();
  const [finding] = traffic.verdicts().flatMap((one) => one.finding ?? []);
  expect([finding?.check, traffic.tally().results.broken]).toEqual(['whole-answer', 1]);
});

test.each<[string, (text: string) => Buffer]>([
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['identity', (text) => Buffer.from(text)],
  ['gzip, br', (text) => brotliCompressSync(gzipSync(text))],
])('a body that is packed by %s is judged, and its bytes arrive as they are', async (coding, pack) => {
  const packed = pack('{"wrong":1}').toString('latin1');
  const head = lines('HTTP/1.1 200 OK', 'Content-Type: application/json', `Content-Encoding: ${coding}`);
  const { origin, traffic } = await before(await rawServer(head + packed));
  const got = await rawAsk(origin, asking('GET'), /0\r\n\r\n$/);
  expect(got).toContain(`\r\n${packed}\r\n`);
  const [finding] = traffic.verdicts().flatMap((one) => one.finding ?? []);
  expect([finding?.check, finding?.message]).toEqual(['schema', expect.stringContaining("'id'")]);
});

test.each([
  ['200', { 'not judged': 1, broken: 0 }],
  ['418', { 'not judged': 0, broken: 1 }],
])(
  'of a body packed in an unknown way the head is judged and the rest is said: %s',
  async (status, results) => {
    const head = lines(`HTTP/1.1 ${status} X`, 'Content-Type: application/json', 'Content-Encoding: odd');
    const { origin, traffic, close } = await before(await rawServer(`${head}???`));
    await rawAsk(origin, asking('GET'), /0\r\n\r\n$/);
    await close();
    expect(traffic.tally().results).toMatchObject(results);
    const why = status === '200' ? ['the content coding "odd" is not known here'] : [];
    expect([...traffic.tally().unjudged.keys()]).toEqual(why);
  },
);

test('a call whose body is packed is judged by what is in it', async () => {
  const packed = gzipSync('some bytes').toString('latin1');
  let seen = '';
  const answer = lines('HTTP/1.1 200 OK', 'Content-Type: application/octet-stream', 'Content-Length: 0');
  const server = await rawServer(answer, (text) => (seen = text));
  const { origin, traffic, close } = await before(server);
  const head = [
    'Content-Type: application/octet-stream',
    'Content-Encoding: gzip',
    `Content-Length: ${packed.length}`,
  ];
  await rawAsk(origin, asking('POST', '/files', ...head) + packed, WHOLE_HEAD);
  await close();
  expect(traffic.tally().results).toMatchObject({ kept: 1 });
  expect(seen).toContain('Content-Encoding: gzip');
});

test('a request line may hold a whole address or a star, and the proxy lives on', async () => {
  const seen: string[] = [];
  const answer = lines('HTTP/1.1 302 Found', 'Location: /', 'Content-Length: 0');
  const server = await rawServer(answer, (text) => seen.push(text.split(' HTTP', 1)[0] ?? ''));
  const { origin } = await before(server);
  for (const target of ['http://panel.example/things/1?api_key=k', '*', '/%E0%A4%A', '//x?a=1&a=2&a'])
    await rawAsk(origin, asking('GET', target), WHOLE_HEAD);
  expect(seen).toEqual(
    ['/api/things/1?api_key=k', '*', '/api/%E0%A4%A', '/api//x?a=1&a=2&a'].map((path) => `GET ${path}`),
  );
});

test('who waits for leave to send a body gets it, and the body arrives', async () => {
  const server = await serve((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/octet-stream' });
    incoming.pipe(outgoing);
  });
  const { origin } = await before(server);
  const type = 'Content-Type: application/octet-stream';
  const head = asking('POST', '/files', type, 'Expect: 100-continue', 'Content-Length: 4');
  const got = await rawAsk(origin, `${head}four`, /0\r\n\r\n$/);
  expect(got).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]*\r\nfour\r\n/);
});

test('two calls in one go on one connection are answered in their order', async () => {
  const server = await serve((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://x');
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(`{"id":"${pathname.slice(-1)}"}`);
  });
  const { origin } = await before(server);
  const both = asking('GET') + asking('GET', '/things/2?api_key=k');
  expect(await rawAsk(origin, both, /"2"\}\r\n0\r\n\r\n$/)).toMatch(/"id":"1"[^]*"id":"2"/);
});

test('what is larger than it keeps arrives whole and is said to be not judged', async () => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const server = await serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    let left = 70;
    const more = (): void => {
      while (left > 0 && outgoing.write(piece)) left -= 1;
      left -= 1;
      if (left <= 0) outgoing.end('{}');
      else outgoing.once('drain', more);
    };
    more();
  });
  const { origin, traffic, close } = await before(server);
  const got = await (await fetch(`${origin}/things/1?api_key=k`)).arrayBuffer();
  await close();
  expect(got.byteLength).toBeGreaterThan(64 * piece.length);
  expect([...traffic.tally().unjudged.keys()]).toEqual(['the body is larger than 64 MB']);
});

test('the ways in which calls come out add up to the calls that came in', async () => {
  const server = await serve((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '', 'http://x');
    if (pathname.endsWith('odd')) outgoing.setHeader('content-encoding', 'odd');
    if (pathname.endsWith('off')) outgoing.destroy();
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(pathname.endsWith('wrong') ? '{}' : '{"id":1}');
  });
  const { origin, traffic, close } = await before(server);
  const asked = ['right', 'right', 'wrong', 'odd', 'off'].map((id) => `GET /things/${id}?api_key=k`);
  for (const call of [...asked, 'HEAD /things/1', 'OPTIONS /things/1', 'PUT /things/1', 'GET /nothing']) {
    const [method, target] = call.split(' ');
    await rawAsk(origin, asking(method ?? '', target, 'Connection: close'), /^$/);
  }
  closeServers();
  await close();
  const tally = traffic.tally();
  expect(tally.results).toEqual({
    ...{ kept: 2, broken: 2, 'not judged': 3, 'not answered': 0, 'not described': 2 },
  });
  expect(Object.values(tally.results).reduce((sum, calls) => sum + calls)).toBe(tally.asked);
  expect([...tally.unjudged.values()].reduce((sum, calls) => sum + calls)).toBe(3);
});
