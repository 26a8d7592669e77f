import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import type { OperationId } from '#mocks/core/types.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { rewriteBody, rewriteHeaders, rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';

import type { Serve } from './variant.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Answers these operations in its own way, and all others faithfully. */
export function serve(ids: OperationId | readonly OperationId[], answer: Serve): Serve {
  return (call) => (call.id !== undefined && [ids].flat().includes(call.id) ? answer(call) : call.next());
}

/** The answer to another read of the same person. */
export function readPath({ request, next }: Call, path: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'idempotency-key']) headers.delete(name);
  return next(new Request(new URL(`/api${path}`, request.url), { headers }));
}

/** The part of the path at this place, counted from 0 below `/api`. */
export function pathPart({ request }: Call, index: number): string {
  return new URL(request.url).pathname.split('/')[index + 2] ?? '';
}

/** Gives an answer that succeeded another body; status and headers stay. */
export async function changeBody(response: Response, change: (body: Fields) => unknown): Promise<Response> {
  const body: unknown = response.ok ? await response.clone().json() : undefined;
  if (!isRecord(body)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(change(body)), { status, headers });
}

/** Changes what is answered and nothing else. */
export function changeAnswer(change: (body: Fields, call: Call) => unknown): Serve {
  return async (call) => changeBody(await call.next(), (body) => change(body, call));
}

/** Does something else than was asked, where what was asked keeps to the contract. */
export function changeRequest(change: (call: Call) => Request): Serve {
  return async (call) => {
    // The mock answers by examples whatever fits the contract, and does nothing then.
    const examined = await call.next(rewriteHeaders(call, (headers) => headers.set('prefer', 'code=0')));
    return examined.status === 422 ? call.next() : call.next(change(call));
  };
}

/** Uses another body than was sent. */
export function changeSent(change: (body: Fields) => unknown): Serve {
  return changeRequest((call) => rewriteBody(call, change));
}

/** Uses another query than was sent. */
export function changeQuery(change: (query: URLSearchParams) => void): Serve {
  return changeRequest((call) => rewriteQuery(call, change));
}

/** What was sent as JSON, or nothing. */
export function readSent({ text }: Call): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields without those of these names. */
export function omit(body: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function itemsOf(body: unknown): readonly Fields[] {
  return listOf(at(body, 'items')).filter(isRecord);
}

/** Lets a call be answered as if it had written, and takes back what it wrote. */
export async function answerWithoutWriting({ request, next }: Call): Promise<Response> {
  const db = dbOf(request);
  const { accounts, catalogue, work, search, payments } = structuredClone({ ...db, signIns: [] });
  const response = await next();
  if (!response.ok) return response;
  // As in a database, numbers that were given out are not given out again.
  catalogue.lastId = db.catalogue.lastId;
  payments.lastId = db.payments.lastId;
  Object.assign(db, { accounts, catalogue, work, search, payments });
  return response;
}
