import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { aboutOther } from '#tests/contract/generate/linked.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { collectionOf, homeOf, subjectOf } from '#tests/contract/model/pathParts.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Exchange } from './exchange.ts';
import type { Probe } from './probe.ts';
import { renewed } from './renewed.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;
const MOST_TRIES = 8;

const isSuccess = ({ answer }: Exchange): boolean => answer.status >= 200 && answer.status < 300;

/** Sends requests one after the other, renewed, until one succeeds; else the one that came nearest. */
async function nearest(
  parts: ProbeParts,
  operation: Operation,
  requests: readonly ApiRequest[],
  send: Probe['send'],
): Promise<Exchange | undefined> {
  let near: Exchange | undefined;
  for (const request of requests.slice(0, MOST_TRIES)) {
    // A conflict tells the version, which nothing else may have told before.
    for (const again of [true, false]) {
      const exchange = await send(await renewed(parts, operation, request, send), { operation });
      if (isSuccess(exchange)) return exchange;
      if (!near || near.answer.status === NOT_FOUND) near = exchange;
      const { status, json } = exchange.answer;
      const named = at(exchange.request.body, 'version') ?? exchange.request.query['version'];
      const isStale = named !== undefined && named !== at(json, 'current', 'version');
      if (status !== CONFLICT || !again || !isStale) break;
    }
  }
  return near;
}

/** The call that makes what a path is about: `POST …/things` for `/things/{id}/close`. */
function makerOf(
  { operations }: { operations: readonly Operation[] },
  asked: Operation,
): Operation | undefined {
  const subject = subjectOf(asked);
  const home = subject && homeOf(asked.path, subject.name);
  return operations.find(
    (one) =>
      one.method === 'POST' &&
      one !== asked &&
      one.path.endsWith(`/${collectionOf(one.path)}`) &&
      collectionOf(one.path) === home,
  );
}

/** A conflict that shows a record: of what there may be one only, it is the one that is there. */
const idOf = ({ answer: { status, json } }: Exchange): unknown =>
  at(json, 'id') ?? (status === CONFLICT ? at(json, 'current', 'id') : undefined);

/** The requests about a new thing, for what can be done to a thing once only: the one that came nearest, and all others. */
async function aboutNew(
  parts: ProbeParts,
  operation: Operation,
  near: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest[]> {
  const { contract, safe } = parts.verification;
  const maker = makerOf(contract, operation);
  const subject = subjectOf(operation);
  if (!maker || !subject || safe) return [];
  const made = await nearest(parts, maker, parts.valid.plain(maker), send);
  const id = made && idOf(made);
  if (id === undefined || parts.checker.errors(subject.schema, id).length > 0) return [];
  const all = [near, ...parts.valid.plain(operation)].map((request) =>
    aboutOther(parts.checker, operation, request, [subject.name, id]),
  );
  const byBody = new Map(all.map((one) => [JSON.stringify(one.body), one]));
  return [...byBody.values()];
}

/**
 * Looks for a call that succeeds: about the things that are known, and at last about one that is made for it.
 * @param first what to try before all others
 * @returns the call that came nearest where none succeeds
 */
export async function succeed(
  parts: ProbeParts,
  operation: Operation,
  send: Probe['send'],
  first: readonly ApiRequest[] = [],
): Promise<Exchange | undefined> {
  const candidates = [...first, ...parts.valid.plain(operation)];
  const near = await nearest(parts, operation, candidates, send);
  if (!near || isSuccess(near)) return near;
  const fresh = await aboutNew(parts, operation, near.request, send);
  const last = await nearest(parts, operation, fresh, send);
  return last && isSuccess(last) ? last : near;
}
