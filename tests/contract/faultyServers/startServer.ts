import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { answerChecked, answerVerified } from '#mocks/adapters/checked.ts';
import { SESSION_HEADER } from '#mocks/core/mockSessions.ts';
import { findOperation } from '#mocks/core/route.ts';

import type { Call, Fault } from './faultyServer.ts';

export interface FaultyServerProcess {
  /** Origin and base path. */
  base: string;
  close: () => Promise<void>;
}

async function textOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headersOf(incoming: IncomingMessage, session: string): Headers {
  const headers = new Headers({ [SESSION_HEADER]: session });
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  // A network that failed: the connection is cut without a word.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // A length that promises more than comes: half of it is sent, and then nothing.
  const promised = Number(response.headers.get('content-length') ?? bytes.length);
  if (promised > bytes.length) outgoing.write(bytes, () => outgoing.destroy());
  else outgoing.end(bytes);
}

/**
 * The mock as a server on the loopback, with a state of its own.
 * @param fault what it does in its own way; without one it is faithful
 */
export async function startServer(session: string, fault?: Fault): Promise<FaultyServerProcess> {
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = incoming;
    const bytes = await textOf(incoming);
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(bytes) };
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: headersOf(incoming, session),
      ...body,
    });
    const found = findOperation(method, new URL(request.url).pathname);
    const [id, operation] = 'id' in found ? [found.id, found.operation] : [undefined, undefined];
    // What a faulty server would have answered nobody sees.
    const respond = fault ? answerChecked : answerVerified;
    const next: Call['next'] = (other = request) => respond(other.clone());
    const call: Call = { id, operation, request, text: bytes.toString(), next };
    const isAbout = fault?.of === undefined || id === undefined || id === fault.of;
    await write(fault && isAbout ? await fault.answer(call) : await next(), outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
