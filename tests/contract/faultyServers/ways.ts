import { at, isRecord } from '#mocks/contract/homes.ts';
import { preferredReply } from '#mocks/core/prefer.ts';
import { send } from '#mocks/core/replies.ts';

import type { Asked, FaultyServer } from './faultyServer.ts';

type Tell = FaultyServer['tell'];
type Fields = Readonly<Record<string, unknown>>;

const OK = 300;

/** Answers that succeed, changed; others as they are. */
export function changing(change: (body: Fields, asked: Asked) => unknown): Tell {
  return async (asked) => {
    const response = await asked.next();
    if (asked.id === undefined || response.status >= OK) return response;
    const body: unknown = await response.json();
    return send(response.status, isRecord(body) ? change(body, asked) : body, 'application/json');
  };
}

/** Answers that succeed with some fields replaced; undefined leaves a field out. */
export function setting(fields: Fields): Tell {
  return changing((body) => ({ ...body, ...fields }));
}

/** Other answers for some calls. */
export function instead(when: (response: Response, asked: Asked) => boolean, answer: () => Response): Tell {
  return async (asked) => {
    const response = await asked.next();
    return asked.id !== undefined && when(response, asked) ? answer() : response;
  };
}

/** The first example of a success. */
export function success({ operation }: Asked): Response {
  const reply = operation && preferredReply(operation, {});
  return reply ? send(reply.status, reply.body, reply.type) : new Response(null, { status: 204 });
}

/** Takes what a faithful server refuses with this code. */
export function taking(...codes: readonly string[]): Tell {
  return async (asked) => {
    const response = await asked.next();
    if (response.status !== 422 && response.status !== 409) return response;
    const body: unknown = await response.clone().json();
    const errors = at(body, 'errors');
    const found = [
      at(body, 'code'),
      ...(Array.isArray(errors) ? errors.map((one: unknown) => at(one, 'code')) : []),
    ];
    return found.some((code) => typeof code === 'string' && codes.includes(code)) ? success(asked) : response;
  };
}

/** Asks the faithful server something else. */
export function rewriting(change: (asked: Asked) => Request): Tell {
  return (asked) => asked.next(asked.id === undefined ? asked.request : change(asked));
}

/** The request with its address changed. */
export function withQuery({ request }: Asked, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request.clone());
}

/** The request with its JSON body changed. */
export function withBody({ request, text }: Asked, change: (body: Fields) => unknown): Request {
  const body: unknown = text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : undefined;
  if (!isRecord(body)) return request;
  const { method, headers } = request;
  return new Request(request.url, { method, headers, body: JSON.stringify(change(body)) });
}

/** The request with other headers. */
export function withHeaders({ request }: Asked, change: (headers: Headers) => void): Request {
  const copy = new Request(request.clone());
  const headers = new Headers(copy.headers);
  change(headers);
  return new Request(copy, { headers });
}

/** An answer of these bytes under this name. */
export const answered = (body: string | null, status: number, type: string): Response => {
  const bytes = body === null ? null : new TextEncoder().encode(body);
  return new Response(bytes, { status, headers: type === '' ? {} : { 'content-type': type } });
};

export const succeeded = (response: Response): boolean => response.status < 300;
export const missing = (response: Response): boolean => response.status === 404;

/** A lie about reading one product. */
export const product = (name: string, caughtBy: string, tell: FaultyServer['tell']): FaultyServer => ({
  name,
  caughtBy,
  of: 'getProduct',
  tell,
});
