import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';

/** What a sign-in brings beside the profile (D9). */
export interface SignIn {
  email: string;
  token: string;
  extraToken: string | null;
}

/** The signed-in person in local and session storage (spec §3, D13). */
export function createUserStore(storage: PanelStorage) {
  return {
    /**
     * Stores the person; with a sign-in its tokens too, the auth token last: another tab that hears of it finds the
     * rest in place.
     */
    keep(user: SessionUser, signIn: SignIn | null): void {
      storage.set('userId', user.userId);
      storage.set('loginName', user.loginName);
      storage.set('userName', user.userName);
      storage.set('userDesc', user.userDesc);
      storage.set('userHeader', user.userHeader ?? '');
      storage.set('userRoleId', user.userRoleId);
      storage.set('userRoleName', user.userRoleName);
      storage.session.set('authUser', user);
      if (!signIn) return;
      const { email, token, extraToken } = signIn;
      storage.set('user', { email, token });
      if (extraToken === null) storage.remove('extraToken');
      else storage.set('extraToken', extraToken);
      storage.set('token', token);
    },

    /**
     * The person stored with the token, until the profile has been read again. The session storage of this tab may be
     * another person's: `window.open` copies it (E35); a new tab has none (E37).
     */
    remembered(): SessionUser | null {
      const userId = storage.get('userId');
      if (userId === null) return null;
      const own = storage.session.get('authUser');
      if (own?.userId === userId) return { ...own, userHeader: safeImageUrl(own.userHeader) };
      const userName = storage.get('userName') ?? '';
      const [firstName = '', ...others] = userName.split(' ');
      return {
        userId,
        loginName: storage.get('loginName') ?? '',
        userName,
        firstName,
        lastName: others.join(' '),
        userDesc: storage.get('userDesc') ?? '',
        userHeader: safeImageUrl(storage.get('userHeader')),
        userRoleId: storage.get('userRoleId') ?? '',
        userRoleName: storage.get('userRoleName') ?? '',
        email: null,
        locale: null,
      };
    },

    /** spec §4: the user is cleared. A token that another tab has stored meanwhile is not this one's to clear. */
    clear(): void {
      storage.clearSessionUser();
      if (storage.get('token') !== null) return;
      for (const key of ['userId', 'loginName', 'userName', 'userDesc', 'userHeader'] as const)
        storage.remove(key);
      for (const key of ['userRoleId', 'userRoleName', 'user', 'extraToken'] as const) storage.remove(key);
    },
  };
}
