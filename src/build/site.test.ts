import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isApiPath, createProxyHandler, getTarget } from './apiProxy.ts';
import { buildSiteHeaders } from './headers.ts';
import { createSiteServer } from './site.ts';

const servers: Server[] = [];
const root = mkdtempSync(join(tmpdir(), 'site-'));

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

let site = '';
let upstream = '';

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<p>panel</p>');
  writeFileSync(join(root, 'assets/a-1.js'), 'export {};'.repeat(50));
  upstream = await listen(
    createServer((request, response) => {
      response.writeHead(418, {
        'x-seen': `${request.method ?? ''} ${request.url ?? ''}`,
        'x-host': request.headers.host,
      });
      request.pipe(response);
    }),
  );
  site = await listen(
    createSiteServer({
      root,
      headers: buildSiteHeaders({ scripts: [], styles: [] }),
      api: createProxyHandler({ origin: upstream, strip: false }),
    }),
  );
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(root, { recursive: true });
});

describe('the built site', () => {
  test.each(['/', '/home', '/slabs/7', '/login?redirectFrom=%2Fteam'])(
    'serves %s as the page, never stored',
    async (path) => {
      const reply = await fetch(site + path);
      expect([reply.status, await reply.text()]).toEqual([200, '<p>panel</p>']);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('serves a hashed file compressed, to be kept for good', async () => {
    const reply = await fetch(`${site}/assets/a-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(await reply.text()).toBe('export {};'.repeat(50));
  });

  test.each([
    ['GET', '/assets/gone-2.js'],
    ['POST', '/home'],
  ])('answers %s %s with not found', async (method, path) => {
    expect((await fetch(site + path, { method })).status).toBe(404);
  });

  test('keeps reports of violations until they are read', async () => {
    const url = `${site}/csp-reports`;
    await fetch(url, { method: 'POST', body: '[{"type":"csp-violation"}]' });
    expect(await (await fetch(url)).json()).toEqual([{ type: 'csp-violation' }]);
    await fetch(url, { method: 'DELETE' });
    expect(await (await fetch(url)).json()).toEqual([]);
  });
});

describe('D31 a call under /api', () => {
  test('reaches a backend unchanged in method, query, body and status', async () => {
    const reply = await fetch(`${site}/api/change-wd?_t=1`, { method: 'POST', body: 'a=b' });
    expect([reply.status, reply.headers.get('x-seen'), await reply.text()]).toEqual([
      418,
      'POST /api/change-wd?_t=1',
      'a=b',
    ]);
    expect(reply.headers.get('x-host')).toBe(new URL(upstream).host);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('reaches Prism without /api', async () => {
    const handler = await listen(
      createServer(
        (request, response) => void createProxyHandler({ origin: upstream, strip: true })(request, response),
      ),
    );
    expect((await fetch(`${handler}/api/logged-in-user?_t=1`)).headers.get('x-seen')).toBe(
      'GET /logged-in-user?_t=1',
    );
  });

  test('gets 502 with a problem body from a dead server', async () => {
    const handler = await listen(
      createServer(
        (request, response) =>
          void createProxyHandler({ origin: 'http://127.0.0.1:1', strip: false })(request, response),
      ),
    );
    const reply = await fetch(`${handler}/api/x`);
    expect([reply.status, await reply.json()]).toMatchObject([502, { status: 502, code: 'bad_gateway' }]);
  });

  test('goes to the origin that BACKEND_URL names', () => {
    expect(getTarget('backend', { BACKEND_URL: 'https://api.example.com/x' })).toEqual({
      origin: 'https://api.example.com',
      strip: false,
    });
    expect(() => getTarget('backend', {})).toThrow('Set BACKEND_URL');
    expect(getTarget('prism', {})).toEqual({ origin: 'http://127.0.0.1:4010', strip: true });
  });

  test.each([
    ['/api', true],
    ['/api/x', true],
    ['/api?x', true],
    ['/apiary', false],
    ['/home', false],
  ])('is recognised: %s is one: %s', (path, is) => {
    expect(isApiPath(path)).toBe(is);
  });
});
