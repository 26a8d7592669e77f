import { at } from '#mocks/contract/homes.ts';
import type { SignIn } from '#mocks/core/accounts.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { rewriteBody } from '#tests/contract/faultyServers/buildAnswers.ts';
import { accountOf, signInOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  omit,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const activateAtOnce: Serve = async (call) => {
  const response = await call.next();
  const account = dbOf(call.request).accounts[String(at(readSent(call), 'username'))];
  if (response.ok && account) account.profile = { ...account.profile, is_active: 'Y' };
  return response;
};

const takeAnyToken: Serve = async (call) => {
  const { request, text, next } = call;
  const isForm = request.headers.get('content-type')?.includes('form-urlencoded') === true;
  const form = new URLSearchParams(isForm ? text : '');
  const sent = isForm ? form.get('token') : at(readSent(call), 'token');
  const { signIns } = dbOf(request);
  const own = signInOf(call);
  const isToken =
    typeof sent === 'string' && signIns.some(({ token, extraToken }) => [token, extraToken].includes(sent));
  if (!own || !isToken) return next();
  const token = own.extraToken ?? own.token;
  if (!isForm) return next(rewriteBody(call, (body) => ({ ...body, token })));
  form.set('token', token);
  return next(new Request(request.url, { method: 'POST', headers: request.headers, body: form.toString() }));
};

const useUpByAsking: Serve = async (call) => {
  const response = await call.next();
  if (response.ok) Reflect.deleteProperty(dbOf(call.request).resetLinks, pathPart(call, 2));
  return response;
};

/** Remembers the sign-ins that were ended by signing out. */
function listEndedToo(): Serve {
  const ended: SignIn[] = [];
  return async (call) => {
    const username = accountOf(call)?.username;
    const own = signInOf(call);
    const response = await call.next();
    if ((call.id === 'logout' || call.id === 'logoutUser') && response.ok && own) ended.push(own);
    if (call.id !== 'listAccountSessions') return response;
    const rows = ended
      .filter((one) => one.username === username)
      .map(({ id, device, startedAt, lastSeenAt }) => ({
        ...{ id, device, current: false },
        startedAt: new Date(startedAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
      }));
    return changeBody(response, (body) => ({
      ...body,
      items: [...itemsOf(body), ...rows].toSorted((a, b) =>
        String(b['lastSeenAt']).localeCompare(String(a['lastSeenAt'])),
      ),
    }));
  };
}

/** Accounts, sign-ins and passwords. */
export const access: readonly Variant[] = [
  {
    // registerUser: "The new account is **not active**".
    name: 'an account that was just registered is usable at once',
    operations: ['registerUser', 'authenticate', 'getLoggedInUser'],
    start: () => serve('registerUser', activateAtOnce),
  },
  {
    // changePassword: "The server checks that it belongs to the caller."
    name: 'a password change takes the token of another person',
    operations: ['authenticate', 'changePassword'],
    start: () => serve('changePassword', takeAnyToken),
  },
  {
    // getResetLink: "Public, and uses nothing up."
    name: 'asking whether a reset link works uses it up',
    operations: ['forgotPassword', 'getResetLink', 'resetPassword'],
    start: () => serve('getResetLink', useUpByAsking),
  },
  {
    // listAccountSessions: "The person's active sign-ins".
    name: 'a sign-in that signed out stays in the list of sign-ins',
    operations: ['listAccountSessions', 'logout'],
    start: listEndedToo,
  },
  {
    // getAuthUser: "The same profile as `GET /logged-in-user`".
    name: 'one of the two profiles does not have what was added later',
    operations: ['getAuthUser', 'getLoggedInUser', 'updateAccount'],
    start: () =>
      serve(
        'getAuthUser',
        changeAnswer((body) => omit(body, 'locale', 'time_zone', 'number_format')),
      ),
  },
];
