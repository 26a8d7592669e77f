import { addBearer } from './bearer.ts';
import { createStamp, withCacheBuster } from './cacheBuster.ts';
import type { Call } from './call.ts';
import { ApiError } from './errors.ts';
import type { ApiEvent, ApiPlugs } from './plugs.ts';
import { readReply, transported } from './readReply.ts';
import type { Reply } from './readReply.ts';
import { pause, retryDelay } from './retry.ts';
import { withTimeout } from './timeout.ts';

/** What one exchange works with. */
export interface Wiring {
  call: Call;
  plugs: ApiPlugs;
  /** API base, absolute: the token goes to its origin only. */
  base: string;
  send: (request: Request) => Promise<Response>;
}

const stamp = createStamp();

/** One attempt: stamped and signed as it leaves, timed until its body is read. */
async function attempt(first: Request, { call, plugs, base, send }: Wiring): Promise<Reply> {
  const request = first.method === 'GET' ? new Request(withCacheBuster(first.url, stamp()), first) : first;
  addBearer(request, plugs.token(), base);
  return withTimeout(call.timeoutMs, first.signal, async (signal) => {
    const response = await transported(send(new Request(request, { signal })));
    return readReply(response, call);
  });
}

/** Reads are asked again up to twice when the failure may pass; writes never are. */
async function attempts(first: Request, wiring: Wiring, isCurrent: () => boolean): Promise<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(first, wiring);
    } catch (error) {
      const wait = wiring.call.retries ? retryDelay(error, failures) : null;
      if (wait === null || !isCurrent()) throw error;
      await pause(wait, first.signal);
      if (!isCurrent()) throw error;
    }
  }
}

/** Tells the session what a refusal means for it. */
function report(error: ApiError, { call, plugs }: Wiring, event: (message?: string) => ApiEvent): void {
  // spec §7, D38: whether or not somebody is signed in.
  if (error.status === 401 && call.isTemplate) plugs.onUnauthorizedTemplate(event(error.serverMessage));
  if (error.status === 403 && !call.isPublic) plugs.onForbidden(event(error.serverMessage));
}

/**
 * One call of the API, from the built request to a reply that the generated client may parse.
 * @returns a 2xx; JSON `null` when a sign-in is needed and the contract lets the result be null
 * @throws {ApiError} everything else
 */
export async function exchange(first: Request, wiring: Wiring): Promise<Response> {
  const { call, plugs } = wiring;
  const { operation } = call;
  const epoch = plugs.epoch();
  const event = (message?: string): ApiEvent => ({ epoch, operation, message });
  // Public calls belong to no session: their answer is for the person in front of the form.
  const isCurrent = (): boolean => call.isPublic || plugs.epoch() === epoch;
  const stale = (cause?: unknown): ApiError => new ApiError('stale', { operation, cause });
  let reply: Reply;
  try {
    reply = await attempts(first, wiring, isCurrent);
  } catch (error) {
    if (!isCurrent()) throw stale(error);
    if (error instanceof ApiError) {
      error.operation = operation;
      report(error, wiring, event);
    }
    throw error;
  }
  if (!reply.loginNeeded) {
    if (!isCurrent()) throw stale();
    return reply.response;
  }
  const loginNeeded = new ApiError('loginNeeded', { operation });
  if (!isCurrent()) throw stale(loginNeeded);
  plugs.onNeedsLogin(event(reply.message));
  if (call.mayBeNull) return new Response('null');
  throw loginNeeded;
}
