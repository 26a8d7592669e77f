import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushMicrotasks } from '#tests/support/sessionTab.ts';
import {
  START,
  TABS,
  performStep,
  key,
  note,
  openThreeTabs,
  people,
  steps,
} from '#tests/support/threeTabs.ts';
import type { Step, TabsWorld } from '#tests/support/threeTabs.ts';
import { isLive } from './sessionState.ts';

/** Schedules per run; a release sets more. */
const SCHEDULES = Number(process.env.SESSION_SCHEDULES ?? 2000);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What must hold after every step, in every tab. */
function check({ backend, tabs }: TabsWorld): void {
  for (const tab of tabs) {
    const { status, user, profile, menu } = tab.session.getSnapshot();
    // One session end: no epoch ends twice.
    expect(new Set(tab.ended).size).toBe(tab.ended.length);
    // No data of a session that has ended, and nobody else's. While an end waits for a write (E94) the epoch goes on.
    const over = tab.ended.at(status === 'ending' ? -2 : -1) ?? -1;
    for (const one of tab.cache) expect(one.epoch).toBeGreaterThan(over);
    expect(new Set(tab.cache.map(({ person }) => person)).size).toBeLessThanOrEqual(1);
    if (status === 'out') {
      expect({ user, menu: menu.nodes, cache: tab.cache }).toEqual({ user: null, menu: [], cache: [] });
    }
    if (profile === 'ready' && user) {
      for (const { person } of tab.cache) expect(person).toBe(user.userId);
      for (const title of menu.titles) expect(title).toBe(`Menu of ${user.userId}`);
    }
    // Drafts: nobody else's is kept, and what should be offered is.
    const owner = tab.drafts.owner();
    if (owner !== null && tab.draft?.person === owner && Date.now() < tab.draft.until) {
      expect(tab.drafts.find(key)?.values).toEqual({ note });
    }
    if (owner !== null) {
      for (const name of tab.storage.drafts.names()) expect(tab.storage.drafts.get(name)?.userId).toBe(owner);
    }
  }
  // E92: a token is signed out on the server once.
  const goodbyes = backend.log.filter((entry) => entry.startsWith('logout'));
  const tokens = goodbyes.map((entry) => entry.split(' ')[1]);
  expect(new Set(tokens).size).toBe(tokens.length);
}

/** Everything under way arrives; after that all tabs must tell the same story. */
async function calmDown(world: TabsWorld): Promise<void> {
  for (const tab of world.tabs) tab.seen.writes = 0;
  // Ends when two rounds in a row had nothing to deliver.
  for (let quiet = 0, round = 0; quiet < 2 && round < 40; round += 1) {
    let busy = false;
    for (const [at, tab] of world.tabs.entries()) {
      while (world.browser.deliver(at)) busy = true;
      for (const answer of tab.held.splice(0)) {
        busy = true;
        answer();
      }
      // A tab whose own sign-in failed keeps saying so until somebody looks at it again.
      tab.fire('focus');
    }
    vi.advanceTimersByTime(1000);
    await flushMicrotasks();
    check(world);
    // An end that waited for a write is over some seconds later (E94), and the tab asks again when it follows.
    busy ||= world.tabs.some(
      ({ held, session }) => held.length > 0 || session.getSnapshot().status === 'ending',
    );
    quiet = busy ? 0 : quiet + 1;
  }
}

interface Seen {
  ends: number;
  calls: number;
  draftCount: number;
}

/** Lets a schedule run, with what must hold after each step and at the end. */
async function play(person: string | null, schedule: readonly Step[], seen: Seen): Promise<void> {
  vi.setSystemTime(START);
  const world = await openThreeTabs(person);
  try {
    for (const next of schedule) {
      await performStep(world, next);
      await flushMicrotasks();
      check(world);
      // The login page of a tab that is signed in goes on to the panel.
      for (const { session, location } of world.tabs) {
        if (isLive(session.getSnapshot()) && location.pathname === '/login') location.pathname = '/home';
      }
      seen.calls += world.tabs.filter(({ cache }) => cache.length > 0).length;
      seen.draftCount += world.tabs.filter(({ draft }) => draft !== null).length;
    }
    await calmDown(world);
    for (const tab of world.tabs) {
      const { status, user, profile, menu } = tab.session.getSnapshot();
      const owner = world.backend.ownerOf(tab.storage.get('token'));
      if (tab.storage.get('token') === null) expect(status).toBe('out');
      else if (owner !== undefined) {
        const snapshot = { status, id: user?.userId, profile, menu: menu.status };
        expect(snapshot).toEqual({ status: 'in', id: owner, profile: 'ready', menu: 'ready' });
      }
      seen.ends += tab.ended.length;
    }
  } finally {
    vi.clearAllTimers();
  }
}

test('E18 E94 T18 an end that waits for a write sends nothing with the token of whoever signed in elsewhere meanwhile', async () => {
  const seen = { ends: 0, calls: 0, draftCount: 0 };
  const schedule: Step[] = [
    { action: 'sign out', index: 2, choice: 0 },
    { action: 'sign in', index: 2, choice: 0 },
    { action: 'all answers', index: 2, choice: 0 },
    { action: 'answer', index: 2, choice: 0 },
    { action: 'wake', index: 0, choice: 0 },
    { action: 'write', index: 1, choice: 1 },
    { action: 'call', index: 1, choice: 0 },
    { action: 'all answers', index: 1, choice: 0 },
  ];
  await play('ben', schedule, seen);
  expect(seen.ends).toBeGreaterThan(0);
});

test(
  'D17 T18 three tabs on random schedules end once per session, mix no epochs and keep drafts as they should',
  async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      action: fc.constantFrom(...steps),
      index: fc.nat(TABS - 1),
      choice: fc.nat(3),
    });
    const schedules = fc.array(step, { maxLength: 30, size: 'max' });
    const seen = { ends: 0, calls: 0, draftCount: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...people, null), schedules, (person, schedule) =>
        play(person, schedule, seen),
      ),
      { numRuns: SCHEDULES },
    );
    // The schedules reach what they are about.
    expect(seen.ends).toBeGreaterThan(SCHEDULES / 2);
    expect(seen.calls).toBeGreaterThan(SCHEDULES / 2);
    expect(seen.draftCount).toBeGreaterThan(SCHEDULES / 2);
  },
  10 * MINUTE,
);
