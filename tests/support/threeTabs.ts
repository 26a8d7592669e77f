import { vi } from 'vitest';
import { isLive } from '#session/sessionState.ts';
import type { EndReason } from '#session/sessionState.ts';
import { createBrowser } from './browserTabs.ts';
import { createProfile } from './people.ts';
import { createBackend, openTab, flushMicrotasks } from './sessionTab.ts';
import type { SessionTab } from './sessionTab.ts';

/** A browser with three tabs and a server, driven step by step by the property test of the session. */

export const START = 1_790_000_000_000;
const MINUTE = 60_000;
export const TABS = 3;
export const people = ['ana', 'ben'] as const;
export const key = { formId: 'form', route: '/team', schemaVersion: 1 };
export const note = 'typed';

export interface WatchedTab extends SessionTab {
  /** Data on the screens of the tab: whose it is, and in which epoch it was asked for. */
  cache: { person: unknown; epoch: number }[];
  /** Epochs whose end has begun, in order. */
  ended: number[];
  /** Whose typed work must be offered again when they are back, and until when. */
  draft: { person: string; until: number } | null;
}

/** Opens a tab and notes what its session does to caches and drafts. */
function watchTab(tab: SessionTab): WatchedTab {
  const watched: WatchedTab = { ...tab, cache: [], ended: [], draft: null };
  const { endSession, open, dropAll } = tab.drafts;
  const forgetDraft = (): void => {
    watched.draft = null;
  };
  // The form itself: what is typed into it is saved again whenever drafts are written at once.
  tab.drafts.register(() => {
    if (watched.draft) tab.drafts.save(key, watched.draft.person, { note });
  });
  tab.session.connect({
    clearCache: () => {
      watched.cache = [];
    },
    pendingWrites: () => watched.seen.writes,
  });
  Object.assign(tab.drafts, {
    endSession: (reason: EndReason) => {
      watched.ended.push(tab.session.getSnapshot().epoch);
      if (reason === 'signedOut' || reason === 'disabled') forgetDraft();
      else if (watched.draft)
        watched.draft.until = reason === 'expired' ? Date.now() + 15 * MINUTE : Infinity;
      endSession(reason);
    },
    open: (person: string) => {
      if (watched.draft?.person !== person) forgetDraft();
      open(person);
    },
    dropAll: () => {
      forgetDraft();
      dropAll();
    },
  });
  return watched;
}

/** @param person signed in already, in all tabs; nobody when left out */
export async function openThreeTabs(person: string | null) {
  const browser = createBrowser(TABS);
  const backend = createBackend();
  const tabs = browser.tabs.map((areas) =>
    watchTab(openTab({ backend, areas, path: '/login', holdAnswers: true })),
  );
  const [first] = tabs;
  if (person !== null) first?.storeSession(person);
  for (const [index, tab] of tabs.entries()) {
    tab.session.restore();
    for (const answer of tab.held.splice(0)) answer();
    while (browser.deliver(index));
    await flushMicrotasks();
    if (person !== null) tab.location.pathname = '/team';
  }
  return { browser, backend, tabs };
}
export type TabsWorld = Awaited<ReturnType<typeof openThreeTabs>>;

const common = ['sign in', 'call', 'call', 'type', 'answer', 'all answers', 'all answers', 'event'] as const;
const rare = [
  'sign out',
  'hand over',
  'write',
  'navigate',
  'activity',
  'late 401',
  'status 0 now',
  'token dies',
  'account disabled',
  'second',
  'wake',
  'back from cache',
  'storage cleared',
  'focus',
] as const;
export const steps = [...common, ...common, ...common, ...rare] as const;

export interface Step {
  action: (typeof steps)[number];
  index: number;
  choice: number;
}

/** A call of a screen. Like a query, it writes to the cache it was asked from: one that was cleared is nobody's. */
async function requestData(tab: WatchedTab): Promise<void> {
  const epoch = tab.session.apiConfig.epoch();
  const { cache } = tab;
  try {
    const person = await tab.request();
    if (person !== null) cache.push({ person, epoch });
  } catch {
    // A reply of an earlier epoch.
  }
}

/** Lets a tab get all its answers, and those of what it asks then. */
async function answerAll(tab: WatchedTab): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const answer of tab.held.splice(0)) answer();
    await flushMicrotasks();
  }
}

export async function performStep(
  { browser, backend, tabs }: TabsWorld,
  { action, index, choice }: Step,
): Promise<void> {
  const tab = tabs[index];
  if (!tab) return;
  const { session, storage, drafts } = tab;
  const { epoch, status } = session.getSnapshot();
  const needsLogin = (epochOfCall: number): void =>
    session.apiConfig.onNeedsLogin({ epoch: epochOfCall, operation: 'GET /team', message: undefined });
  switch (action) {
    case 'sign in':
      if (status === 'out')
        void session.signIn({ email: `${people[choice % 2] ?? ''}@backroom.test`, password: 'x' });
      break;
    case 'sign out':
      void session.signOut();
      break;
    case 'hand over':
      // The next person signs in here before another tab hears a word.
      void session.signOut();
      await answerAll(tab);
      void session.signIn({ email: `${people[choice % 2] ?? ''}@backroom.test`, password: 'x' });
      await answerAll(tab);
      break;
    case 'write':
      tab.seen.writes = choice % 2;
      break;
    case 'call':
      // Screens stay up, and go on asking, while an end waits for a write (E94).
      if (isLive({ status }) || status === 'ending') void requestData(tab);
      break;
    case 'type':
      if (!isLive({ status }) || drafts.owner() === null) break;
      drafts.save(key, drafts.owner(), { note });
      tab.draft = { person: drafts.owner() ?? '', until: Date.now() + 15 * MINUTE };
      break;
    case 'navigate':
      tab.location.pathname =
        session.guard({ pathname: '/team', search: '', hash: '' }) === null ? '/team' : '/login';
      break;
    case 'activity':
      tab.fire('mousemove');
      break;
    case 'answer':
      tab.held.splice(choice % Math.max(1, tab.held.length), 1)[0]?.();
      break;
    case 'all answers':
      for (const answer of tab.held.splice(0)) answer();
      break;
    case 'event':
      browser.deliver(index);
      break;
    case 'late 401': {
      const current = session.apiConfig.epoch();
      const endCount = tab.ended.length;
      needsLogin(current - 1 - (choice % 2));
      if (tab.ended.length !== endCount) throw new Error('a reply of an earlier session ended this one');
      break;
    }
    case 'status 0 now':
      for (let reply = 0; reply < 3; reply += 1) needsLogin(epoch);
      break;
    case 'token dies': {
      const token = storage.get('token');
      if (token !== null) backend.revoke(token);
      break;
    }
    case 'account disabled':
      backend.answer('profile', (person) =>
        createProfile(person, { is_active: person === people[choice % 2] ? 'N' : 'Y' }),
      );
      break;
    case 'second':
      vi.advanceTimersByTime(1000);
      break;
    case 'wake':
      vi.setSystemTime(Date.now() + 24 * MINUTE);
      tab.fire('mousemove');
      break;
    case 'back from cache':
      tab.fire('pageshow');
      break;
    case 'storage cleared':
      storage.clearLocal();
      break;
    case 'focus':
      vi.setSystemTime(Date.now() + 2 * MINUTE);
      tab.fire('focus');
      break;
  }
}
