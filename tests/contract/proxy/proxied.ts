import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';

import { readContract } from '#tests/contract/model/readContract.ts';
import { type Proxy, type ProxySetting, startProxy } from './startProxy.ts';

const contract = readContract(`
openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
servers: [{ url: /api }]
security: [{ key: [] }]
components:
  securitySchemes: { key: { type: apiKey, in: query, name: api_key } }
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: x, content: { application/json: { schema: { type: object, required: [id] } } } }
        '302': { description: elsewhere }
    delete:
      operationId: endThing
      security: [{ key: [] }, {}]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: gone } }
  /files:
    post:
      operationId: putFile
      security: []
      requestBody: { content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses:
        '200': { description: x, content: { application/octet-stream: { schema: { type: string, format: binary } } } }
`);

const closers: (() => void)[] = [];

/** Ends what a test started. */
export function closeServers(): void {
  for (const close of closers.splice(0)) close();
}

/** Listens on any free port until the test is over. */
export async function listening(server: Server, end: () => void): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    end();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

/** A server that answers by a listener. */
export function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  return listening(server, () => server.closeAllConnections());
}

/** The proxy before a server, with a small contract of its own. */
export async function before(server: string, more: Partial<ProxySetting> = {}): Promise<Proxy> {
  const proxy = await startProxy({
    contract,
    server: new URL(server),
    ...{ port: 0, strict: false, errors: false, giveUpMs: 1000, onViolations: () => undefined, ...more },
  });
  closers.push(() => void proxy.close());
  return proxy;
}
