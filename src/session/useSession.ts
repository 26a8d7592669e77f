import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionSnapshot } from './sessionState.ts';

/**
 * A part of the session. The selector picks something that stays the same as long as it has not changed: a field, or
 * a field of a field, not a new object.
 */
export function useSession<Selected>(selector: (snapshot: SessionSnapshot) => Selected): Selected {
  const read = (): Selected => selector(session.getSnapshot());
  return useSyncExternalStore(session.subscribe, read, read);
}
