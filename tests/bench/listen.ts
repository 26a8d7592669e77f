import type { Server } from 'node:http';

/** Starts a server on a free port, and says where it is. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return `http://localhost:${address.port}`;
}
