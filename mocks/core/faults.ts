import { examples } from '#mocks/contract/examples.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { CHALLENGE } from './replies.ts';

/** Marks an answer that is wrong on purpose, so that contract checks of whole runs leave it alone. */
export const FAULT_HEADER = 'x-mock-fault';

export interface FaultCall {
  /** Failures so far, by key; those that pass count themselves here. */
  failures: Record<string, number>;
  request: Request;
  /** What would have been answered. Calling it does what the request asks for. */
  next: () => Promise<Response>;
  /** Ends the sign-in that asks. */
  endSignIn: () => void;
  /** Operation and person; failures that pass are counted by it. */
  key: string;
}

type Fault = (call: FaultCall) => Response | Promise<Response>;

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json';
const errorPage = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const BAD_GATEWAY_PAGE = errorPage('502 Bad Gateway');
const HUGE_BYTES = 50 * 1024 * 1024;
const SLOW_MS = 5000;
const FLAKY_FAILURES = 2;

/** Bytes bring no content type of their own, so that it can be left out. */
function reply(
  status: number,
  body: string | null,
  type: string | null,
  headers: Record<string, string> = {},
): Response {
  const allHeaders = new Headers(headers);
  if (type !== null) allHeaders.set('content-type', type);
  return new Response(body === null ? null : new TextEncoder().encode(body), { status, headers: allHeaders });
}

const json = (status: number, body: unknown, headers?: Record<string, string>): Response =>
  reply(status, JSON.stringify(body), JSON_TYPE, headers);

function problem(status: number, title: string, code: string, headers?: Record<string, string>): Response {
  return reply(status, JSON.stringify({ type: 'about:blank', title, status, code }), PROBLEM_TYPE, headers);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Half of an answer, and then the connection is gone. */
function interruptedResponse(): Response {
  const half = new TextEncoder().encode('{"username":"helen.ok');
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    // Not at once, so that the half is on its way.
    pull: async (controller) => {
      await pause(50);
      controller.error(new Error('connection lost'));
    },
  });
  return new Response(body, { headers: { 'content-type': JSON_TYPE } });
}

function hugeResponse(): Response {
  const chunk = new TextEncoder().encode('"0123456789abcdef",'.repeat(4096));
  let sent = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull(controller) {
      if (sent >= HUGE_BYTES) {
        controller.enqueue(new TextEncoder().encode('""]'));
        controller.close();
        return;
      }
      controller.enqueue(chunk);
      sent += chunk.length;
    },
  });
  return new Response(body, { headers: { 'content-type': JSON_TYPE } });
}

/** Ends when the caller gives up, and not before. */
function waitForAbort(request: Request): Promise<Response> {
  return new Promise((resolve) => {
    request.signal.addEventListener('abort', () => resolve(Response.error()), { once: true });
  });
}

async function delayed(ms: number, next: FaultCall['next']): Promise<Response> {
  await pause(ms);
  return next();
}

/** The answer there would have been, with some fields replaced. */
async function withFields({ next }: FaultCall, fields: Record<string, unknown>): Promise<Response> {
  const response = await next();
  const body: unknown = await response.json();
  return json(response.status, isRecord(body) ? { ...body, ...fields } : body);
}

/** Everything that can go wrong with an answer, by the name a person types after `fault-`. */
const table = {
  // The network
  offline: () => Response.error(),
  reset: interruptedResponse,
  hang: ({ request }) => waitForAbort(request),
  slow: ({ next }) => delayed(SLOW_MS, next),
  lost: async ({ next }) => {
    await next();
    return Response.error();
  },
  huge: hugeResponse,

  // Servers and what stands in front of them
  '500': () => json(500, { message: 'Internal server error' }),
  '500-html': () => reply(500, errorPage('500 Internal Server Error'), 'text/html; charset=utf-8'),
  '502': () => reply(502, BAD_GATEWAY_PAGE, 'text/html; charset=utf-8'),
  '503': () => problem(503, 'Service unavailable', 'unavailable', { 'retry-after': '1' }),
  '504': () => reply(504, BAD_GATEWAY_PAGE, 'text/html; charset=utf-8'),
  '429': () => problem(429, 'Too many requests', 'too_many_requests', { 'retry-after': '7' }),
  redirect: () => reply(302, null, null, { location: '/login' }),
  flaky: ({ failures: failureCounts, key, next }) => {
    const failures = failureCounts[key] ?? 0;
    failureCounts[key] = failures + 1;
    return failures < FLAKY_FAILURES ? problem(503, 'Service unavailable', 'unavailable') : next();
  },

  // Refusals
  '401': ({ endSignIn }) => {
    endSignIn();
    return json(401, examples.loginNeeded, CHALLENGE);
  },
  '401-bare': ({ endSignIn }) => {
    endSignIn();
    return reply(401, null, null, CHALLENGE);
  },
  status0: ({ endSignIn }) => {
    endSignIn();
    return json(200, examples.loginNeeded);
  },
  'status0-text': ({ endSignIn }) => {
    endSignIn();
    return json(200, { status: '0', msg: 'Please sign in' });
  },
  '403': () => reply(403, JSON.stringify(examples.forbidden), PROBLEM_TYPE),
  '404': () => reply(404, JSON.stringify(examples.notFound), PROBLEM_TYPE),
  '409': () => problem(409, 'Someone else changed this', 'conflict'),
  // The call is being answered, and goes well.
  'in-progress': async ({ next }) => {
    await next();
    return reply(409, JSON.stringify(examples.paymentInProgress), PROBLEM_TYPE);
  },
  'not-configured': ({ request }) => {
    const isSearch = new URL(request.url).pathname.includes('/search/');
    const body = isSearch ? examples.searchNotConfigured : examples.paymentsNotConfigured;
    return reply(503, JSON.stringify(body), PROBLEM_TYPE, { 'retry-after': '3600' });
  },
  '422': () => reply(422, JSON.stringify(examples.validation), PROBLEM_TYPE),

  // Answers that have changed since
  inactive: (call) => withFields(call, { is_active: 'N' }),
  deleted: (call) => withFields(call, { is_deleted: 'Y' }),
  lowercase: (call) => withFields(call, { is_active: 'y' }),
  renamed: (call) => withFields(call, { user_id: 'u-someone-else', username: 'someone.else' }),
  shrunk: (call) => withFields(call, { data: [{ title: 'Home' }] }),

  // Bodies that are none
  html: () => reply(200, BAD_GATEWAY_PAGE, 'text/html; charset=utf-8'),
  text: () => reply(200, 'success', 'text/plain; charset=utf-8'),
  untyped: () => reply(200, '{"message":"success"}', null),
  binary: () => reply(200, '{"message":"success"}', 'application/octet-stream'),
  truncated: () => reply(200, '{"message":"succ', JSON_TYPE),
  empty: () => reply(200, '', JSON_TYPE, { 'content-length': '0' }),
  '204': () => reply(204, null, null),
  null: () => json(200, null),
  shape: () => json(200, { unexpected: true }),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof table;

const names: ReadonlySet<string> = new Set(Object.keys(table));

export function isFaultName(name: string): name is FaultName {
  return names.has(name);
}

export async function answerWithFault(name: FaultName, call: FaultCall): Promise<Response> {
  const fault: Fault = table[name];
  const response = await fault(call);
  // The answer of a network that failed has no headers to mark.
  if (response.type !== 'error') response.headers.set(FAULT_HEADER, name);
  return response;
}
