import { ApiError } from '#api/errors.ts';
import { readMenu } from './permissionMap.ts';
import { readProfile } from './profile.ts';
import type { SessionCalls } from './sessionCalls.ts';
import type { SessionEvent } from './sessionEvents.ts';

interface LoadersDeps {
  calls: SessionCalls;
  epoch: () => number;
  dispatch: (event: SessionEvent) => Promise<void>;
}

/** Reads profile and menu, each at most once at a time in an epoch; whoever asks meanwhile shares the answer. */
export function createLoaders({ calls, epoch, dispatch }: LoadersDeps) {
  const single = (load: (at: number) => Promise<SessionEvent>): (() => Promise<void>) => {
    let running: { at: number; done: Promise<void> } | undefined;
    return () => {
      const at = epoch();
      if (running?.at === at) return running.done;
      const mine = {
        at,
        done: load(at).then((event) => {
          if (running === mine) running = undefined;
          return dispatch(event);
        }),
      };
      running = mine;
      return mine.done;
    };
  };

  const ask = async (
    at: number,
    call: () => Promise<unknown>,
    read: (reply: unknown) => SessionEvent,
    unanswered: SessionEvent,
  ): Promise<SessionEvent> => {
    try {
      const reply = await call();
      return reply === null ? { type: 'status-0', epoch: at } : read(reply);
    } catch (error) {
      return error instanceof ApiError && error.kind === 'loginNeeded'
        ? { type: '401', epoch: at }
        : unanswered;
    }
  };

  const profileEvent = (reply: unknown, at: number): SessionEvent => {
    const reading = readProfile(reply);
    switch (reading.kind) {
      case 'usable':
        return { type: 'profile-ok', epoch: at, user: reading.user };
      case 'disabled':
        return { type: 'profile-bad', epoch: at };
      case 'unreadable':
        return { type: 'profile-fail', epoch: at };
    }
  };

  const menuEvent = (reply: unknown, at: number): SessionEvent => {
    const menu = readMenu(reply);
    return menu ? { type: 'menu-ok', epoch: at, menu } : { type: 'menu-fail', epoch: at, answered: true };
  };

  return {
    profileEvent,
    profile: single((at) =>
      ask(at, calls.profile, (reply) => profileEvent(reply, at), { type: 'profile-fail', epoch: at }),
    ),
    menu: single((at) =>
      ask(at, calls.menu, (reply) => menuEvent(reply, at), { type: 'menu-fail', epoch: at, answered: false }),
    ),
  };
}
