import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { withNewNames } from '#tests/contract/generate/newNames.ts';
import { idempotencyKeyOf, namesPlan, versionPlaceOf } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';

type Parts = Pick<ProbeParts, 'verification' | 'checker' | 'pool' | 'unique'>;

interface Known {
  changes: number;
  value: unknown;
}

/** What was read, by address, as long as nothing was written since. */
const known = new WeakMap<Parts['pool'], Map<string, Known>>();

/** What a record says of itself under a name, where it can be read. */
async function saidNow(
  { verification, pool }: Parts,
  path: string,
  name: string,
  request: ApiRequest,
  send: Probe['send'],
): Promise<unknown> {
  const { operations } = verification.contract;
  const reader = operations.find((one) => one.method === 'GET' && one.path === path);
  if (!reader) return undefined;
  const bare = { ...request, query: {}, header: {}, body: undefined };
  const read = known.get(pool) ?? new Map<string, Known>();
  known.set(pool, read);
  const key = JSON.stringify([path, bare.path]);
  const before = read.get(key);
  const fresh = before?.changes === pool.changes();
  const body = fresh ? before.value : (await send(bare, { operation: reader })).answer.json;
  read.set(key, { changes: pool.changes(), value: body });
  return at(body, name);
}

/** What the record says itself where it can be read, else what was seen last. */
async function versionNow(
  parts: Parts,
  { path }: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<number | undefined> {
  const version = await saidNow(parts, path, 'version', request, send);
  if (typeof version === 'number') return version;
  return parts.pool.versionOf(path, request);
}

/** The request with the plan of the check that it carries out. */
async function withPlan(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  if (!namesPlan(parts.verification.contract, operation)) return request;
  const above = operation.path.slice(0, operation.path.lastIndexOf('/'));
  const plan = await saidNow(parts, above, 'plan', request, send);
  return typeof plan === 'string' ? { ...request, body: { ...Object(request.body), plan } } : request;
}

/** The request with what must be new each time: names, an idempotency key, the plan and the version of the record now. */
export async function renewed(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  const key = idempotencyKeyOf(operation);
  const named = withNewNames(parts.checker, operation, request, parts.unique);
  const keyed = key ? withParameter(named, 'header', key.name, parts.unique()) : named;
  const fresh = await withPlan(parts, operation, keyed, send);
  const place = versionPlaceOf(parts.verification.contract, operation);
  const version = place && (await versionNow(parts, operation, request, send));
  if (version === undefined) return fresh;
  if (place === 'query') return withParameter(fresh, 'query', 'version', version);
  return { ...fresh, body: { ...Object(fresh.body), version } };
}
