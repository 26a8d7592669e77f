import { configureApi } from '#api/client.ts';
import { client } from '#api/generated/client.gen.ts';
import type { ApiEvent, ApiConfig, LoginNeededEvent } from '#api/apiConfig.ts';

/** One answer of the network. Made anew for each request, since a body can be read once. */
export type Answer = (request: Request) => Response | Promise<Response>;

export function json(body: unknown, init: ResponseInit = {}): Answer {
  return text(JSON.stringify(body), 'application/json; charset=utf-8', init);
}

/** An answer whose content type is `type`; none at all when it is null. */
export function text(body: string, type: string | null, init: ResponseInit = {}): Answer {
  return () => {
    const headers = new Headers(init.headers);
    if (type !== null) headers.set('Content-Type', type);
    // Bytes, because a string would bring a content type of its own.
    return new Response(new TextEncoder().encode(body), { ...init, headers });
  };
}

export function networkFailure(): Answer {
  return () => Promise.reject(new TypeError('Failed to fetch'));
}

/**
 * Stands in for the network below the generated client: the nth request gets the nth answer, the last one repeats.
 * @returns the requests as they left, in order
 */
export function stubNetwork(...answers: readonly Answer[]): Request[] {
  const requests: Request[] = [];
  client.setConfig({
    baseUrl: 'http://localhost:3000/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request.clone());
      if (!answer) throw new Error('nothing was to be sent');
      return answer(request);
    },
  });
  return requests;
}

export interface RecordedEvents {
  needsLogin: LoginNeededEvent[];
  unauthorizedTemplate: ApiEvent[];
  forbidden: ApiEvent[];
}

/** Connects the client to a session with token `t-1` in epoch 1, and records the calls to its handlers. */
export function connectApi(apiConfig: Partial<ApiConfig> = {}): RecordedEvents {
  const recorded: RecordedEvents = { needsLogin: [], unauthorizedTemplate: [], forbidden: [] };
  configureApi({
    token: () => 't-1',
    epoch: () => 1,
    onNeedsLogin: (event) => recorded.needsLogin.push(event),
    onUnauthorizedTemplate: (event) => recorded.unauthorizedTemplate.push(event),
    onForbidden: (event) => recorded.forbidden.push(event),
    ...apiConfig,
  });
  return recorded;
}

/** The error a call rejects with. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
}
