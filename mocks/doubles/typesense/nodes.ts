import type { Db } from '#mocks/core/db.ts';
import { FAULT_HEADER } from '#mocks/core/faults.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { contractViolation } from '#mocks/core/replies.ts';
import { API_PATH } from '#mocks/core/route.ts';
import { jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { preflightReply, callOf, responseOf, type Ask } from './adapter.ts';
import { forbidden } from './keys.ts';
import {
  cutOffResults,
  emptyResults,
  refusedFilterResults,
  withTypedQuery,
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
  ask: Ask;
  /** State of the mock session that a request belongs to. */
  dbOf: (request: Request) => Db;
  check?: SubsetCheck;
}

const refused = (code: number, message: string): PlainReply => jsonReply(code, { message });
const notReady = (): PlainReply => refused(503, 'Not Ready or Lagging');

/** The first key that is used with this failure has expired from then on; every other key is valid. */
function hasExpired({ failures }: Db, key: string): boolean {
  const dead = Object.keys(failures).find((name) => name.startsWith(EXPIRED));
  if (dead === undefined) failures[`${EXPIRED}${key}`] = 1;
  return dead === undefined || dead === `${EXPIRED}${key}`;
}

async function failed(
  { fault, call, typed }: RequestedFault,
  node: string,
  db: Db,
  ask: Ask,
): Promise<PlainReply> {
  const right = async (): Promise<PlainReply> => withTypedQuery(await ask(call), typed);
  if (fault === 'node-down') return node === '1' ? notReady() : right();
  if (fault === 'nodes-down') return notReady();
  if (fault === '401' || (fault === 'expired' && hasExpired(db, call.key)))
    return refused(401, forbidden().message);
  if (fault === '429') return refused(429, 'Rate limit exceeded or blocked');
  if (fault === 'filter') return refusedFilterResults(await right());
  if (fault === 'empty') return emptyResults(await right());
  if (fault === 'cutoff') return cutOffResults(await right());
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return right();
}

/** The three nodes of the mock's search cluster as one function. All of them know the same. */
export function createNodes({ ask, dbOf, check }: NodesParts): Answer {
  const answered = (call: PlainCall, reply: PlainReply, headers = {}): Response => {
    const violations = check?.(call, reply) ?? [];
    return violations.length > 0
      ? contractViolation(`${call.method} ${call.path} breaks the subset contract`, violations)
      : responseOf(reply, headers);
  };
  return async (request) => {
    const [, node = '', path = ''] = NODE.exec(new URL(request.url).pathname.slice(NODES_PATH.length)) ?? [];
    if (node === '') return responseOf(refused(404, 'Not Found'));
    if (request.method === 'OPTIONS') return preflightReply();
    try {
      const call = await callOf(request, path);
      const asked = searchFault(call);
      if (!asked) return answered(call, await ask(call));
      if (asked.fault === 'offline') return Response.error();
      return answered(call, await failed(asked, node, dbOf(request), ask), { [FAULT_HEADER]: asked.fault });
    } catch (error) {
      return contractViolation(`${request.method} ${path}`, [
        error instanceof Error ? error.message : String(error),
      ]);
    }
  };
}
