import type { Mutation, MutationCache } from '@tanstack/react-query';
import { ApiError } from '#api/errors.ts';
import { storage } from '#shared/lib/storage.ts';
import type { LateWrite } from '#shared/lib/storageKeys.ts';

type Write = Mutation;
type Outcome = LateWrite['outcome'];

/** The reply to a write of a session that is over fails as stale; its cause says how the server answered. */
function toOutcome({ state }: Write): Outcome {
  // A reply that asks for a login is null.
  if (state.status === 'success') return state.data === null ? 'failed' : 'saved';
  const stale = state.error instanceof ApiError && state.error.kind === 'stale';
  const cause = stale ? state.error?.cause : state.error;
  if (stale && cause === undefined) return 'saved';
  return cause instanceof ApiError && ['http', 'loginNeeded'].includes(cause.kind) ? 'failed' : 'unknown';
}

function combineOutcomes(writes: readonly Write[]): Outcome {
  const outcomes = writes.map(toOutcome);
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('unknown') ? 'unknown' : 'saved';
}

/** D36: keeps what becomes of the writes that a sign-out by inactivity overtakes. */
export function createLateWrites(cache: MutationCache, onChange: () => void) {
  let leave = (): void => undefined;
  return {
    follow: (userId: string): void => {
      leave();
      const writes = cache.findAll({ status: 'pending' });
      if (writes.length === 0) return;
      // As the tab has it: "Team | Backroom".
      const page = document.title.replace(/ \| [^|]*$/, '');
      const store = (): void =>
        void storage.session.set('lateWrite', { userId, page, outcome: combineOutcomes(writes) });
      store();
      let waiting = writes.length;
      leave = cache.subscribe(() => {
        const left = writes.filter(({ state }) => state.status === 'pending').length;
        if (left === waiting) return;
        waiting = left;
        store();
        onChange();
      });
    },
  };
}
