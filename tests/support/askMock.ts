import { answerChecked } from '#mocks/adapters/checked.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { SESSION_HEADER } from '#mocks/core/mockSessions.ts';
import { PASSWORD } from '#mocks/core/users.ts';

export interface Ask {
  token?: string;
  /** Sent as JSON; a form is sent as what it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Name of the mock session. */
  session?: string;
}

export interface MockReply {
  status: number;
  headers: Headers;
  body: unknown;
}

function toRequestBody(body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof URLSearchParams) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Asks the mock as the panel would, below `/api`. */
export async function ask(
  call: string,
  options: Ask = {},
  answer: Answer = answerChecked,
): Promise<MockReply> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const { body, headers } = toRequestBody(options.body);
  const allHeaders = new Headers({ ...headers, ...options.headers });
  if (options.token !== undefined) allHeaders.set('authorization', `Bearer ${options.token}`);
  if (options.session !== undefined) allHeaders.set(SESSION_HEADER, options.session);
  const init = { method, headers: allHeaders, ...(body === undefined ? {} : { body }) };
  const response = await answer(new Request(`http://localhost/api${path}`, init));
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    body: type.includes('json') && text !== '' ? JSON.parse(text) : text,
  };
}

/** The text under `key` of an answer. */
export function textIn(reply: MockReply, key: string): string {
  const { body } = reply;
  const value = isRecord(body) ? body[key] : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`no text under ${key}: ${reply.status} ${JSON.stringify(body)}`);
}

/** Signs in and returns the bearer token. */
export async function tokenOf(email: string, session?: string, password = PASSWORD): Promise<string> {
  const body = { email, password };
  return textIn(
    await ask('POST /users/authenticate', { body, ...(session === undefined ? {} : { session }) }),
    'token',
  );
}
