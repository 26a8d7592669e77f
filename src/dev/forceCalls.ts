import { client } from '#api/generated/client.gen.ts';
import { getPathTemplate } from '#api/prepareRequest.ts';
import { findOperationByCall, type DevOperation } from './devOperations.ts';
import type { DevStore } from './devStore.ts';
import { getForcedAnswer, type Server } from './getForcedAnswer.ts';
import type { Force } from './scenarioRules.ts';

type Send = (request: Request) => Promise<Response>;

/** The network as one call of the panel finds it, however often the panel asks. */
function createNetwork(operation: DevOperation, store: DevStore, server: Server, send: Send): Send {
  const { id } = operation;
  const failures: Record<string, number> = {};
  let only: Force | undefined;
  return async (request) => {
    const force = only ?? store.take(id);
    if (force?.once) only = force;
    const hold = (signal: AbortSignal): Promise<void> => store.hold(id, signal);
    store.began(id);
    try {
      const response = force
        ? await getForcedAnswer({ operation, force, server, send, hold, failures }, request)
        : await send(request);
      store.ended(id, response.status);
      return response;
    } catch (error) {
      store.ended(id, request.signal.aborted ? 'left' : 'failed');
      throw error;
    }
  };
}

/** From now on every call of the generated client is noted, and meets what the scenario says. */
export function forceCalls(store: DevStore, server: Server): void {
  // Before the rules of the panel, which take `fetch` from the options when their turn comes.
  client.interceptors.request.fns.unshift((request, options) => {
    const operation = findOperationByCall(`${options.method ?? 'GET'} ${getPathTemplate(options)}`);
    const { fetch: send } = options;
    if (operation && send) {
      const network = createNetwork(operation, store, server, (sent) => send(sent));
      options.fetch = (input, init) => network(new Request(input, init));
    }
    return request;
  });
}
