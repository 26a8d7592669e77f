import { createServer } from 'node:http';

/** What a tiny server answers: a status, and a body that is sent as JSON unless it is text. */
export interface Reply {
  status: number;
  body: unknown;
  /** With 405: the methods that the path has. */
  allow?: readonly string[];
}

export interface Question {
  method: string;
  /** The path as it came, still escaped. */
  path: string;
  query: URLSearchParams;
  /** The body read as JSON; undefined when it is none. */
  body: unknown;
  header: (name: string) => string | undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server on the loopback with a port of its own. */
export async function startOther(
  answer: (question: Question) => Reply,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const json = incoming.headers['content-type'] === 'application/json';
      const { status, body, allow } = answer({
        method: incoming.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: json ? parsed(Buffer.concat(chunks).toString()) : undefined,
        header: (name) => {
          const value = incoming.headers[name];
          return typeof value === 'string' ? value : undefined;
        },
      });
      const type = typeof body === 'string' ? 'text/plain' : 'application/json';
      outgoing.writeHead(status, { 'content-type': type, ...(allow ? { allow: allow.join(', ') } : {}) });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
