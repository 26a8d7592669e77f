import { createServer } from 'node:http';
import { env } from 'node:process';

import { allowedElsewhere } from './crossOrigin.ts';
import { serveMock } from './node.ts';

const DEFAULT_PORT = 4020;

/** The mock as a server of its own (D31): `npm run mock`, another port by `PORT`. Pages of this machine may ask it. */
const server = createServer((incoming, outgoing) => {
  if (!allowedElsewhere(incoming, outgoing)) void serveMock(incoming, outgoing);
});
const port = env['PORT'] ? Number(env['PORT']) : DEFAULT_PORT;
server.listen(port, '127.0.0.1', () => console.log(`The mock answers at http://localhost:${port}/api`));
