import { answerChecked } from '#mocks/adapters/checked.ts';

import type { Call, FaultyServer } from './faultyServer.ts';
import { replaceAnswer, answerByExample } from './buildAnswers.ts';

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const isRefused = (response: Response): boolean => response.status === 401;

/** Whether a token was given at all. */
const hasToken = ({ request }: Call): boolean => request.headers.has('authorization');

/** Lets in who is refused, if this holds. */
const letIn = (when: (call: Call) => boolean): FaultyServer['answer'] => {
  return async (call) => {
    const response = await call.next();
    const isOver = isRefused(response) || (await response.clone().text()).startsWith('{"status":0');
    return call.id !== undefined && isOver && when(call) ? answerByExample(call) : response;
  };
};

/** Who is let in, who is not, and how that is said. */
export const aboutTokens: readonly FaultyServer[] = [
  {
    name: 'a token is not asked for',
    caughtBy: 'no-token',
    of: 'listSuppliers',
    answer: letIn((call) => !hasToken(call)),
  },
  {
    name: 'a token is not asked for where something is written',
    caughtBy: 'no-token',
    of: 'createView',
    answer: letIn((call) => !hasToken(call)),
  },
  {
    name: 'any token will do',
    caughtBy: 'wrong-token',
    of: 'listSuppliers',
    answer: letIn(({ request }) => /nobody/.test(request.headers.get('authorization') ?? '')),
  },
  {
    name: 'a token lives on after signing out',
    caughtBy: 'dead-token',
    of: 'listSuppliers',
    answer: letIn(
      (call) => hasToken(call) && !/nobody/.test(call.request.headers.get('authorization') ?? ''),
    ),
  },
  {
    name: '403 where somebody has to sign in',
    caughtBy: 'no-token',
    of: 'listSuppliers',
    answer: replaceAnswer(isRefused, () => json(403, {})),
  },
  {
    name: '404 where somebody has to sign in',
    caughtBy: 'wrong-token',
    of: 'getProduct',
    answer: replaceAnswer(isRefused, () => json(404, {})),
  },
  {
    name: 'a living token is refused',
    caughtBy: 'good-token',
    of: 'listSuppliers',
    answer: replaceAnswer(
      (response) => response.ok,
      () => json(401, { status: 0, msg: 'Sign in' }),
    ),
  },
  {
    name: 'a living token is told to sign in',
    caughtBy: 'needs-login',
    of: 'getLoggedInUser',
    answer: replaceAnswer(
      (response) => response.ok,
      () => json(200, { status: 0, msg: 'Sign in' }),
    ),
  },
  {
    name: 'the 0 is a text',
    caughtBy: 'needs-login',
    of: 'getLoggedInUser',
    answer: replaceAnswer(
      (response) => isRefused(response),
      () => json(401, { status: '0', msg: 'Sign in' }),
    ),
  },
  {
    name: 'a 401 in other words',
    caughtBy: 'schema',
    of: 'listSuppliers',
    answer: replaceAnswer(isRefused, () => json(401, { error: 'unauthorized' })),
  },
  {
    name: 'an unknown method is not found',
    caughtBy: 'method',
    of: 'getProduct',
    answer: async ({ next }) => {
      const response = await next();
      return response.status === 405 ? json(404, {}) : response;
    },
  },
  {
    name: 'an unknown method is taken for a read',
    caughtBy: 'method',
    of: 'listFxRates',
    answer: async ({ next, request }) => {
      const response = await next();
      if (response.status !== 405) return response;
      return answerChecked(new Request(request.url, { headers: request.headers }));
    },
  },
];
