import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';

import { before, closeServers, serve } from './proxied.ts';

afterEach(closeServers);

interface Got {
  status: number | undefined;
  headers: string[];
  body: Buffer;
}

/** Asks as plainly as can be, so that nothing is added or unpacked on the way. */
function ask(url: string, method = 'GET', headers: string[] = [], body: Buffer[] = []): Promise<Got> {
  // An address object would tidy the path up.
  const path = url.slice(new URL(url).origin.length);
  return new Promise((resolve, reject) => {
    const options = { method, path, headers: ['Host', 'panel.example', ...headers] };
    const asked = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    for (const chunk of body) asked.write(chunk);
    asked.end();
  });
}

function headerOf({ headers }: Got, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

test.each([
  ['', '/api/things/1', '/api/things/1'],
  ['', '/things/1', '/api/things/1'],
  ['/api/', '/api/things/1', '/api/things/1'],
  ['/v2', '/things/1', '/v2/things/1'],
  ['/v2', '/v2/things/1', '/v2/things/1'],
  ['/v2', '/api/things/1', '/v2/things/1'],
  ['', '/api/things/a%2Fb/../%20?api_key=k&x=%20+', '/api/things/a%2Fb/../%20?api_key=k&x=%20+'],
])('a server at "%s" asked for %s is asked for %s', async (own, asked, wanted) => {
  const seen: IncomingMessage[] = [];
  const server = await serve((incoming, outgoing) => {
    seen.push(incoming);
    outgoing.end();
  });
  const { origin } = await before(`${server}${own}`);
  await ask(`${origin}${asked}`);
  expect(seen.map(({ url, headers }) => [url, headers.host])).toEqual([[wanted, new URL(server).host]]);
});

test('headers travel as they are, but for those between neighbours, and a redirect is not followed', async () => {
  let seen: string[] = [];
  const server = await serve((incoming, outgoing) => {
    seen = incoming.rawHeaders;
    outgoing.writeHead(302, ['Location', '/login', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Trace', 'ÿ']);
    outgoing.end();
  });
  const { origin } = await before(server);
  const sent = ['X-One', 'a', 'x-one', 'b', 'Connection', 'close, X-Hop', 'X-Hop', 'h', 'Keep-Alive', 'x'];
  const got = await ask(`${origin}/things/1?api_key=k`, 'GET', sent);
  expect(seen.join(' ')).toMatch(/X-One a x-one b/);
  expect(seen.join(' ')).not.toMatch(/X-Hop|Keep-Alive/);
  expect(got.status).toBe(302);
  expect(got.headers.join(' ')).toMatch(/^Location \/login Set-Cookie a=1 Set-Cookie b=2 X-Trace ÿ/);
  expect(headerOf(got, 'x-contract-violations')).toBeUndefined();
});

test('bytes arrive as they left: in pieces, of any kind, and packed', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
  const packed = gzipSync('{"id":1}');
  const server = await serve((incoming, outgoing) => {
    if (incoming.method === 'POST') {
      outgoing.writeHead(200, { 'content-type': 'application/octet-stream' });
      incoming.pipe(outgoing);
    } else {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      outgoing.end(packed);
    }
  });
  const { origin, traffic } = await before(server);
  const chunked = ['Content-Type', 'application/octet-stream', 'Transfer-Encoding', 'chunked'];
  const file = await ask(`${origin}/files`, 'POST', chunked, [
    bytes.subarray(0, 60_000),
    bytes.subarray(60_000),
  ]);
  expect(file.body.equals(bytes)).toBe(true);
  const thing = await ask(`${origin}/things/1?api_key=k`);
  expect(thing.body.equals(packed)).toBe(true);
  expect(traffic.verdicts().filter(({ finding }) => finding)).toEqual([]);
});

test.each<[string, string, string, RegExp]>([
  [
    'no such path',
    'GET',
    '/things',
    /^GET \/api\/things {2}described {2}200 {2}the contract has no such path$/,
  ],
  ['no such method', 'PUT', '/things/1', /^PUT .* {2}described {2}200 {2}.* which has GET, DELETE$/],
  ['nothing proves who asks', 'GET', '/things/1', /^getThing {2}request-token {2}200 {2}nothing proves/],
  [
    'a body that is wrong',
    'GET',
    '/things/1?api_key=k',
    /^getThing {2}schema {2}200 {2}\/ must have .*'id'$/,
  ],
])('%s is named in a header', async (_what, method, path, line) => {
  const server = await serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end('{}');
  });
  const { origin } = await before(server);
  const got = await ask(`${origin}${path}`, method);
  expect(headerOf(got, 'x-contract-violations')?.split('; ')[0]).toMatch(line);
  expect(got.body.toString()).toBe('{}');
});

test('another way in is as good as the first, and HEAD and OPTIONS of a path are nobody’s fault', async () => {
  const server = await serve((_incoming, outgoing) => void outgoing.writeHead(204).end());
  const { origin, traffic } = await before(server);
  for (const method of ['DELETE', 'HEAD', 'OPTIONS']) await ask(`${origin}/things/1`, method);
  const { asked, results, unjudged } = traffic.tally();
  expect([asked, results.kept, results['not judged']]).toEqual([3, 1, 2]);
  expect([...unjudged.keys()]).toEqual(['HEAD of a described path', 'OPTIONS of a described path']);
  expect(traffic.verdicts().filter(({ finding }) => finding)).toEqual([]);
});

test('with `errors` a Problem that lists the violations stands in the place of the answer', async () => {
  const server = await serve((_incoming, outgoing) => void outgoing.writeHead(418).end('secret'));
  const { origin } = await before(server, { errors: true });
  const got = await ask(`${origin}/things/1?api_key=k`);
  expect([got.status, headerOf(got, 'content-type')]).toEqual([502, 'application/problem+json']);
  const rule = { operation: 'getThing', rule: 'status', status: 418 };
  expect(JSON.parse(got.body.toString())).toMatchObject({ status: 502, violations: [rule] });
});

test('a server that does not run breaks nothing: each call is told in a sentence, with a 502', async () => {
  const { origin, traffic } = await before('http://127.0.0.1:1');
  const got = await ask(`${origin}/things/1?api_key=k`);
  expect([got.status, headerOf(got, 'x-contract-violations')]).toEqual([502, undefined]);
  expect(JSON.parse(got.body.toString())).toMatchObject({ detail: 'Nobody answers at http://127.0.0.1:1.' });
  expect(traffic.verdicts()).toEqual([]);
  expect(traffic.tally().results).toMatchObject({ kept: 0, broken: 0, 'not answered': 1 });
});

test.each<[string, RequestListener, RegExp]>([
  ['who hangs up', (_incoming, outgoing) => void outgoing.destroy(), / broke the connection off/],
  ['who is silent', () => undefined, / said nothing for 0\.3 s\.$/],
  [
    'who stops half-way',
    (_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '20' });
      outgoing.write('{"id"', () => outgoing.destroy());
    },
    / broke the connection off/,
  ],
])('a server %s is told in a sentence, with a 502', async (_who, listener, sentence) => {
  const server = await serve(listener);
  const { origin, traffic } = await before(server, { giveUpMs: 300 });
  const got = await ask(`${origin}/things/1?api_key=k`);
  expect(got.status).toBe(502);
  const { detail } = JSON.parse(got.body.toString());
  expect(detail).toMatch(sentence);
  const [finding] = traffic.verdicts().flatMap((one) => one.finding ?? []);
  expect([finding?.check, finding?.message]).toEqual(['whole-answer', detail]);
});

test('who leaves before the answer comes is nobody’s fault', async () => {
  let gone = (): void => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const server = await serve((incoming) => incoming.on('close', gone));
  const { origin, traffic, close } = await before(server, { giveUpMs: 60_000 });
  await fetch(`${origin}/things/1?api_key=k`, { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  await left;
  await close();
  expect(traffic.verdicts()).toEqual([]);
  expect([...traffic.tally().unjudged]).toEqual([['the caller left before the answer came', 1]]);
});
