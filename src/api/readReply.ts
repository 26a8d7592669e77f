import type { Call } from './call.ts';
import { ApiError } from './errors.ts';
import { isRecord, problemOf } from './problem.ts';
import { retryAfterMs } from './retry.ts';
import { saysLoginNeeded } from './statusZero.ts';
import { templateUnauthorized } from './templateUnauthorized.ts';

/** A reply as the rest of the layer sees it: a body that may go on, or the news that the session is over. */
export type Reply =
  | { loginNeeded: false; response: Response }
  | { loginNeeded: true; message: string | undefined };

const JSON_TYPE = /^application\/(?:[^\s;]+\+)?json$/;

function isJson(response: Response): boolean {
  const type = response.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  return JSON_TYPE.test(type.trim().toLowerCase());
}

/** A transport that gave up: nothing answered, or the connection broke in mid-body. */
export async function transported<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    const offline = 'onLine' in navigator && !navigator.onLine;
    throw new ApiError(offline ? 'offline' : 'network', { cause });
  }
}

interface Body {
  text: string;
  /** The parsed text; undefined when it is no JSON. */
  value: unknown;
}

async function bodyOf(response: Response): Promise<Body> {
  const text = await transported(response.text());
  if (!isJson(response)) return { text, value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return { text, value };
  } catch {
    return { text, value: undefined };
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const wait = retryAfterMs(response.headers.get('Retry-After'), Date.now());
  return new ApiError('http', { ...problemOf(body), status: response.status, retryAfterMs: wait });
}

/** A file or a text, read here so that its transport and its time count too. */
async function untouched(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await transported(response.arrayBuffer());
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/**
 * Content type, text, parse, status-0 rule, HTTP errors, in this order. The generated client takes seven kinds of bad
 * replies for data; what leaves here is JSON of a 2xx, and everything else is one typed error.
 * @throws {ApiError} `http`, `unexpected`, `network` or `offline`
 */
export async function readReply(response: Response, call: Call): Promise<Reply> {
  if (!call.wantsJson && response.ok && !isJson(response)) {
    return { loginNeeded: false, response: await untouched(response) };
  }
  const { text, value } = await bodyOf(response);
  const isUnauthorized = response.status === 401;
  // D38: a person who is not signed in has no session for the next rule to end.
  if (isUnauthorized && call.isTemplate && call.isPublic) throw templateUnauthorized(response, value);
  // E45: the rule is judged first, whatever the HTTP status is.
  if (call.checkLogin && saysLoginNeeded(value, call.loginField)) {
    const { serverMessage: message } = problemOf(value);
    // E46: a person who is not signed in is told where they are.
    if (call.isPublic) throw refusal(response, value);
    return { loginNeeded: true, message };
  }
  if (isUnauthorized && call.isTemplate) throw templateUnauthorized(response, value);
  // E53: on main calls 401 means the same, with a body or without.
  if (isUnauthorized && call.checkLogin && !call.isPublic) {
    return { loginNeeded: true, message: problemOf(value).serverMessage };
  }
  if (!response.ok) throw refusal(response, value);
  // Null is what callers get when the session is over. A server's own null would be shown as nothing at all, and no
  // operation answers with a bare number or text: that does not become right by waiting.
  const isFit = isRecord(value) || !call.checkLogin || (call.isTemplate && Array.isArray(value));
  if (value === undefined || !isFit) {
    throw new ApiError('unexpected', { status: response.status, cause: new Error('no JSON object') });
  }
  return { loginNeeded: false, response: new Response(text, response) };
}
