import { ApiError } from '#api/errors.ts';
import { createSession } from '#session/createSession.ts';
import { createDrafts } from '#session/drafts.ts';
import type { SessionCalls } from '#session/sessionCalls.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { createBrowser } from './browserTabs.ts';
import type { BrowserTab } from './browserTabs.ts';
import { profileOf } from './people.ts';

type CallName = 'data' | 'authenticate' | 'profile' | 'menu' | 'logout' | 'logoutUser';

/** A server that knows who owns which token, as far as a session asks it. */
export function createBackend() {
  const owners = new Map<string, string>();
  const answers = new Map<CallName, (person: string) => unknown>([
    ['data', (person) => person],
    ['profile', (person) => profileOf(person)],
    ['menu', (person) => ({ msg: 'success', data: [{ title: `Menu of ${person}` }] })],
  ]);
  const log: string[] = [];
  let issued = 0;
  return {
    /** Every call with the token it carried, in the order they were sent. */
    log,
    issue(person: string): string {
      issued += 1;
      const token = `token-${issued}-${person}`;
      owners.set(token, person);
      return token;
    },
    ownerOf: (token: string | null): string | undefined => (token === null ? undefined : owners.get(token)),
    revoke: (token: string): boolean => owners.delete(token),
    /** Lets a call answer differently from now on; throw an `ApiError` for a failure. */
    answer: (call: CallName, give: (person: string) => unknown): void => void answers.set(call, give),
    reply: (call: CallName, person: string): unknown => answers.get(call)?.(person) ?? {},
  };
}
export type Backend = ReturnType<typeof createBackend>;

interface TabOptions {
  backend?: Backend;
  areas?: BrowserTab | undefined;
  path?: string;
  /** Answers wait in `held` until a test lets them through. */
  hold?: boolean;
  claim?: () => Promise<boolean>;
}

/** A session in a tab of its own, with what the API layer would tell it. */
export function openTab({
  backend = createBackend(),
  areas,
  path = '/home',
  hold = false,
  claim,
}: TabOptions = {}) {
  const place = areas ?? createBrowser(1).tabs[0];
  if (!place) throw new Error('a browser without tabs');
  const storage = createStorage(place);
  const location = { pathname: path, search: '', hash: '' };
  const drafts = createDrafts({
    storage,
    vault: () => Promise.reject(new Error('no database')),
    now: () => Date.now(),
  });
  const navigations: string[] = [];
  const followed: string[] = [];
  const seen = { navigations, followed, caches: 0, reloads: 0, writes: 0, snapshots: 0 };
  const held: (() => void)[] = [];

  const sent = (name: CallName, token: string | null, finish: () => void): void => {
    backend.log.push(`${name} ${token ?? '-'}`);
    if (hold) held.push(finish);
    else queueMicrotask(finish);
  };
  /** A call that belongs to the session, as `src/api` treats it. */
  const ask = (name: CallName): Promise<unknown> => {
    const epoch = session.apiConfig.epoch();
    const token = session.apiConfig.token();
    return new Promise((resolve, reject) => {
      sent(name, token, () => {
        const person = backend.ownerOf(token);
        if (session.apiConfig.epoch() !== epoch) reject(new ApiError('stale'));
        else if (person === undefined) {
          session.apiConfig.onNeedsLogin({ epoch, operation: name, message: undefined });
          resolve(null);
        } else answered(() => backend.reply(name, person), resolve, reject);
      });
    });
  };
  const last = (name: 'logout' | 'logoutUser', token: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      sent(name, token, () => {
        const person = backend.ownerOf(token) ?? '';
        backend.revoke(token);
        answered(() => backend.reply(name, person), resolve, reject);
      });
    });
  const calls: SessionCalls = {
    authenticate: ({ email }) =>
      new Promise((resolve, reject) => {
        sent('authenticate', session.apiConfig.token(), () => {
          answered(
            () => {
              backend.reply('authenticate', email);
              return { token: backend.issue(email.replace(/@.*/, '')), extraToken: 'extra' };
            },
            resolve,
            reject,
          );
        });
      }),
    profile: () => ask('profile'),
    menu: () => ask('menu'),
    logout: (token) => last('logout', token),
    logoutUser: (userId, token) => {
      backend.log.push(`for ${userId}`);
      return last('logoutUser', token);
    },
  };

  const session = createSession({
    storage,
    drafts,
    calls,
    clock: () => ({ wall: Date.now(), mono: performance.now() }),
    location: () => location,
    view: place.events,
    claimLogoutCall: claim ?? (() => Promise.resolve(true)),
    reload: () => void (seen.reloads += 1),
  });
  session.connect({
    navigate: (to) => {
      seen.navigations.push(to);
      location.pathname = to.replace(/[?#].*/, '');
    },
    clearCache: () => void (seen.caches += 1),
    pendingWrites: () => seen.writes,
    followWrites: (userId) => void seen.followed.push(userId),
  });
  session.subscribe(() => void (seen.snapshots += 1));

  return {
    session,
    storage,
    drafts,
    backend,
    location,
    seen,
    held,
    /** Any call of a screen; answers whose it is. */
    request: (): Promise<unknown> => ask('data'),
    /** What happens in the window of this tab. */
    fire: (name: string): boolean => place.events().dispatchEvent(new Event(name)),
    /** What an earlier visit left in storage. */
    stored(person: string, token = backend.issue(person)): string {
      storage.set('userId', person);
      storage.set('token', token);
      return token;
    },
    titles: (): string[] => [...session.getSnapshot().menu.titles],
  };
}
export type SessionTab = ReturnType<typeof openTab>;

function answered<T>(give: () => T, resolve: (value: T) => void, reject: (reason: unknown) => void): void {
  try {
    resolve(give());
  } catch (error) {
    reject(error);
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
