import { createServer } from 'node:http';
import { env } from 'node:process';

import { answerChecked } from './checked.ts';
import { answerCrossOrigin } from './crossOrigin.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { serveMock } from './node.ts';
import { API_PATH } from '#mocks/core/route.ts';
import { createEmptyServer } from '#mocks/doubles/typesense/emptyServer.ts';
import { subsetCheck } from '#mocks/doubles/typesense/subsetCheck.ts';

const DEFAULT_PORT = 4020;

const emptyServer = createEmptyServer(subsetCheck);

/** Beside the API stands an empty search server, with its paths at the root as clients of such servers expect them. */
const answer: Answer = (request) =>
  new URL(request.url).pathname.startsWith(`${API_PATH}/`) ? answerChecked(request) : emptyServer(request);

/** The mock as a server of its own (D31): `npm run mock`, another port by `PORT`. Pages of this machine may ask it. */
const server = createServer((incoming, outgoing) => {
  if (!answerCrossOrigin(incoming, outgoing)) void serveMock(incoming, outgoing, answer);
});
const port = env['PORT'] ? Number(env['PORT']) : DEFAULT_PORT;
server.listen(port, '127.0.0.1', () => console.log(`The mock answers at http://localhost:${port}/api`));
