import { at, isRecord } from '#mocks/contract/homes.ts';
import { preferredReply } from '#mocks/core/prefer.ts';
import { send } from '#mocks/core/replies.ts';

import type { Call, FaultyServer } from './faultyServer.ts';

type Answer = FaultyServer['answer'];
type Fields = Readonly<Record<string, unknown>>;

const OK = 300;

/** Answers that succeed, changed; others as they are. */
export function changeSuccess(change: (body: Fields, call: Call) => unknown): Answer {
  return async (call) => {
    const response = await call.next();
    if (call.id === undefined || response.status >= OK) return response;
    const body: unknown = await response.json();
    return send(response.status, isRecord(body) ? change(body, call) : body, 'application/json');
  };
}

/** Answers that succeed with some fields replaced; undefined leaves a field out. */
export function setFields(fields: Fields): Answer {
  return changeSuccess((body) => ({ ...body, ...fields }));
}

/** Other answers for some calls. */
export function replaceAnswer(
  when: (response: Response, call: Call) => boolean,
  create: () => Response,
): Answer {
  return async (call) => {
    const response = await call.next();
    return call.id !== undefined && when(response, call) ? create() : response;
  };
}

/** The first example of a success. */
export function answerByExample({ operation }: Call): Response {
  const reply = operation && preferredReply(operation, {});
  return reply ? send(reply.status, reply.body, reply.type) : new Response(null, { status: 204 });
}

/** Takes what a faithful server refuses with this code. */
export function acceptRefused(...codes: readonly string[]): Answer {
  return async (call) => {
    const response = await call.next();
    if (response.status !== 422 && response.status !== 409) return response;
    const body: unknown = await response.clone().json();
    const errors = at(body, 'errors');
    const found = [
      at(body, 'code'),
      ...(Array.isArray(errors) ? errors.map((one: unknown) => at(one, 'code')) : []),
    ];
    return found.some((code) => typeof code === 'string' && codes.includes(code))
      ? answerByExample(call)
      : response;
  };
}

/** Asks the faithful server something else. */
export function rewriteRequest(change: (call: Call) => Request): Answer {
  return (call) => call.next(call.id === undefined ? call.request : change(call));
}

/** The request with its address changed. */
export function rewriteQuery({ request }: Call, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request.clone());
}

/** The request with its JSON body changed. */
export function rewriteBody({ request, text }: Call, change: (body: Fields) => unknown): Request {
  const body: unknown = text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : undefined;
  if (!isRecord(body)) return request;
  const { method, headers } = request;
  return new Request(request.url, { method, headers, body: JSON.stringify(change(body)) });
}

/** The request with other headers. */
export function rewriteHeaders({ request }: Call, change: (headers: Headers) => void): Request {
  const copy = new Request(request.clone());
  const headers = new Headers(copy.headers);
  change(headers);
  return new Request(copy, { headers });
}

/** An answer of these bytes under this name. */
export const createAnswer = (body: string | null, status: number, type: string): Response => {
  const bytes = body === null ? null : new TextEncoder().encode(body);
  return new Response(bytes, { status, headers: type === '' ? {} : { 'content-type': type } });
};

export const hasSucceeded = (response: Response): boolean => response.status < 300;
export const isMissing = (response: Response): boolean => response.status === 404;

/** A fault of reading one product. */
export const createProductFault = (
  name: string,
  caughtBy: string,
  answer: FaultyServer['answer'],
): FaultyServer => ({
  name,
  caughtBy,
  of: 'getProduct',
  answer,
});
