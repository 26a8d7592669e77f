import { describe, expect, test } from 'vitest';
import { ana, byStatus, epoch, menu } from '#tests/support/sessionStates.ts';
import type { SessionEvent } from './sessionEvents.ts';
import { transition } from './sessionMachine.ts';
import type { SessionStatus } from './sessionState.ts';

describe('events that do not fit change nothing', () => {
  const fits: Record<SessionEvent['type'], readonly SessionStatus[]> = {
    restore: ['out'],
    'login-start': ['out'],
    'login-ok': ['signing-in'],
    'login-fail': ['signing-in'],
    'profile-asked': ['in', 'warning'],
    'profile-ok': ['in', 'warning'],
    'profile-bad': ['signing-in', 'in', 'warning'],
    'profile-fail': ['in', 'warning'],
    'revalidation-fail': ['in', 'warning'],
    'menu-asked': ['in', 'warning'],
    'menu-ok': ['in', 'warning'],
    'menu-fail': ['in', 'warning'],
    // Only while others than those shown are there, which none of these states has.
    'menu-update': [],
    'status-0': ['signing-in', 'in', 'warning'],
    '401': ['signing-in', 'in', 'warning'],
    'need-login': ['in', 'warning'],
    idle: ['in', 'warning'],
    'user-logout': ['in', 'warning'],
    'storage-cleared': ['in', 'warning'],
    'user-changed': ['in', 'warning'],
    '60-s-left': ['in', 'warning'],
    activity: ['warning'],
    pagehide: ['in', 'warning'],
    pageshow: ['out', 'signing-in', 'in', 'warning', 'ending'],
    'notice-read': [],
    cleared: ['ending'],
  };
  const events: SessionEvent[] = [
    { type: 'restore', user: null, hasUserId: false, idle: false },
    { type: 'login-start' },
    { type: 'login-ok', epoch, user: ana },
    { type: 'login-fail', epoch },
    { type: 'profile-asked' },
    { type: 'profile-ok', epoch, user: ana },
    { type: 'profile-bad', epoch },
    { type: 'profile-fail', epoch },
    { type: 'revalidation-fail', epoch },
    { type: 'menu-asked' },
    { type: 'menu-ok', epoch, menu },
    { type: 'menu-fail', epoch, answered: true },
    { type: 'menu-update' },
    { type: 'status-0', epoch },
    { type: '401', epoch },
    { type: 'need-login' },
    { type: 'idle' },
    { type: 'user-logout' },
    { type: 'storage-cleared' },
    { type: 'user-changed', userId: 'ben' },
    { type: '60-s-left', deadline: 1 },
    { type: 'activity' },
    { type: 'pagehide' },
    { type: 'pageshow' },
    { type: 'notice-read' },
    { type: 'cleared' },
  ];

  test.each(events)('$type does nothing in these states', (event) => {
    for (const [status, state] of Object.entries(byStatus)) {
      const next = transition(state, event);
      const changed = next.state !== state || next.effects.length > 0;
      expect(changed, status).toBe(
        fits[event.type].some((fit) => fit === status) && event.type !== 'notice-read',
      );
    }
  });

  test.each(events.filter((event) => 'epoch' in event))(
    'E48 T18 $type of another epoch does nothing',
    (event) => {
      for (const state of Object.values(byStatus)) {
        for (const other of [epoch - 1, epoch + 1]) {
          expect(transition({ ...state, epoch: other }, event)).toEqual({
            state: { ...state, epoch: other },
            effects: [],
          });
        }
      }
    },
  );
});
