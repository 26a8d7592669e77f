import { ApiError } from '#api/errors.ts';
import { createSession } from '#session/createSession.ts';
import { createDrafts } from '#session/drafts.ts';
import type { SessionCalls } from '#session/sessionCalls.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { createBrowser } from './browserTabs.ts';
import type { BrowserTab } from './browserTabs.ts';
import { createProfile } from './people.ts';

type CallName = 'data' | 'authenticate' | 'profile' | 'menu' | 'logout' | 'logoutUser';

/** A server that knows who owns which token, as far as a session asks it. */
export function createBackend() {
  const owners = new Map<string, string>();
  const answers = new Map<CallName, (person: string) => unknown>([
    ['data', (person) => person],
    ['profile', (person) => createProfile(person)],
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
    answer: (call: CallName, getValue: (person: string) => unknown): void => void answers.set(call, getValue),
    reply: (call: CallName, person: string): unknown => answers.get(call)?.(person) ?? {},
  };
}
export type Backend = ReturnType<typeof createBackend>;

interface TabOptions {
  backend?: Backend;
  areas?: BrowserTab | undefined;
  path?: string;
  /** Answers wait in `held` until a test lets them through. */
  holdAnswers?: boolean;
  claimLogoutCall?: () => Promise<boolean>;
}

/** A session in a tab of its own, with the events of the API layer. */
export function openTab({
  backend = createBackend(),
  areas,
  path = '/home',
  holdAnswers = false,
  claimLogoutCall,
}: TabOptions = {}) {
  const tabAreas = areas ?? createBrowser(1).tabs[0];
  if (!tabAreas) throw new Error('a browser without tabs');
  const storage = createStorage(tabAreas);
  const location = { pathname: path, search: '', hash: '' };
  const drafts = createDrafts({
    storage,
    vault: () => Promise.reject(new Error('no database')),
    now: () => Date.now(),
  });
  const navigations: string[] = [];
  const followed: string[] = [];
  const log = { navigations, followed, caches: 0, reloads: 0, writes: 0, snapshots: 0 };
  const heldAnswers: (() => void)[] = [];

  const sendCall = (name: CallName, token: string | null, finish: () => void): void => {
    backend.log.push(`${name} ${token ?? '-'}`);
    if (holdAnswers) heldAnswers.push(finish);
    else queueMicrotask(finish);
  };
  /** A call that belongs to the session, as `src/api` treats it. */
  const callApi = (name: CallName): Promise<unknown> => {
    const epoch = session.apiConfig.epoch();
    const token = session.apiConfig.token();
    return new Promise((resolve, reject) => {
      sendCall(name, token, () => {
        const person = backend.ownerOf(token);
        if (session.apiConfig.epoch() !== epoch) reject(new ApiError('stale'));
        else if (person === undefined) {
          session.apiConfig.onNeedsLogin({ epoch, operation: name, message: undefined });
          resolve(null);
        } else settle(() => backend.reply(name, person), resolve, reject);
      });
    });
  };
  const callOnce = (name: 'logout' | 'logoutUser', token: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      sendCall(name, token, () => {
        const person = backend.ownerOf(token) ?? '';
        backend.revoke(token);
        settle(() => backend.reply(name, person), resolve, reject);
      });
    });
  const calls: SessionCalls = {
    authenticate: ({ email }) =>
      new Promise((resolve, reject) => {
        sendCall('authenticate', session.apiConfig.token(), () => {
          settle(
            () => {
              backend.reply('authenticate', email);
              return { token: backend.issue(email.replace(/@.*/, '')), extraToken: 'extra' };
            },
            resolve,
            reject,
          );
        });
      }),
    profile: () => callApi('profile'),
    menu: () => callApi('menu'),
    logout: (token) => callOnce('logout', token),
    logoutUser: (userId, token) => {
      backend.log.push(`for ${userId}`);
      return callOnce('logoutUser', token);
    },
  };

  const session = createSession({
    storage,
    drafts,
    calls,
    clock: () => ({ wall: Date.now(), mono: performance.now() }),
    location: () => location,
    view: tabAreas.events,
    claimLogoutCall: claimLogoutCall ?? (() => Promise.resolve(true)),
    reload: () => void (log.reloads += 1),
  });
  session.connect({
    navigate: (to) => {
      log.navigations.push(to);
      location.pathname = to.replace(/[?#].*/, '');
    },
    clearCache: () => void (log.caches += 1),
    pendingWrites: () => log.writes,
    followWrites: (userId) => void log.followed.push(userId),
  });
  session.subscribe(() => void (log.snapshots += 1));

  return {
    session,
    storage,
    drafts,
    backend,
    location,
    seen: log,
    held: heldAnswers,
    /** Any call of a screen; answers whose it is. */
    request: (): Promise<unknown> => callApi('data'),
    /** What happens in the window of this tab. */
    fire: (name: string): boolean => tabAreas.events().dispatchEvent(new Event(name)),
    /** What an earlier visit left in storage. */
    storeSession(person: string, token = backend.issue(person)): string {
      storage.set('userId', person);
      storage.set('token', token);
      return token;
    },
    titles: (): string[] => [...session.getSnapshot().menu.titles],
  };
}
export type SessionTab = ReturnType<typeof openTab>;

function settle<T>(getValue: () => T, resolve: (value: T) => void, reject: (reason: unknown) => void): void {
  try {
    resolve(getValue());
  } catch (error) {
    reject(error);
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
