import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createActivity,
  readIdleState,
  canShareActivity,
  mergeSharedActivity,
  recordActivity,
} from './inactivity.ts';
import type { Clock, LastActivity } from './inactivity.ts';

const LIMIT = 1_440_000;
const start: Clock = { wall: 1_790_000_000_000, mono: 5000 };
const last = createActivity(start, null);
const after = (ms: number, wallShift = 0): Clock => ({
  wall: start.wall + ms + wallShift,
  mono: start.mono + ms,
});
const minutes = (count: number): number => count * 60_000;

describe('D18 the deadline', () => {
  test.each([
    [0, 'active'],
    [LIMIT - 60_001, 'active'],
    [LIMIT - 60_000, 'warning'],
    [LIMIT - 1, 'warning'],
    [LIMIT, 'expired'],
    [LIMIT + 1, 'expired'],
    [8 * minutes(60), 'expired'],
  ])('E84 E95 is, %d ms after the last activity, in the phase %s', (ms, phase) => {
    expect(readIdleState(last, after(ms)).phase).toBe(phase);
  });

  test('is given by the wall clock', () => {
    expect(readIdleState(last, after(minutes(23))).deadline).toBe(start.wall + LIMIT);
    // The clock was set back five minutes: the deadline moves with it.
    expect(readIdleState(last, after(minutes(23), -minutes(5))).deadline).toBe(
      start.wall + LIMIT - minutes(5),
    );
  });

  test('E90 a clock set forward past the deadline ends the session', () => {
    expect(readIdleState(last, after(1000, minutes(23))).phase).toBe('warning');
    expect(readIdleState(last, after(1000, minutes(24))).phase).toBe('expired');
  });

  test('E90 a clock set back does not lengthen the session', () => {
    expect(readIdleState(last, after(LIMIT - 1, -minutes(600))).phase).toBe('warning');
    expect(readIdleState(last, after(LIMIT, -minutes(600))).phase).toBe('expired');
  });
});

describe('E88 expiry is judged before activity counts', () => {
  test('the mouse that wakes a laptop after 8 hours revives nothing', () => {
    // performance.now() may stand still while the machine sleeps.
    expect(recordActivity(last, { wall: start.wall + minutes(480), mono: start.mono + 20 })).toBeNull();
    expect(recordActivity(last, after(LIMIT))).toBeNull();
  });

  test('activity in time counts', () => {
    expect(recordActivity({ ...last, shared: 3 }, after(LIMIT - 1))).toEqual({
      at: start.wall + LIMIT - 1,
      since: start.mono + LIMIT - 1,
      shared: 3,
    });
  });
});

describe('E87 the timestamp that the tabs share', () => {
  const seen = (shared: number | null, clock: Clock, known: LastActivity = last) =>
    mergeSharedActivity(known, shared, clock);

  test('activity in another tab keeps this one signed in', () => {
    const known = seen(start.wall + minutes(20), after(minutes(21)));
    expect(known).toEqual({
      at: start.wall + minutes(20),
      since: start.mono + minutes(20),
      shared: start.wall + minutes(20),
    });
    expect(readIdleState(known, after(minutes(43))).phase).toBe('warning');
    expect(readIdleState(known, after(minutes(44))).phase).toBe('expired');
  });

  test('a timestamp this tab wrote or read already, or none, changes nothing', () => {
    expect(seen(null, after(5))).toBe(last);
    const known = { ...last, shared: 7 };
    expect(seen(7, after(5), known)).toBe(known);
  });

  test('E86 a stamp less than a second older than what is not written yet does not set this tab back', () => {
    expect(seen(last.at - 999, after(5))).toEqual({ ...last, shared: last.at - 999 });
    expect(seen(last.at, after(5))).toEqual({ ...last, shared: last.at });
    // Not even where the clock was set forward since.
    expect(seen(last.at, after(5, minutes(1)))).toEqual({ ...last, shared: last.at });
    expect(seen(last.at - 1000, after(5)).at).toBe(last.at - 1000);
    expect(seen(last.at + 1, after(5)).at).toBe(last.at + 1);
  });

  test('E90 a stamp written after the clock was set back counts; one from the future counts as now', () => {
    const back = after(minutes(10), -minutes(60));
    const known = seen(back.wall, back);
    expect(known).toEqual({ at: back.wall, since: back.mono, shared: back.wall });
    const future = seen(start.wall + minutes(60), after(minutes(1)));
    expect(future.since).toBe(start.mono + minutes(1));
    expect(readIdleState(future, after(minutes(25))).phase).toBe('expired');
  });
});

describe('E86 the shared timestamp is written at most once a second', () => {
  test.each([
    [{ ...last, shared: null }, 0, 1000, true],
    [{ ...last, shared: null }, 0, 999, false],
    [{ ...last, shared: last.at }, 0, 5000, false],
  ])('in case %#', (known, written, mono, expected) => {
    expect(canShareActivity(known, written, mono)).toBe(expected);
  });
});

test('E90 whatever the clocks do, nobody is idle for more than 24 minutes of performance.now()', () => {
  const move = fc.record({
    ms: fc.nat(minutes(20)),
    shift: fc.integer({ min: -minutes(90), max: minutes(90) }),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), fc.nat(20), (moves, activeAt) => {
      let clock = start;
      let known: LastActivity | null = last;
      let activity = start.mono;
      for (const [at, { ms, shift }] of moves.entries()) {
        clock = { wall: clock.wall + ms + shift, mono: clock.mono + ms };
        if (at !== activeAt) continue;
        known = recordActivity(known, clock);
        if (known === null) return true;
        activity = clock.mono;
      }
      const over = clock.mono - activity >= LIMIT;
      return !over || readIdleState(known, clock).phase === 'expired';
    }),
    { numRuns: 10_000 },
  );
});
