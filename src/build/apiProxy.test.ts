import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { apiProxy } from './apiProxy.ts';
import type { ApiMode } from './modes.ts';

const running: { close: () => unknown }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of running.splice(0)) await server.close();
});

function getPortOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The dev server as `npm start` runs it, on a port of its own. */
async function devServer(mode: ApiMode): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [apiProxy(mode)],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  running.push(server);
  return server.resolvedUrls?.local[0] ?? '';
}

test('D31 beside Prism the mock’s search nodes answer, and Prism everything else', async () => {
  const prism = createHttpServer((request, response) => response.end(`called ${request.url}`));
  await new Promise<void>((resolve) => prism.listen(0, '127.0.0.1', resolve));
  running.push(prism);
  vi.stubEnv('PRISM_PORT', String(getPortOf(prism)));
  const origin = await devServer('prism');

  expect(await (await fetch(`${origin}api/logged-in-user?_t=1`)).text()).toBe('called /logged-in-user?_t=1');
  const { nodes, apiKey } = examples.searchSession;
  const search = { collection: 'products', q: 'mug', query_by: 'name' };
  const { pathname } = new URL(nodes[0]?.url ?? '');
  const answered = await fetch(`${origin}${pathname.slice(1)}/multi_search?x-typesense-api-key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify({ searches: [search] }),
  });
  expect(await answered.json()).toMatchObject({
    results: [{ found: expect.any(Number), hits: expect.any(Array) }],
  });
});

test.each(['mock', 'backend'] as const)(
  'D31 in the mode %s a request for a module of src/api is not passed to the API',
  async (mode) => {
    const backend = createHttpServer((request, response) => response.end(`called ${request.url}`));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    running.push(backend);
    vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${getPortOf(backend)}`);
    const origin = await devServer(mode);

    const module = await fetch(`${origin}api/statusZero.ts`);
    expect(module.headers.get('content-type')).toContain('javascript');
    const versioned = await fetch(`${origin}api/statusZero.ts?t=1`);
    expect(versioned.headers.get('content-type')).toContain('javascript');

    const call = await fetch(`${origin}api/logged-in-user?_t=1`);
    expect(await call.text()).toContain(
      mode === 'backend' ? 'called /api/logged-in-user?_t=1' : '"status":0',
    );
  },
);
