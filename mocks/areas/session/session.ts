import { examples } from '#mocks/contract/examples.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { accountEntity, authorNamed, authorOf, logActivity, nobody } from '#mocks/areas/activity/log.ts';
import { accountByEmail, endSignIns, startSignIn } from '#mocks/core/db.ts';
import { deviceOf } from '#mocks/core/device.ts';
import { menuOfAccount, peopleTables, profileOf } from '#mocks/core/people.ts';
import { sentinelAccount } from '#mocks/core/sentinels.ts';
import type { Area } from '#mocks/core/types.ts';

/** Signing in and out, who is signed in, what that person may see. */
export const session: Area<'session'> = {
  authenticate: ({ db, body, request }) => {
    const account = accountByEmail(db, body.email) ?? sentinelAccount(body.email);
    if (account?.password !== body.password) {
      const author = authorNamed(nobody(body.email), request);
      logActivity(db, author, { action: 'loginFailed', ...accountEntity(account, body.email) });
      return { status: 400, body: examples.wrongPassword };
    }
    db.accounts[account.username] ??= account;
    // In the static demo the request never leaves the page, and has no such header.
    const signIn = startSignIn(
      db,
      account.username,
      deviceOf(request.headers.get('user-agent') ?? navigator.userAgent),
    );
    account.membership.lastLoginAt = new Date(signIn.startedAt).toISOString();
    logActivity(db, authorNamed(actorOf(account), request), { action: 'login', ...accountEntity(account) });
    const { token, extraToken } = signIn;
    return { status: 200, body: extraToken === null ? { token } : { token, extraToken } };
  },

  getLoggedInUser: ({ db, me }) => ({ status: 200, body: profileOf(peopleTables(db.people), me.account) }),

  getAuthUser: ({ db, me }) => ({ status: 200, body: profileOf(peopleTables(db.people), me.account) }),

  getUserMenu: ({ db, me }) => ({ status: 200, body: menuOfAccount(peopleTables(db.people), me.account) }),

  logoutUser: (call) => {
    const { db, me, path } = call;
    // Else a link on any page could sign people out (T20).
    const ownId = me.account.profile.user_id ?? me.account.username;
    if (path.userId !== ownId) return { status: 403, body: examples.notYourSession };
    endSignIns(db, (signIn) => signIn === me.signIn);
    logActivity(db, authorOf(call), { action: 'logout', ...accountEntity(me.account) });
    return { status: 200, body: examples.loggedOutIdle };
  },

  logout: (call) => {
    const { db, me } = call;
    endSignIns(db, (signIn) => signIn === me.signIn);
    logActivity(db, authorOf(call), { action: 'logout', ...accountEntity(me.account) });
    return { status: 200, body: examples.loggedOut };
  },
};
