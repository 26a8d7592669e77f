import { at } from '#mocks/contract/homes.ts';
import type { Account } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { send } from '#mocks/core/replies.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { instead, withBody, withHeaders } from '#tests/contract/faultyServers/ways.ts';
import type { Asked } from '#tests/contract/faultyServers/faultyServer.ts';

import { answerWithoutWriting, changeBody, readSent, serve } from './serving.ts';
import type { Serve, Variant } from './variant.ts';

const of = (name: string, operations: readonly OperationId[], answer: Serve): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(0, 1), answer),
});

/** Answers that sign-ins ended, and lets them live. */
const keepSignIns: Serve = async ({ request, next }) => {
  const db = dbOf(request);
  const before = [...db.signIns];
  const response = await next();
  db.signIns = before;
  return response;
};

/** The account of the e-mail that a body names. */
function accountNamed(asked: Asked): Account | undefined {
  const email = at(readSent(asked), 'email');
  return typeof email === 'string' ? accountByEmail(dbOf(asked.request), email) : undefined;
}

const acceptAnyPassword: Serve = async (asked) => {
  const response = await asked.next();
  const account = response.status === 400 ? accountNamed(asked) : undefined;
  return account
    ? asked.next(withBody(asked, (body) => ({ ...body, password: account.password })))
    : response;
};

/** Takes the old password for right, in a form or in JSON. */
const acceptAnyOldPassword: Serve = async (asked) => {
  const response = await asked.next();
  if (!(await response.clone().text()).includes('Old password is incorrect')) return response;
  return changeBody(response, () => ({ message: 'Password changed successfully' }));
};

const revealEmail: Serve = async (asked) => {
  const response = await asked.next();
  if (response.status !== 400 || accountNamed(asked)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify({ message: 'There is no such account' }), { status, headers });
};

const answerJson = (body: object): Response => send(200, body, 'application/json');

/** Gives out short tokens of its own for the long ones. */
function createShortTokens(next: (count: number) => string): Serve {
  const long = new Map<string, string>();
  return async (asked) => {
    if (asked.id !== 'authenticate') {
      const given = /^Bearer (.+)$/.exec(asked.request.headers.get('authorization') ?? '')?.[1];
      const token = long.get(given ?? '');
      if (token === undefined) return asked.next();
      return asked.next(withHeaders(asked, (headers) => headers.set('authorization', `Bearer ${token}`)));
    }
    return changeBody(await asked.next(), (body) => {
      const token = next(long.size + 1);
      long.set(token, String(body['token']));
      return { ...body, token };
    });
  };
}

/** Gives a person the token that it gave before, while it lives. */
function createSharedTokens(): Serve {
  const given = new Map<unknown, unknown>();
  return serve('authenticate', async (asked) => {
    const response = await asked.next();
    const email = at(readSent(asked), 'email');
    const { signIns } = dbOf(asked.request);
    return changeBody(response, (body) => {
      const before = given.get(email);
      const token = signIns.some((one) => one.token === before) ? before : body['token'];
      given.set(email, token);
      return { ...body, token };
    });
  });
}

/** Signing in and out, passwords, and accounts. */
export const sessions: readonly Variant[] = [
  of('a token lives on after POST /auth/logout', ['logout'], keepSignIns),
  of('a token lives on after GET /logout-user', ['logoutUser'], keepSignIns),
  of(
    'a token lives on after its sign-in was ended',
    ['endAccountSession', 'listAccountSessions'],
    keepSignIns,
  ),
  of('other sign-ins live on when they were ended', ['endOtherSessions', 'listAccountSessions'], keepSignIns),
  of('other sign-ins live on after a change of password', ['changePassword', 'authenticate'], keepSignIns),
  of('any password signs in', ['authenticate'], acceptAnyPassword),
  of('a wrong old password is taken', ['changePassword'], acceptAnyOldPassword),
  of(
    'a changed password is answered and not stored',
    ['changePassword', 'authenticate'],
    answerWithoutWriting,
  ),
  of(
    'an account is registered twice',
    ['registerUser'],
    instead(
      ({ status }) => status === 409,
      () => answerJson({ message: 'Registered' }),
    ),
  ),
  of('a new account is not stored', ['registerUser', 'authenticate'], answerWithoutWriting),
  of('an unknown e-mail is told apart from a wrong password', ['authenticate'], revealEmail),
  of('an unknown e-mail is told apart when a password is forgotten', ['forgotPassword'], async (asked) => {
    const account = accountNamed(asked);
    const response = await asked.next();
    return account ? response : changeBody(response, () => ({ message: 'There is no such account' }));
  }),
  of('anybody may be signed out by an id', ['logoutUser'], async (asked) => {
    const response = await asked.next();
    return response.status === 403 ? answerJson({ msg: 'Signed out' }) : response;
  }),
  of(
    'a reset link that nobody knows works',
    ['getResetLink'],
    instead(
      ({ status }) => status === 410,
      () => answerJson({ email: 'admin@backroom.test' }),
    ),
  ),
  of(
    'a reset link that nobody knows sets a password',
    ['resetPassword'],
    instead(
      ({ status }) => status === 410,
      () => answerJson({ message: 'The password was changed' }),
    ),
  ),
  {
    name: 'tokens are counted',
    operations: ['authenticate'],
    start: () => createShortTokens((count) => String(1000 + count)),
  },
  {
    name: 'all sign-ins of a person share one token',
    operations: ['authenticate', 'logout'],
    start: createSharedTokens,
  },
  {
    name: 'of a token only the beginning is looked at',
    operations: ['getAuthUser'],
    start: () => (asked) => {
      const { signIns } = dbOf(asked.request);
      const given = /^Bearer (.{12})/.exec(asked.request.headers.get('authorization') ?? '')?.[1];
      const known = given === undefined ? undefined : signIns.find(({ token }) => token.startsWith(given));
      if (!known) return asked.next();
      return asked.next(
        withHeaders(asked, (headers) => headers.set('authorization', `Bearer ${known.token}`)),
      );
    },
  },
  {
    name: 'a token of any case is taken',
    operations: ['listSavedSearches'],
    start: () => (asked) => {
      const authorization = asked.request.headers.get('authorization') ?? '';
      const { signIns } = dbOf(asked.request);
      const known = signIns.find(({ token }) => `bearer ${token}` === authorization.toLowerCase());
      if (!known) return asked.next();
      return asked.next(
        withHeaders(asked, (headers) => headers.set('authorization', `Bearer ${known.token}`)),
      );
    },
  },
];
