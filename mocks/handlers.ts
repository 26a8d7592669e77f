import { account } from './areas/account.ts';
import { catalogue } from './areas/catalogue.ts';
import { payments } from './areas/payments.ts';
import { registration } from './areas/registration.ts';
import { session, template } from './areas/session.ts';
import { slabs } from './areas/slabs.ts';
import { work } from './areas/work.ts';
import type { Checker } from './contract/checker.ts';
import { createMock, type Answer } from './handle.ts';
import { dbOf, resetSessionOf } from './mockSessions.ts';
import { answerGateway, isGatewayCall } from './payments/gateway.ts';
import { API_PATH } from './route.ts';
import type { Resolvers } from './types.ts';

/** All areas. An operation that nobody resolves does not compile. */
export const resolvers: Resolvers = {
  ...session,
  ...registration,
  ...account,
  ...catalogue,
  ...slabs,
  ...work,
  ...payments,
  ...template,
};

/** Calls beside the contract: start over, and read the mail that would have been sent. The gateway's are its own. */
const RESET = `POST ${API_PATH}/__reset`;
const OUTBOX = `GET ${API_PATH}/__outbox`;

/** The whole mock as one function: every door of D31 passes its requests to it. */
export function createApi(checker?: Checker): Answer {
  const answer = createMock({ resolvers, dbOf, ...(checker ? { checker } : {}) });
  return async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === OUTBOX) return Response.json(dbOf(request).outbox);
    if (isGatewayCall(request)) return answerGateway(dbOf(request), request);
    if (call !== RESET) return answer(request);
    resetSessionOf(request);
    return Response.json({ message: 'The mock starts over' });
  };
}
