import { type Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import type { Pool } from '#tests/contract/run/pool.ts';
import type { ApiRequest } from './apiRequest.ts';

/** The request with what the thing that it is about is part of: the customer whose card it is. */
export function withParents(
  pool: Pick<Pool, 'parentsOf'>,
  operation: Operation,
  request: ApiRequest,
): ApiRequest {
  const subject = subjectOf(operation)?.name;
  if (subject === undefined) return request;
  const parents = pool.parentsOf(request.path[subject]);
  const path = Object.entries(request.path).map(([name, value]) => [
    name,
    name === subject ? value : (parents[name] ?? value),
  ]);
  return { ...request, path: Object.fromEntries(path) };
}
