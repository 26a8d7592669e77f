import { at } from '#mocks/contract/homes.ts';
import { endSignIns } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { accountOf, replaceBody, signInOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import { changeBody, readPath, readSent, serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const endAllOnLogout: Serve = async (call) => {
  const own = signInOf(call);
  const response = await call.next();
  if (response.ok && own) endSignIns(dbOf(call.request), ({ username }) => username === own.username);
  return response;
};

const PREFERENCES = ['locale', 'time_zone', 'number_format'] as const;

/** Null is taken as a field that was not sent. */
const passOverNull: Serve = async (call) => {
  const account = accountOf(call);
  const sent = readSent(call);
  const kept = PREFERENCES.filter((name) => at(sent, name) === null).map((name) => [
    name,
    account?.profile[name],
  ]);
  const response = await call.next();
  if (!response.ok || !account || kept.length === 0) return response;
  Object.assign(account.profile, Object.fromEntries(kept));
  return readPath(call, '/auth/me');
};

const takeSamePassword: Serve = async (call) => {
  const own = signInOf(call);
  const response = await call.next();
  return changeBody(response, (body) => {
    if (body['message'] !== 'New password must differ from the old password') return body;
    endSignIns(dbOf(call.request), (one) => one.username === own?.username && one.id !== own.id);
    return { ...body, message: 'Password changed successfully' };
  });
};

const callDeletedInactive: Serve = async (call) => {
  const response = await call.next();
  const text = await response.clone().text();
  if (!text.includes('"account_deleted"')) return response;
  return replaceBody(response, (body) =>
    body['code'] === 'account_deleted' ? { ...body, code: 'account_inactive' } : body,
  );
};

/** Signing in and out, and one's own account. */
export const access: readonly Variant[] = [
  {
    // logoutUser: "Only the sign-in of the token ends."
    name: 'ending the sign-in of an idle user ends all sign-ins of the person',
    operations: ['authenticate', 'getLoggedInUser', 'logoutUser', 'listAccountSessions'],
    start: () => serve('logoutUser', endAllOnLogout),
  },
  {
    // Writes: "Null, `false`, 0 and an empty text are values like others"; locale: "`null` means none".
    name: 'a language, a time zone and a number format cannot be taken back',
    operations: ['updateAccount', 'getAuthUser', 'getLoggedInUser'],
    start: () => serve('updateAccount', passOverNull),
  },
  {
    // changePassword: "`New password must differ from the old password` … not changed".
    name: 'a new password that is the old one counts as changed',
    operations: ['authenticate', 'getLoggedInUser', 'changePassword'],
    start: () => serve('changePassword', takeSamePassword),
  },
  {
    // NeedsLogin.code: "it was made inactive or deleted while the token was in use".
    name: 'somebody whose account was deleted is told that it is inactive',
    operations: [
      ...(['authenticate', 'registerUser', 'getLoggedInUser', 'getAuthUser'] as const),
      ...(['listTeam', 'getMember', 'updateMember', 'deleteMember', 'restoreMember'] as const),
    ],
    start: () => callDeletedInactive,
  },
];
