import { setTimeout as pause } from 'node:timers/promises';

import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, distinct } from '#tests/contract/generate/apiRequest.ts';
import { aboutOther } from '#tests/contract/generate/linked.ts';
import { withParents } from '#tests/contract/generate/withParents.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { collectionOf, homeOf, subjectOf } from '#tests/contract/model/pathParts.ts';
import type { ProbeParts } from './createProbe.ts';
import { type Exchange, isSuccess } from './exchange.ts';
import type { Probe } from './probe.ts';
import { renewed } from './renewed.ts';

const ACCEPTED = 202;
const NOT_FOUND = 404;
const CONFLICT = 409;
const MOST_TRIES = 8;
/** Milliseconds between the questions whether a job is done. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 3200];

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
      const [named, now] = [at(exchange.request.body, 'version'), at(json, 'current', 'version')];
      if (status !== CONFLICT || !again || (named !== undefined && named === now)) break;
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

/** The operations that change a thing at its own address, by which it comes into another state. */
function changersOf(
  { operations }: { operations: readonly Operation[] },
  asked: Operation,
  subject: Parameter,
): Operation[] {
  const [before = ''] = asked.path.split(`{${subject.name}}`);
  const all = operations.filter(
    (one) =>
      one !== asked &&
      one.method !== 'GET' &&
      one.path.startsWith(`${before}{${subject.name}}`) &&
      subjectOf(one)?.name === subject.name,
  );
  const rank = ({ path, method }: Operation): number => (path === asked.path ? 0 : method === 'POST' ? 1 : 2);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

interface NewThing {
  /** The request about it. */
  about: (operation: Operation, request: ApiRequest) => ApiRequest;
  /** Whether what changes it is still being done. */
  isPending: boolean;
}

/** A conflict that shows a record: of what there may be one only, it is the one that is there. */
const idOf = ({ answer: { status, json } }: Exchange): unknown =>
  at(json, 'id') ?? (status === CONFLICT ? at(json, 'current', 'id') : undefined);

async function make(
  parts: ProbeParts,
  { maker, subject }: { maker: Operation; subject: Parameter },
  requests: readonly ApiRequest[],
  send: Probe['send'],
): Promise<NewThing['about'] | undefined> {
  const made = await nearest(parts, maker, requests, send);
  const id = made && idOf(made);
  if (id === undefined || parts.checker.errors(subject.schema, id).length > 0) return undefined;
  return (asked, request) => {
    const named = aboutOther(parts.checker, asked, request, [subject.name, id]);
    return withParents(parts.pool, asked, named);
  };
}

/** New things in one state after the other: as each example makes them, and as a further call leaves them. */
async function* newThings(
  parts: ProbeParts,
  operation: Operation,
  send: Probe['send'],
): AsyncGenerator<NewThing> {
  const { contract, safe } = parts.verification;
  const maker = makerOf(contract, operation);
  const subject = subjectOf(operation);
  if (!maker || !subject || safe) return;
  const examples = distinct(parts.valid.plain(maker), 'body');

  for (const example of examples) {
    const about = await make(parts, { maker, subject }, [example], send);
    if (about) yield { about, isPending: false };
  }
  for (const changer of changersOf(contract, operation, subject)) {
    const about = await make(parts, { maker, subject }, examples, send);
    if (!about) return;
    const requests = distinct(parts.valid.plain(changer), 'body').map((one) => about(changer, one));
    const changed = await nearest(parts, changer, requests, send);
    if (changed && isSuccess(changed)) yield { about, isPending: changed.answer.status === ACCEPTED };
  }
}

/** The request about a new thing, made for it; undefined where none can be made. */
export async function aboutNew(
  parts: ProbeParts,
  operation: Operation,
  request: ApiRequest,
  send: Probe['send'],
): Promise<ApiRequest | undefined> {
  const first = await newThings(parts, operation, send).next();
  return first.done === true ? undefined : first.value.about(operation, request);
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
  for await (const { about, isPending } of newThings(parts, operation, send)) {
    const requests = distinct(candidates, 'body').map((one) => about(operation, one));
    // What was accepted is done later (RFC 9110, 15.3.3); until then there may be a conflict.
    for (const ms of isPending ? PAUSES : [0]) {
      if (ms > 0) await pause(ms);
      const last = await nearest(parts, operation, requests, send);
      if (last && isSuccess(last)) return last;
      if (last?.answer.status !== CONFLICT) break;
    }
  }
  return near;
}
