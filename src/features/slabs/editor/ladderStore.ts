import type { PriceSlab, SlabSet } from '#api/generated/types.gen.ts';
import type { DraftForm } from '#session/useDraft.ts';
import { readLadderDraft } from './ladderDraft.ts';
import {
  isChanged,
  ladderReducer,
  startLadder,
  type LadderAction,
  type LadderState,
  type LadderValues,
} from './ladderEditor.ts';

/** One ladder while it is open. It lives outside of React, so that a draft can be written when the session ends. */
export interface LadderStore {
  readonly id: number;
  getSnapshot: () => LadderState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: LadderAction) => void;
  /** What `useDraft` asks of a form. */
  form: DraftForm<LadderValues>;
}

/** What is put over a version that is opened, unsaved. */
export interface LadderSeed {
  readonly slabs: readonly PriceSlab[];
  /** A change note of their own. */
  readonly note?: string | undefined;
}

let count = 0;

/** @param seed put over the version, unsaved */
export function createLadderStore(base: SlabSet | null, seed: LadderSeed | null = null): LadderStore {
  let state = startLadder(base);
  if (seed) state = ladderReducer(state, { type: 'replace', ...seed });
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const dispatch = (action: LadderAction): void => {
    const next = ladderReducer(state, action);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  count += 1;
  return {
    id: count,
    getSnapshot: () => state,
    subscribe,
    dispatch,
    form: {
      subscribe: ({ callback }) =>
        subscribe(() => callback({ values: state.values, isDirty: isChanged(state) })),
      getValues: () => state.values,
      reset: (values) => dispatch({ type: 'restore', values }),
      read: readLadderDraft,
    },
  };
}
