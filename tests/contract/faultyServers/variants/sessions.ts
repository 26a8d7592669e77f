import { at } from '#mocks/contract/homes.ts';
import type { Account } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { send } from '#mocks/core/replies.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { replaceAnswer, rewriteBody, rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';

import { answerWithoutWriting, changeBody, listOf, readSent, serve } from './serving.ts';
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
function accountNamed(call: Call): Account | undefined {
  const email = at(readSent(call), 'email');
  return typeof email === 'string' ? accountByEmail(dbOf(call.request), email) : undefined;
}

const acceptAnyPassword: Serve = async (call) => {
  const response = await call.next();
  const account = response.status === 400 ? accountNamed(call) : undefined;
  return account
    ? call.next(rewriteBody(call, (body) => ({ ...body, password: account.password })))
    : response;
};

/** Takes the old password for right, in a form or in JSON. */
const acceptAnyOldPassword: Serve = async (call) => {
  const response = await call.next();
  if (!(await response.clone().text()).includes('Old password is incorrect')) return response;
  return changeBody(response, () => ({ message: 'Password changed successfully' }));
};

const revealEmail: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 400 || accountNamed(call)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify({ message: 'There is no such account' }), { status, headers });
};

const answerJson = (body: object): Response => send(200, body, 'application/json');

/** Registers whom another account has this field of. */
const takeTaken = (field: string): Serve => {
  return async (call) => {
    const response = await call.next();
    const errors = response.status === 409 ? listOf(at(await response.clone().json(), 'errors')) : [];
    return errors.some((error) => at(error, 'field') === field)
      ? answerJson({ message: 'Registered' })
      : response;
  };
};

/** Gives out short tokens of its own for the long ones. */
function createShortTokens(next: (count: number) => string): Serve {
  const long = new Map<string, string>();
  return async (call) => {
    if (call.id !== 'authenticate') {
      const given = /^Bearer (.+)$/.exec(call.request.headers.get('authorization') ?? '')?.[1];
      const token = long.get(given ?? '');
      if (token === undefined) return call.next();
      return call.next(rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${token}`)));
    }
    return changeBody(await call.next(), (body) => {
      const token = next(long.size + 1);
      long.set(token, String(body['token']));
      return { ...body, token };
    });
  };
}

/** Gives a person the token that it gave before, while it lives. */
function createSharedTokens(): Serve {
  const given = new Map<unknown, unknown>();
  return serve('authenticate', async (call) => {
    const response = await call.next();
    const email = at(readSent(call), 'email');
    const { signIns } = dbOf(call.request);
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
    replaceAnswer(
      ({ status }) => status === 409,
      () => answerJson({ message: 'Registered' }),
    ),
  ),
  of('an account is registered with the e-mail of another one', ['registerUser'], takeTaken('email')),
  of('an account is registered with the user name of another one', ['registerUser'], takeTaken('username')),
  of('a new account is not stored', ['registerUser', 'authenticate'], answerWithoutWriting),
  of('an unknown e-mail is told apart from a wrong password', ['authenticate'], revealEmail),
  of('an unknown e-mail is told apart when a password is forgotten', ['forgotPassword'], async (call) => {
    const account = accountNamed(call);
    const response = await call.next();
    return account ? response : changeBody(response, () => ({ message: 'There is no such account' }));
  }),
  of('anybody may be signed out by an id', ['logoutUser'], async (call) => {
    const response = await call.next();
    return response.status === 403 ? answerJson({ msg: 'Signed out' }) : response;
  }),
  of(
    'a reset link that nobody knows works',
    ['getResetLink'],
    replaceAnswer(
      ({ status }) => status === 410,
      () => answerJson({ email: 'admin@backroom.test' }),
    ),
  ),
  of(
    'a reset link that nobody knows sets a password',
    ['resetPassword'],
    replaceAnswer(
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
    name: 'tokens are made of the time',
    operations: ['authenticate'],
    start: () =>
      createShortTokens((count) => Buffer.from(`Backroom ${Date.now()} ${count}`).toString('base64url')),
  },
  {
    name: 'all sign-ins of a person share one token',
    operations: ['authenticate', 'logout'],
    start: createSharedTokens,
  },
  {
    name: 'of a token only the beginning is looked at',
    operations: ['getAuthUser'],
    start: () => (call) => {
      const { signIns } = dbOf(call.request);
      const given = /^Bearer (.{12})/.exec(call.request.headers.get('authorization') ?? '')?.[1];
      const known = given === undefined ? undefined : signIns.find(({ token }) => token.startsWith(given));
      if (!known) return call.next();
      return call.next(
        rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${known.token}`)),
      );
    },
  },
  {
    name: 'of a token only the end is looked at',
    operations: ['logout'],
    start: () => (call) => {
      const { signIns } = dbOf(call.request);
      const given = /^Bearer .*(.{12})$/.exec(call.request.headers.get('authorization') ?? '')?.[1];
      const known = given === undefined ? undefined : signIns.find(({ token }) => token.endsWith(given));
      if (!known) return call.next();
      return call.next(
        rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${known.token}`)),
      );
    },
  },
  {
    name: 'a token of any case is taken',
    operations: ['listSavedSearches'],
    start: () => (call) => {
      const authorization = call.request.headers.get('authorization') ?? '';
      const { signIns } = dbOf(call.request);
      const known = signIns.find(({ token }) => `bearer ${token}` === authorization.toLowerCase());
      if (!known) return call.next();
      return call.next(
        rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${known.token}`)),
      );
    },
  },
];
