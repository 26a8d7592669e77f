import { examples } from '#mocks/contract/examples.gen.ts';
import type { UserProfile } from '#mocks/contract/types/types.gen.ts';
import { accountOf, actorOf, isUsable } from '#mocks/core/accounts.ts';
import { accountEntity, authorNamed, logActivity, nobody } from '#mocks/areas/activity/log.ts';
import {
  accountByEmail,
  endSignIns,
  exampleLink,
  mailLink,
  RESET_LINK_LIFE_MS,
  secret,
} from '#mocks/core/db.ts';
import type { Area, Call } from '#mocks/core/types.ts';

function takenProblem(field: 'email' | 'username') {
  return {
    ...examples.registrationConflict,
    errors: [{ field, code: 'taken', message: 'is already registered' }],
  };
}

/** The account that a mailed link is for, while the link works. */
function findLinkAccount({ db, path: { linkId } }: Pick<Call<'getResetLink'>, 'db' | 'path'>) {
  const link = Object.hasOwn(db.resetLinks, linkId) ? db.resetLinks[linkId] : undefined;
  return link && Date.now() <= link.expiresAt ? db.accounts[link.username] : undefined;
}

/** Calls of people who are not signed in. */
export const registration: Area<'registration'> = {
  registerUser: ({ db, body, request }) => {
    if (accountByEmail(db, body.email)) return { status: 409, body: takenProblem('email') };
    if (Object.hasOwn(db.accounts, body.username)) return { status: 409, body: takenProblem('username') };
    // Not active: registering alone must not open an internal panel.
    const profile: UserProfile = {
      user_id: `u-${secret().slice(0, 8)}`,
      username: body.username,
      email: body.email,
      first_name: null,
      last_name: null,
      description: null,
      profile_image: null,
      role: null,
      is_active: 'N',
      is_deleted: 'N',
    };
    const account = accountOf(profile, body.email, null, { password: body.password });
    db.accounts[body.username] = account;
    const author = authorNamed(nobody(body.email), request);
    logActivity(db, author, { action: 'create', ...accountEntity(account) });
    return { status: 200, body: examples.registered };
  },

  forgotPassword: ({ db, body, request }) => {
    const account = accountByEmail(db, body.email);
    if (account && isUsable(account)) {
      mailLink(db, account, {
        subject: 'Set a new password',
        expiresAt: Date.now() + RESET_LINK_LIFE_MS,
        ...(account.email === exampleLink.email ? { linkId: exampleLink.id } : {}),
      });
      const entity = { ...accountEntity(account), entityType: 'resetLink' } as const;
      logActivity(db, authorNamed(nobody(body.email), request), { action: 'create', ...entity });
    }
    return { status: 200, body: examples.resetLinkSent };
  },

  getResetLink: (call) => {
    const account = findLinkAccount(call);
    return account
      ? { status: 200, body: { email: account.email } }
      : { status: 410, body: examples.linkExpired };
  },

  resetPassword: ({ db, path, body, request }) => {
    const account = findLinkAccount({ db, path });
    if (!account) return { status: 410, body: examples.linkExpired };
    Reflect.deleteProperty(db.resetLinks, path.linkId);
    account.password = body.password;
    if (account.membership.invitationExpiresAt !== null) {
      account.membership.invitationExpiresAt = null;
      account.membership.version += 1;
      account.profile.is_active = 'Y';
    }
    endSignIns(db, ({ username }) => username === account.username);
    const author = authorNamed(actorOf(account), request);
    logActivity(db, author, { action: 'passwordChange', ...accountEntity(account) });
    return { status: 200, body: examples.passwordReset };
  },
};
