import { buildPermissionMap } from '#session/permissionMap.ts';
import type { SessionEffect, SessionEvent } from '#session/sessionEvents.ts';
import { transition } from '#session/sessionMachine.ts';
import { initialState, noMenu } from '#session/sessionState.ts';
import type { SessionState, SessionStatus } from '#session/sessionState.ts';
import { createUser } from './people.ts';

/** States of the session machine for its tests, all of one epoch. */
export const ana = createUser('ana');
export const ben = createUser('ben');
export const menu = buildPermissionMap([{ title: 'Home' }]);
export const loadBoth = [{ do: 'loadProfile' }, { do: 'loadMenu' }];

export const epoch = 5;
export const signedIn: SessionState = {
  ...initialState,
  status: 'in',
  epoch,
  user: ana,
  profile: 'ready',
  menu: { status: 'ready', ...menu },
};
export const starting: SessionState = {
  ...signedIn,
  profile: 'loading',
  menu: { ...noMenu, status: 'loading' },
  starting: true,
};
export const warning: SessionState = { ...signedIn, status: 'warning', warningDeadline: 9000 };
export const signingIn: SessionState = { ...initialState, status: 'signing-in', epoch };
export const signedOut: SessionState = { ...initialState, epoch };
export const ending: SessionState = { ...signedIn, status: 'ending', endReason: 'idle' };
export const byStatus: Record<SessionStatus, SessionState> = {
  out: signedOut,
  'signing-in': signingIn,
  in: signedIn,
  warning,
  ending,
};

/** The state after some events, and every effect on the way. */
export function applyEvents(
  from: SessionState,
  ...events: SessionEvent[]
): { state: SessionState; effects: SessionEffect[] } {
  let state = from;
  const effects: SessionEffect[] = [];
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}

export const effectNames = (effects: readonly SessionEffect[]): string[] =>
  effects.map((effect) => effect.do);
