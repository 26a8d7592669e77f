import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSearchNode, createProxyHandler, getTarget, type ApiHandler } from './apiProxy.ts';
import { zSiteHeaders } from './headers.ts';
import { buildFolders, getPort, type Variant } from './modes.ts';
import { startPrism, stopOnSignal } from './prism.ts';
import { createSiteServer } from './site.ts';

// D31: the built site with its real headers; `/api` to the mock, to BACKEND_URL, or with --prism to Prism.
// --demo serves the demo build, whose handlers run in the browser; --whole-menu the panel with its whole menu.
const wanted = (['demo', 'whole-menu'] as const).find((name) => process.argv.includes(`--${name}`));
const variant: Variant = wanted ?? 'panel';
const folder = join(import.meta.dirname, '../..', buildFolders[variant]);

const port = getPort('preview');

async function api(): Promise<ApiHandler> {
  const isPrism = process.argv.includes('--prism');
  if (process.env.BACKEND_URL && !isPrism) return createProxyHandler(getTarget('backend'));
  const { serveMock } = await import('#mocks/adapters/node.ts');
  if (!isPrism) return serveMock;
  await startPrism(`http://localhost:${port}`);
  const prism = createProxyHandler(getTarget('prism'));
  return (request, response) => (isSearchNode(request.url) ? serveMock : prism)(request, response);
}

stopOnSignal();
if (!existsSync(join(folder, 'headers.json'))) {
  console.error(`Nothing is built yet: run \`npm run build${wanted ? `:${wanted}` : ''}\` first.`);
  process.exit(1);
}
const headers = zSiteHeaders.parse(JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')));
const server = createSiteServer({
  root: join(folder, 'site'),
  headers,
  ...(variant === 'demo' ? {} : { api: await api() }),
});
server.listen(port, '127.0.0.1', () => console.log(`The built panel: http://localhost:${port}/`));
