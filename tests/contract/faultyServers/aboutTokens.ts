import { answerChecked } from '#mocks/adapters/checked.ts';

import type { Asked, FaultyServer } from './faultyServer.ts';
import { instead, success } from './ways.ts';

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const refused = (response: Response): boolean => response.status === 401;

/** Whether a token was given at all. */
const hasToken = ({ request }: Asked): boolean => request.headers.has('authorization');

/** Lets in who is refused, if this holds. */
const lettingIn = (when: (asked: Asked) => boolean): FaultyServer['tell'] => {
  return async (asked) => {
    const response = await asked.next();
    const isOver = refused(response) || (await response.clone().text()).startsWith('{"status":0');
    return asked.id !== undefined && isOver && when(asked) ? success(asked) : response;
  };
};

/** Who is let in, who is not, and how that is said. */
export const aboutTokens: readonly FaultyServer[] = [
  {
    name: 'a token is not asked for',
    caughtBy: 'no-token',
    of: 'listSuppliers',
    tell: lettingIn((asked) => !hasToken(asked)),
  },
  {
    name: 'a token is not asked for where something is written',
    caughtBy: 'no-token',
    of: 'createView',
    tell: lettingIn((asked) => !hasToken(asked)),
  },
  {
    name: 'any token will do',
    caughtBy: 'wrong-token',
    of: 'listSuppliers',
    tell: lettingIn(({ request }) => /nobody/.test(request.headers.get('authorization') ?? '')),
  },
  {
    name: 'a token lives on after signing out',
    caughtBy: 'dead-token',
    of: 'listSuppliers',
    tell: lettingIn(
      (asked) => hasToken(asked) && !/nobody/.test(asked.request.headers.get('authorization') ?? ''),
    ),
  },
  {
    name: '403 where somebody has to sign in',
    caughtBy: 'no-token',
    of: 'listSuppliers',
    tell: instead(refused, () => json(403, {})),
  },
  {
    name: '404 where somebody has to sign in',
    caughtBy: 'wrong-token',
    of: 'getProduct',
    tell: instead(refused, () => json(404, {})),
  },
  {
    name: 'a living token is refused',
    caughtBy: 'good-token',
    of: 'listSuppliers',
    tell: instead(
      (response) => response.ok,
      () => json(401, { status: 0, msg: 'Sign in' }),
    ),
  },
  {
    name: 'a living token is told to sign in',
    caughtBy: 'needs-login',
    of: 'getLoggedInUser',
    tell: instead(
      (response) => response.ok,
      () => json(200, { status: 0, msg: 'Sign in' }),
    ),
  },
  {
    name: 'the 0 is a text',
    caughtBy: 'needs-login',
    of: 'getLoggedInUser',
    tell: instead(
      (response) => refused(response),
      () => json(401, { status: '0', msg: 'Sign in' }),
    ),
  },
  {
    name: 'a 401 in other words',
    caughtBy: 'schema',
    of: 'listSuppliers',
    tell: instead(refused, () => json(401, { error: 'unauthorized' })),
  },
  {
    name: 'an unknown method is not found',
    caughtBy: 'method',
    of: 'getProduct',
    tell: async ({ next }) => {
      const response = await next();
      return response.status === 405 ? json(404, {}) : response;
    },
  },
  {
    name: 'an unknown method is taken for a read',
    caughtBy: 'method',
    of: 'listFxRates',
    tell: async ({ next, request }) => {
      const response = await next();
      if (response.status !== 405) return response;
      return answerChecked(new Request(request.url, { headers: request.headers }));
    },
  },
];
