import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

export interface FaultServer {
  /** API base on the loopback, with a port of its own. */
  base: string;
  /** Sets how every request below the base is answered from now on. */
  answerWith: (listener: RequestListener) => void;
  close: () => Promise<void>;
}

/** A real server for what only a real transport does: broken connections, redirects, truncated bodies. */
export async function startFaultServer(): Promise<FaultServer> {
  let listener: RequestListener = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fault server has no port');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    answerWith: (next) => {
      listener = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
