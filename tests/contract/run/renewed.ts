import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { withNewNames } from '#tests/contract/generate/newNames.ts';
import { idempotencyKeyOf, versionPlaceOf } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';

type Parts = Pick<ProbeParts, 'verification' | 'checker' | 'pool' | 'unique'>;

/** What the record says itself where it can be read, else what was seen last. */
async function versionNow(
  { verification, pool }: Parts,
  { path }: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<number | undefined> {
  const { operations } = verification.contract;
  const reader = operations.find((one) => one.method === 'GET' && one.path === path);
  if (reader) {
    const bare = { ...request, query: {}, header: {}, body: undefined };
    const { answer } = await send(bare, { operation: reader });
    const version = at(answer.json, 'version');
    if (typeof version === 'number') return version;
  }
  return pool.versionOf(Object.values(request.path).at(-1) ?? at(request.body, 'id'));
}

/** The request with what must be new each time: names, an idempotency key, the version that the record has now. */
export async function renewed(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  const key = idempotencyKeyOf(operation);
  const named = withNewNames(parts.checker, operation, request, parts.unique);
  const fresh = key ? withParameter(named, 'header', key.name, parts.unique()) : named;
  const place = versionPlaceOf(parts.verification.contract, operation);
  const version = place && (await versionNow(parts, operation, request, send));
  if (version === undefined) return fresh;
  if (place === 'query') return withParameter(fresh, 'query', 'version', version);
  return { ...fresh, body: { ...Object(fresh.body), version } };
}
