import { at } from '#mocks/contract/homes.ts';
import { rewriteBody, rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';
import { codesOf, rewriteAnswerHeaders, withOtherKey } from '#tests/contract/faultyServers/unseen/tools.ts';
import { readSent } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

function forgetLocation(): Serve {
  const answered = new Set<string>();
  return async (call) => {
    const { headers, method, url } = call.request;
    const key = headers.get('idempotency-key');
    const response = await call.next();
    if (key === null || method === 'GET' || !response.ok) return response;
    const name = [headers.get('authorization'), method, url, key].join(' ');
    if (answered.has(name)) return rewriteAnswerHeaders(response, { location: null });
    answered.add(name);
    return response;
  };
}

/** Compares with `<` where `!==` was meant. */
const takeLaterVersions: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409 || !(await codesOf(response)).includes('version_conflict')) return response;
  const conflict: unknown = await response.clone().json();
  const now = at(at(conflict, 'current'), 'version');
  const inQuery = new URL(call.request.url).searchParams.get('version');
  const sent = inQuery === null ? at(readSent(call), 'version') : Number(inQuery);
  if (typeof now !== 'number' || typeof sent !== 'number' || sent < now) return response;
  const request =
    inQuery === null
      ? rewriteBody(call, (body) => ({ ...body, version: now }))
      : rewriteQuery(call, (query) => query.set('version', String(now)));
  return call.next(withOtherKey(call, request));
};

/** What goes beside every call. */
export const protocol: readonly Variant[] = [
  {
    // Answers: "headers are required …, also in the answer to a repeated `Idempotency-Key`".
    name: 'a repeated answer does not say where the record is',
    operations: ['createSavedSearch'],
    start: forgetLocation,
  },
  {
    // Versions: "A write that names another version than the record has is `409`".
    name: 'a version that the record does not have yet is taken',
    operations: ['updateCategory'],
    start: () => takeLaterVersions,
  },
];
