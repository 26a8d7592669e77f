import type { Db } from '#mocks/core/db.ts';
import { FAULT_HEADER } from '#mocks/core/faults.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { contractViolation } from '#mocks/core/replies.ts';
import { API_PATH } from '#mocks/core/route.ts';
import { jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { preflightReply, readCall, toResponse, type SearchBackend } from './adapter.ts';
import { forbidden } from './keys.ts';
import {
  cutOffResults,
  emptyResults,
  refusedFilterResults,
  withOriginalQueries,
  searchFault,
  type RequestedFault,
} from './searchFaults.ts';
import type { SubsetCheck } from './subsetCheck.ts';

/** Below it stand the nodes of the mock's search cluster: `/api/__typesense/1`. */
export const NODES_PATH = `${API_PATH}/__typesense`;

const NODE = /^\/([123])(\/.*)$/;
const SLOW_MS = 1500;
const EXPIRED = 'search key expired ';

export interface NodesParts {
  ask: SearchBackend;
  /** State of the mock session that a request belongs to. */
  dbOf: (request: Request) => Db;
  check?: SubsetCheck;
}

const refusalReply = (code: number, message: string): PlainReply => jsonReply(code, { message });
const notReadyReply = (): PlainReply => refusalReply(503, 'Not Ready or Lagging');

/** The first key that is used with this failure has expired from then on; every other key is valid. */
function hasExpired({ failures }: Db, key: string): boolean {
  const expiredName = Object.keys(failures).find((name) => name.startsWith(EXPIRED));
  if (expiredName === undefined) failures[`${EXPIRED}${key}`] = 1;
  return expiredName === undefined || expiredName === `${EXPIRED}${key}`;
}

async function answerWithFault(
  { fault, call, queries }: RequestedFault,
  node: string,
  db: Db,
  ask: SearchBackend,
): Promise<PlainReply> {
  const answerNormally = async (): Promise<PlainReply> => withOriginalQueries(await ask(call), queries);
  if (fault === 'node-down') return node === '1' ? notReadyReply() : answerNormally();
  if (fault === 'nodes-down') return notReadyReply();
  if (fault === '401' || (fault === 'expired' && hasExpired(db, call.key)))
    return refusalReply(401, forbidden().message);
  if (fault === '429') return refusalReply(429, 'Rate limit exceeded or blocked');
  if (fault === 'filter') return refusedFilterResults(await answerNormally());
  if (fault === 'empty') return emptyResults(await answerNormally());
  if (fault === 'cutoff') return cutOffResults(await answerNormally());
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return answerNormally();
}

/** The three nodes of the mock's search cluster as one function. All of them know the same. */
export function createNodes({ ask, dbOf, check }: NodesParts): Answer {
  const toCheckedResponse = (call: PlainCall, reply: PlainReply, headers = {}): Response => {
    const violations = check?.(call, reply) ?? [];
    return violations.length > 0
      ? contractViolation(`${call.method} ${call.path} breaks the subset contract`, violations)
      : toResponse(reply, headers);
  };
  return async (request) => {
    const [, node = '', path = ''] = NODE.exec(new URL(request.url).pathname.slice(NODES_PATH.length)) ?? [];
    if (node === '') return toResponse(refusalReply(404, 'Not Found'));
    if (request.method === 'OPTIONS') return preflightReply();
    try {
      const call = await readCall(request, path);
      const requestedFault = searchFault(call);
      if (!requestedFault) return toCheckedResponse(call, await ask(call));
      if (requestedFault.fault === 'offline') return Response.error();
      return toCheckedResponse(call, await answerWithFault(requestedFault, node, dbOf(request), ask), {
        [FAULT_HEADER]: requestedFault.fault,
      });
    } catch (error) {
      return contractViolation(`${request.method} ${path}`, [
        error instanceof Error ? error.message : String(error),
      ]);
    }
  };
}
