import type { Answer } from '#mocks/core/handle.ts';
import { contractViolation } from '#mocks/core/replies.ts';
import { answerCall } from './answer.ts';
import { preflightReply, readCall, toResponse } from './adapter.ts';
import { bootKey, createStore } from './store.ts';
import type { SubsetCheck } from './subsetCheck.ts';

/** The key that may do everything on the server of its own. */
const ADMIN_KEY = 'xyz';

/** An empty search server with its paths at the root, for clients and their specifications to work with. */
export function createEmptyServer(check: SubsetCheck): Answer {
  const store = createStore([bootKey(ADMIN_KEY, ['*'])]);
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightReply();
    const call = await readCall(request, new URL(request.url).pathname);
    const reply = answerCall(store, call);
    const violations = check(call, reply);
    return violations.length > 0
      ? contractViolation(`${call.method} ${call.path} breaks the subset contract`, violations)
      : toResponse(reply);
  };
}
