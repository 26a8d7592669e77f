import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { zSiteHeaders } from '#build/headers.ts';
import { createSiteServer } from '#build/site.ts';
import { serveMock } from '#mocks/adapters/node.ts';

const dist = join(import.meta.dirname, '../../dist');

/** A listener for {@link startOwnServer}: while `isBroken` says so, calls of this path are answered 500. */
export function breaking(path: string, isBroken: () => boolean) {
  return (...[request, response]: Parameters<RequestListener>): boolean => {
    if (!isBroken() || !request.url?.startsWith(`/api${path}`)) return false;
    response.writeHead(500, { 'content-type': 'application/json', 'x-mock-fault': '500' });
    response.end('{"message":"Internal server error"}');
    return true;
  };
}

export type OwnServer = { origin: string; close: () => void };

/**
 * The built panel at an address of its own, where a story may change what the network holds.
 * @param first sees each request before the panel does, and may hold it; true: it has answered
 */
export async function startOwnServer(
  first: (...call: Parameters<RequestListener>) => boolean | Promise<boolean>,
): Promise<OwnServer> {
  const headers = zSiteHeaders.parse(JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')));
  const panel = createSiteServer({ root: join(dist, 'site'), headers, api: serveMock });
  const server: Server = createServer((request, response) => {
    void Promise.resolve(first(request, response)).then((isAnswered) => {
      if (!isAnswered) panel.emit('request', request, response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
