import type { LoginNeededEvent } from './apiConfig.ts';
import type { Call } from './call.ts';
import { ApiError } from './errors.ts';
import { isRecord, readProblem } from './problem.ts';
import { retryAfterMs } from './retry.ts';
import { isLoginNeeded } from './statusZero.ts';
import { templateUnauthorized } from './templateUnauthorized.ts';

/** What a reply says of the sign-in that is needed. */
type LoginNeeded = Pick<LoginNeededEvent, 'message' | 'code'>;

/** A reply that was read: a body for the caller, or that the session is over. */
export type Reply = { loginNeeded: false; response: Response } | ({ loginNeeded: true } & LoginNeeded);

const JSON_TYPE = /^application\/(?:[^\s;]+\+)?json$/;

function isJson(response: Response): boolean {
  const type = response.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  return JSON_TYPE.test(type.trim().toLowerCase());
}

/** Throws an `ApiError` where nothing answered, or the connection broke in mid-body. */
export async function withNetworkErrors<T>(promise: Promise<T>): Promise<T> {
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

async function readBody(response: Response): Promise<Body> {
  const text = await withNetworkErrors(response.text());
  if (!isJson(response)) return { text, value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return { text, value };
  } catch {
    return { text, value: undefined };
  }
}

function loginNeeded(body: unknown): Reply {
  const { serverMessage: message, code } = readProblem(body);
  return { loginNeeded: true, message, code };
}

function refusal(response: Response, body: unknown): ApiError {
  const wait = retryAfterMs(response.headers.get('Retry-After'), Date.now());
  return new ApiError('http', { ...readProblem(body), status: response.status, retryAfterMs: wait });
}

/** A file or a text. It is read here, so that network errors and the time limit cover its body. */
async function untouched(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await withNetworkErrors(response.arrayBuffer());
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

/**
 * Content type, text, parse, status-0 rule, HTTP errors, in this order. The generated client takes seven kinds of bad
 * replies for data; this returns JSON of a 2xx, and throws one typed error for everything else.
 * @throws {ApiError} `http`, `unexpected`, `network` or `offline`
 */
export async function readReply(response: Response, call: Call): Promise<Reply> {
  if (!call.wantsJson && response.ok && !isJson(response)) {
    return { loginNeeded: false, response: await untouched(response) };
  }
  const { text, value } = await readBody(response);
  const isUnauthorized = response.status === 401;
  // D38: a person who is not signed in has no session for the next rule to end.
  if (isUnauthorized && call.isTemplate && call.isPublic) throw templateUnauthorized(response, value);
  // E45: status 0 counts whatever the HTTP status is.
  if (call.checkLogin && isLoginNeeded(value, call.loginField)) {
    // E46: a public call ends no session; its refusal is shown at the form.
    if (call.isPublic) throw refusal(response, value);
    return loginNeeded(value);
  }
  if (isUnauthorized && call.isTemplate) throw templateUnauthorized(response, value);
  // E53: a 401 of a call that is no template call means the same, with a body or without.
  if (isUnauthorized && call.checkLogin && !call.isPublic) {
    return loginNeeded(value);
  }
  if (!response.ok) throw refusal(response, value);
  // Callers get null when the session is over, so a server's own null may not pass. No operation answers with a bare
  // number or text, and a retry would not change that.
  const isFit = isRecord(value) || !call.checkLogin || (call.isTemplate && Array.isArray(value));
  if (value === undefined || !isFit) {
    throw new ApiError('unexpected', { status: response.status, cause: new Error('no JSON object') });
  }
  return { loginNeeded: false, response: new Response(text, response) };
}
