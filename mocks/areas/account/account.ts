import { examples } from '#mocks/contract/examples.gen.ts';
import type { ChangePasswordReply } from '#mocks/contract/types/types.gen.ts';
import { accountEntity, authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import { endSignIns } from '#mocks/core/db.ts';
import { readImage } from '#mocks/core/imageFile.ts';
import { peopleTables, profileOf } from '#mocks/core/people.ts';
import { unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { Area, Call } from '#mocks/core/types.ts';
import { toSession } from './toSession.ts';

/** What a person can type as new password to see the other outcomes (spec §4). */
const PASSWORD_SENTINELS: Readonly<Record<string, ChangePasswordReply>> = {
  'fault-unsuccess': examples.passwordUnsuccessful,
  'fault-needlogin': examples.passwordNeedLogin,
  'fault-no-message': { message: '' },
  'fault-shouting': { message: 'SUCCESS' },
};

function tryPasswordChange(call: Call<'changePassword'>): ChangePasswordReply {
  const { db, me, body } = call;
  const { account, signIn } = me;
  const sentinel = Object.hasOwn(PASSWORD_SENTINELS, body.password)
    ? PASSWORD_SENTINELS[body.password]
    : undefined;
  if (sentinel) return sentinel;
  // D8: the extra token when there is one, else the bearer token.
  if (body.token !== (signIn.extraToken ?? signIn.token)) return examples.passwordNeedLogin;
  if (body.oldpassword !== account.password) return examples.passwordWrong;
  if (body.password === account.password) return examples.passwordSame;
  account.password = body.password;
  endSignIns(db, (one) => one.username === account.username && one !== signIn);
  logActivity(db, authorOf(call), { action: 'passwordChange', ...accountEntity(account) });
  return examples.passwordChanged;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Writes down how many sign-ins somebody ended. */
function logEnded(call: Pick<Call<'endOtherSessions'>, 'db' | 'me' | 'request'>, ended: number): void {
  const { db, me } = call;
  const left = db.signIns.filter(({ username }) => username === me.account.username).length;
  const changes = [{ field: 'signIns', before: `${left + ended}`, after: `${left}` }];
  logActivity(db, authorOf(call), { action: 'logout', ...accountEntity(me.account), changes });
}

/** A person's own account, password, picture and sign-ins. */
export const account: Area<'account'> = {
  changePassword: (call) => ({ status: 200, body: tryPasswordChange(call) }),

  updateAccount: (call) => {
    const { db, me, body } = call;
    if (typeof body.time_zone === 'string' && !isTimeZone(body.time_zone)) {
      return unprocessable(unknownReference('time_zone', 'isn’t a known time zone'));
    }
    const before = { ...me.account.profile };
    Object.assign(me.account.profile, body);
    me.account.membership.version += 1;
    const changes = fieldChanges(before, me.account.profile, Object.keys(body));
    logActivity(db, authorOf(call), { action: 'update', ...accountEntity(me.account), changes });
    return { status: 200, body: profileOf(peopleTables(db.people), me.account) };
  },

  uploadProfileImage: async (call) => {
    const { db, me, body } = call;
    const image = await readImage(body.image);
    if (image === null) return { status: 415, body: examples.imageUnsupported };
    me.account.profile.profile_image = image;
    me.account.membership.version += 1;
    // A picture is no text to compare: that there is a new one is what is written down.
    const changes = [{ field: 'profile_image', before: null, after: body.image.type || 'image' }];
    logActivity(db, authorOf(call), { action: 'update', ...accountEntity(me.account), changes });
    return { status: 200, body: profileOf(peopleTables(db.people), me.account) };
  },

  listAccountSessions: ({ db, me }) => {
    const ownSignIns = db.signIns.filter(({ username }) => username === me.account.username);
    const items = ownSignIns
      .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
      .map((signIn) => toSession(signIn, me.signIn));
    return { status: 200, body: { items } };
  },

  endOtherSessions: (call) => {
    const { db, me } = call;
    const ended = endSignIns(db, (one) => one.username === me.account.username && one !== me.signIn);
    logEnded(call, ended);
    return { status: 200, body: { ended } };
  },

  endAccountSession: (call) => {
    const { db, me, path } = call;
    const { username } = me.account;
    const ended = endSignIns(db, (one) => one.username === username && one.id === path.sessionId);
    if (ended > 0) {
      logEnded(call, ended);
      return { status: 200, body: { ended } };
    }
    const detail = 'This sign-in has ended or doesn’t exist.';
    return { status: 404, body: { ...examples.notFound, detail } };
  },
};
