import { account } from '#mocks/areas/account/account.ts';
import { analysis } from '#mocks/areas/analysis/analysis.ts';
import { activity } from '#mocks/areas/activity/activity.ts';
import { catalogue } from '#mocks/areas/catalogue/catalogue.ts';
import { matches } from '#mocks/areas/market/matches.ts';
import { people } from '#mocks/areas/people/people.ts';
import { payments } from '#mocks/areas/payments/payments.ts';
import { registration } from '#mocks/areas/registration/registration.ts';
import { search } from '#mocks/areas/search/search.ts';
import { session } from '#mocks/areas/session/session.ts';
import { alerts } from '#mocks/areas/market/alerts.ts';
import { priceRules } from '#mocks/areas/market/priceRules.ts';
import { competitors } from '#mocks/areas/market/competitors.ts';
import { scans } from '#mocks/areas/market/scans.ts';
import { settings } from '#mocks/areas/market/settings.ts';
import { slabs } from '#mocks/areas/slabs/slabs.ts';
import { template } from '#mocks/areas/template/template.ts';
import { work } from '#mocks/areas/work/work.ts';
import { IMAGES_PATH } from '#mocks/areas/catalogue/records/rows.ts';
import type { Checker } from '#mocks/contract/checker.ts';
import { imageReply } from '#mocks/core/imageFile.ts';
import { createMock, type Answer } from '#mocks/core/handle.ts';
import { dbOf, resetSessionOf } from '#mocks/core/mockSessions.ts';
import { answerGateway, isGatewayCall } from '#mocks/areas/payments/gateway/gateway.ts';
import { API_PATH } from '#mocks/core/route.ts';
import type { SearchBackend } from '#mocks/doubles/typesense/adapter.ts';
import { createNodes, NODES_PATH } from '#mocks/doubles/typesense/nodes.ts';
import type { SubsetCheck } from '#mocks/doubles/typesense/subsetCheck.ts';
import type { Resolvers } from '#mocks/core/types.ts';

/** All areas. An operation without a resolver does not compile. */
export const resolvers: Resolvers = {
  ...session,
  ...registration,
  ...account,
  ...catalogue,
  ...slabs,
  ...competitors,
  ...alerts,
  ...priceRules,
  ...analysis,
  ...settings,
  ...matches,
  ...scans,
  ...search,
  ...work,
  ...payments,
  ...people,
  ...activity,
  ...template,
};

/** Calls beside the contract: start over, and read the mail that would have been sent. The gateway's are its own. */
const RESET = `POST ${API_PATH}/__reset`;
const OUTBOX = `GET ${API_PATH}/__outbox`;

export interface ApiParts {
  /** Answers the searches: the engine here, or in a worker. */
  ask: SearchBackend;
  /** The contract of the API and that of the search cluster, where answers are held against them. */
  checks?: { checker: Checker; subset: SubsetCheck };
}

/** The whole mock as one function: every adapter (D31) passes its requests to it. */
export function createApi({ ask, checks }: ApiParts): Answer {
  const nodes = createNodes({ ask, dbOf, ...(checks ? { check: checks.subset } : {}) });
  const answer = createMock({ resolvers, dbOf, ...(checks ? { checker: checks.checker } : {}) });
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${NODES_PATH}/`)) return nodes(request);
    const call = `${request.method} ${pathname}`;
    if (call === OUTBOX) return Response.json(dbOf(request).outbox);
    if (request.method === 'GET' && pathname.startsWith(`${IMAGES_PATH}/`)) {
      return imageReply(dbOf(request).catalogue.images[pathname.slice(IMAGES_PATH.length + 1)]);
    }
    if (isGatewayCall(request)) return answerGateway(dbOf(request), request);
    if (call !== RESET) return answer(request);
    resetSessionOf(request);
    return Response.json({ message: 'The mock was reset' });
  };
}
