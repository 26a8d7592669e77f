import { pause } from '#api/retry.ts';
import { answerWithFault } from '#mocks/core/faults.ts';
import { preferredReply } from '#mocks/core/prefer.ts';
import { send as replyWith } from '#mocks/core/replies.ts';
import type { DevOperation } from './devOperations.ts';
import { delays, type Answer, type Force } from './scenarioRules.ts';

/** Who answers behind the dev server. The mock and Prism choose an example by `Prefer`; a real server does not. */
export type Server = 'mock' | 'prism' | 'backend';

export interface ForcedCall {
  operation: DevOperation;
  force: Force;
  server: Server;
  /** Asks the server. */
  send: (request: Request) => Promise<Response>;
  /** Resolves when a call without an end is let go. */
  hold: (signal: AbortSignal) => Promise<void>;
  /** Failures of this call so far, for those that pass. */
  failures: Record<string, number>;
}

/** The contract's own example, made here. */
function createExample({ described }: DevOperation, status: string, example: string): Response {
  const reply = preferredReply(described, { code: status, example });
  if (!reply) throw new TypeError(`The contract has no ${status} ${example}`);
  return replyWith(reply.status, reply.body, reply.type, reply.headers);
}

async function answerWithFailure(
  answer: Extract<Answer, { kind: 'failure' }>,
  call: ForcedCall,
  request: Request,
): Promise<Response> {
  const { operation, send, failures } = call;
  const response = await answerWithFault(answer.name, {
    request,
    failures,
    key: operation.id,
    next: () => send(request),
    // The session on the server stays valid: only the panel gets the answer that it ended.
    endSignIn: () => undefined,
  });
  // What a transport that fails looks like to the one who called `fetch`.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/**
 * One request, answered as the scenario says.
 * @throws {TypeError} as `fetch` does, where the connection is to fail
 */
export async function getForcedAnswer(call: ForcedCall, request: Request): Promise<Response> {
  const { operation, force, server, send, hold } = call;
  const { answer, delay } = force;
  if (delay === 'hang') await hold(request.signal);
  else if (delay) await pause(delays[delay], request.signal);
  if (!answer) return send(request);
  if (answer.kind === 'failure') return answerWithFailure(answer, call, request);
  const { status, example } = answer;
  if (server === 'backend') return createExample(operation, status, example);
  const asking = new Request(request);
  asking.headers.set('Prefer', `code=${status}, example=${example}`);
  return send(asking);
}
