import { addBearer } from './bearer.ts';
import { createCacheBuster, withCacheBuster } from './cacheBuster.ts';
import type { Call } from './call.ts';
import { ApiError } from './errors.ts';
import type { ApiEvent, ApiConfig } from './apiConfig.ts';
import { readReply, withNetworkErrors } from './readReply.ts';
import type { Reply } from './readReply.ts';
import { pause, retryDelay } from './retry.ts';
import { withTimeout } from './timeout.ts';

/** One call with everything it needs. */
export interface ExchangeContext {
  call: Call;
  config: ApiConfig;
  /** API base, absolute: the token goes to its origin only. */
  base: string;
  send: (request: Request) => Promise<Response>;
}

const nextCacheBuster = createCacheBuster();

/** One attempt: cache-buster and token are added as it leaves, and the time limit covers its body. */
async function attempt(first: Request, { call, config, base, send }: ExchangeContext): Promise<Reply> {
  const request =
    first.method === 'GET' ? new Request(withCacheBuster(first.url, nextCacheBuster()), first) : first;
  addBearer(request, config.token(), base);
  return withTimeout(call.timeoutMs, first.signal, async (signal) => {
    const response = await withNetworkErrors(send(new Request(request, { signal })));
    return readReply(response, call);
  });
}

/** Retries a read up to twice when the failure may pass, never a write. */
async function attempts(first: Request, context: ExchangeContext, isCurrent: () => boolean): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(first, context);
    } catch (error) {
      const wait = context.call.retries ? retryDelay(error, failures) : null;
      if (wait === null || !isCurrent()) throw error;
      await pause(wait, first.signal);
      if (!isCurrent()) throw error;
    }
  }
}

/** Reports a refusal that concerns the session. */
function report(
  error: ApiError,
  { call, config }: ExchangeContext,
  event: (message?: string) => ApiEvent,
): void {
  // spec §7, D38: a 401 of a template call counts whether or not somebody is signed in.
  if (error.status === 401 && call.isTemplate) config.onUnauthorizedTemplate(event(error.serverMessage));
  if (error.status === 403 && !call.isPublic) config.onForbidden(event(error.serverMessage));
}

/**
 * One call of the API, from the built request to a reply that the generated client may parse.
 * @returns a 2xx; JSON `null` when a sign-in is needed and the contract lets the result be null
 * @throws {ApiError} everything else
 */
export async function exchange(first: Request, context: ExchangeContext): Promise<Response> {
  const { call, config } = context;
  const { operation } = call;
  const epoch = config.epoch();
  const event = (message?: string): ApiEvent => ({ epoch, operation, message });
  // Public calls belong to no session: the form shows their answer.
  const isCurrent = (): boolean => call.isPublic || config.epoch() === epoch;
  const stale = (cause?: unknown): ApiError => new ApiError('stale', { operation, cause });
  let reply: Reply;
  try {
    reply = await attempts(first, context, isCurrent);
  } catch (error) {
    if (!isCurrent()) throw stale(error);
    if (error instanceof ApiError) {
      error.operation = operation;
      report(error, context, event);
    }
    throw error;
  }
  if (!reply.loginNeeded) {
    if (!isCurrent()) throw stale();
    return reply.response;
  }
  const loginNeeded = new ApiError('loginNeeded', { operation });
  if (!isCurrent()) throw stale(loginNeeded);
  config.onNeedsLogin({ ...event(reply.message), code: reply.code });
  if (call.mayBeNull) return new Response('null');
  throw loginNeeded;
}
