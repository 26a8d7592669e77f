import { describe, expect, test } from 'vitest';
import { applyEvents, epoch, signedIn, starting } from '#tests/support/sessionStates.ts';
import { buildPermissionMap } from './permissionMap.ts';
import { transition } from './sessionMachine.ts';
import { noMenu, type SessionState } from './sessionState.ts';

describe('T19 a menu that comes otherwise than it was', () => {
  const both = buildPermissionMap([{ title: 'Home' }, { title: 'Team' }]);
  const shown: SessionState = { ...signedIn, menu: { status: 'ready', ...both } };
  const other = buildPermissionMap([
    { title: 'Home' },
    { title: 'Roles', child: [{ title: 'Roles: Edit' }] },
  ]);
  const { state: told } = transition(shown, { type: 'menu-ok', epoch, menu: other });

  test('loses at once what was taken away, and waits with what was given', () => {
    expect(told.menu).toEqual({ status: 'ready', ...buildPermissionMap([{ title: 'Home' }]) });
    expect(told.menuUpdate).toEqual(other);
  });

  test('is taken over whole, and what the page shows is read again', () => {
    expect(transition(told, { type: 'menu-update' })).toEqual({
      state: { ...told, menu: { status: 'ready', ...other }, menuUpdate: null },
      effects: [{ do: 'refreshCache' }],
    });
  });

  test('waits still when it comes again, since the page shows what it read before', () => {
    expect(transition(told, { type: 'menu-ok', epoch, menu: other }).state).toEqual(told);
  });

  test('says nothing when only its order changed, and shows the new one', () => {
    const turned = buildPermissionMap([{ title: 'Team' }, { title: 'Home' }]);
    const { state } = transition(shown, { type: 'menu-ok', epoch, menu: turned });
    expect(state).toEqual({ ...shown, menu: { status: 'ready', ...turned } });
  });

  test('says nothing at the first answer, nor after one that failed', () => {
    expect(transition(starting, { type: 'menu-ok', epoch, menu: other }).state.menuUpdate).toBeNull();
    const failed: SessionState = { ...signedIn, menu: { ...noMenu, status: 'failed' } };
    expect(transition(failed, { type: 'menu-ok', epoch, menu: other }).state.menuUpdate).toBeNull();
  });

  test('E30 is not taken over any more when the menu failed meanwhile', () => {
    const failed = applyEvents(told, { type: 'menu-fail', epoch, answered: true }).state;
    expect(transition(failed, { type: 'menu-update' })).toEqual({ state: failed, effects: [] });
    expect(failed.menu.status).toBe('failed');
  });

  test('is forgotten with the session', () => {
    const ended = applyEvents(told, { type: 'user-logout' }, { type: 'cleared' }).state;
    expect(ended.menuUpdate).toBeNull();
  });
});
