import {
  authenticate,
  getLoggedInUser,
  getUserMenu,
  logout,
  logoutUser,
} from '#api/generated/sdk/session.gen.ts';
import { zAuthToken } from '#api/generated/zod/session.gen.ts';
import { parsed } from '#api/parsed.ts';
import { LOGOUT_CALL_MS } from '#shared/lib/constants.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The calls a session makes. All of them reject with an `ApiError`. */
export interface SessionCalls {
  authenticate: (credentials: Credentials) => Promise<{ token: string; extraToken?: string | undefined }>;
  /** The reply as it came: the gate is judged before any schema (E25). Null when a sign-in is needed. */
  profile: () => Promise<unknown>;
  /** The reply as it came; null when a sign-in is needed. */
  menu: () => Promise<unknown>;
  /** Both take the token that was captured before the stores were cleared (D17). */
  logout: (token: string) => Promise<unknown>;
  logoutUser: (userId: string, token: string) => Promise<unknown>;
}

/** E91, E97: sent with the captured token, outliving the page, given up after 2 s, and no rule applied to the answer. */
function toLogoutOptions(token: string) {
  return {
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
    meta: { checkLogin: false, retry: false, timeoutMs: LOGOUT_CALL_MS },
  } as const;
}

export const sessionCalls: SessionCalls = {
  authenticate: (body) => parsed(zAuthToken, authenticate({ body })),
  profile: async () => (await getLoggedInUser()).data,
  menu: async () => (await getUserMenu()).data,
  logout: (token) => logout(toLogoutOptions(token)),
  logoutUser: (userId, token) => logoutUser({ path: { userId }, ...toLogoutOptions(token) }),
};
