import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import type { PanelStorage } from '#shared/lib/storage.ts';
import { sessionUser, type SessionUser } from '#shared/lib/storageKeys.ts';
import { readPictureOrigins } from './pictureOrigins.ts';

/** What a sign-in brings beside the profile (D9). */
export interface SignIn {
  email: string;
  token: string;
  extraToken: string | null;
}

/** What local storage has of a person. */
const STORED_KEYS = [
  'userId',
  'loginName',
  'userName',
  'userDesc',
  'userHeader',
  'userRoleId',
  'userRoleName',
  'timeZone',
  'numberFormat',
] as const;

/** The signed-in person in local and session storage (spec §3, D13). */
export function createUserStore(storage: PanelStorage) {
  const fromLocal = (): SessionUser => {
    const [firstName, ...others] = (storage.get('userName') ?? '').split(' ');
    const values = STORED_KEYS.map((key) => [key, storage.get(key)]);
    return sessionUser.parse({ ...Object.fromEntries(values), firstName, lastName: others.join(' ') });
  };
  return {
    /**
     * Stores the person; with a sign-in its tokens too, the auth token last: another tab that hears of it finds the
     * rest in place.
     */
    save(user: SessionUser, signIn: SignIn | null): void {
      for (const key of STORED_KEYS) storage.set(key, user[key] ?? '');
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
    read(): SessionUser | null {
      const userId = storage.get('userId');
      if (userId === null) return null;
      const own = storage.session.get('authUser');
      const user = own?.userId === userId ? own : fromLocal();
      return { ...user, userHeader: safeImageUrl(user.userHeader, undefined, readPictureOrigins()) };
    },

    /** spec §4: the user is cleared. A token that another tab has stored meanwhile is not this one's to clear. */
    clear(): void {
      storage.clearSessionUser();
      if (storage.get('token') !== null) return;
      for (const key of [...STORED_KEYS, 'user', 'extraToken'] as const) storage.remove(key);
    },
  };
}
