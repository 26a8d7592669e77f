import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { withNewNames } from '#tests/contract/generate/newNames.ts';
import { listOf } from '#tests/contract/generate/schemaOf.ts';
import { idempotencyKeyOf, namesPlan, versionPlaceOf } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { uniqueFieldsOf } from '#tests/contract/model/stated.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Probe } from './probe.ts';

type Parts = Pick<ProbeParts, 'verification' | 'checker' | 'pool' | 'unique'>;

interface Known {
  changes: number;
  value: unknown;
}

/** What was read, by address, as long as nothing was written since. */
const known = new WeakMap<Parts['pool'], Map<string, Known>>();

/** A record as it is now, where it can be read. */
async function recordNow(
  { verification, pool }: Parts,
  path: string,
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
  return body;
}

/** What the record says itself where it can be read, else what was seen last. */
async function versionNow(
  parts: Parts,
  { path }: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<number | undefined> {
  const version = at(await recordNow(parts, path, request, send), 'version');
  if (typeof version === 'number') return version;
  return parts.pool.versionOf(path, request);
}

const pathAbove = ({ path }: Operation): string => path.slice(0, path.lastIndexOf('/'));

/** The request with the plan of the check that it carries out. */
async function withPlan(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  if (!namesPlan(parts.verification.contract, operation)) return request;
  const plan = at(await recordNow(parts, pathAbove(operation), request, send), 'plan');
  return typeof plan === 'string' ? { ...request, body: { ...Object(request.body), plan } } : request;
}

const hasId = (row: unknown): boolean => typeof at(row, 'id') === 'string';

const picked = (row: unknown, fields: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(isRecord(row) ? row : {}).filter(([field]) => fields.includes(field)));

/** A list of rows by id that replaces one of the record, with the rows that the record has. */
async function withOwnRows(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  const schema = operation.body?.kinds[request.mediaType ?? '']?.schema;
  const { body } = request;
  if (operation.method !== 'PUT' || schema === undefined || !isRecord(body)) return request;
  const [name, sent] = Object.entries(body).find(([, value]) => listOf(value).some(hasId)) ?? [];
  if (name === undefined) return request;
  const record =
    (await recordNow(parts, operation.path, request, send)) ??
    (await recordNow(parts, pathAbove(operation), request, send));
  const lists = [at(record, name), ...Object.values(isRecord(record) ? record : {})].filter(Array.isArray);
  const [first] = listOf(sent);
  const fields = Object.keys(isRecord(first) ? first : {});
  for (const rows of lists) {
    const own = rows.map((row: unknown) => picked(row, fields));
    const ids = own.map((row) => at(row, 'id'));
    if (listOf(sent).every((row) => ids.includes(at(row, 'id')))) return request;
    const said = { ...body, [name]: own };
    if (own.some(hasId) && parts.checker.errors(schema, said).length === 0) return { ...request, body: said };
  }
  return request;
}

/** The request with what must be new each time: names, an idempotency key, the plan and the version of the record now. */
export async function renewed(
  parts: Parts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest> {
  const key = idempotencyKeyOf(operation);
  const uniqueFields = uniqueFieldsOf(parts.verification.contract, operation);
  const named = withNewNames(parts.checker, operation, request, parts.unique, uniqueFields);
  const keyed = key ? withParameter(named, 'header', key.name, parts.unique()) : named;
  const planned = await withPlan(parts, operation, keyed, send);
  const fresh = await withOwnRows(parts, operation, planned, send);
  const place = versionPlaceOf(parts.verification.contract, operation);
  const version = place && (await versionNow(parts, operation, request, send));
  if (version === undefined) return fresh;
  if (place === 'query') return withParameter(fresh, 'query', 'version', version);
  return { ...fresh, body: { ...Object(fresh.body), version } };
}
