import { createContext, useContext } from 'react';
import type { SlabSet } from '#api/generated/types.gen.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';
import type { LadderAction } from './ladderEditor.ts';
import type { RefusedRule } from '#features/slabs/save/ladderProblems.ts';
import type { LadderStore } from './ladderStore.ts';
import type { LadderData } from './useLadderData.ts';
import type { DraftOffer } from '#session/useDraft.ts';

/** Two people changed one ladder: what the server has, and what is typed here. */
export interface LadderConflict {
  readonly theirs: SlabSet;
}

/** What the grid, the header and the dialogs of the page share beside `useLadder()`. */
export interface LadderWork {
  /** What is typed at this moment, for what is done; what is shown asks `useLadderState` or `useDraftLadder`. */
  readonly store: LadderStore;
  readonly dispatch: (action: LadderAction) => void;
  readonly data: LadderData;
  readonly draft: DraftOffer;
  /** Rules by which the server refused what was sent last; gone with the next change. */
  readonly refused: readonly RefusedRule[];
  /** Why the last save failed, as a sentence; null: it did not, or the rows say it. */
  readonly failure: string | null;
  readonly isSaving: boolean;
  /** When the ladder was last saved from here, ms since 1970. */
  readonly savedAt: number | null;
  readonly conflict: LadderConflict | null;
  readonly setConflict: (conflict: LadderConflict | null) => void;
  /** Saves the draft; the saved version, or null when it was not saved. */
  readonly save: () => Promise<SlabSet | null>;
  /** How prices are made that the page reckons. */
  readonly rounding: Rounding;
  readonly setRounding: (rounding: Rounding) => void;
  /** The form around the grid, which knows what its fields have dropped (D29). */
  readonly formRef: { current: HTMLFormElement | null };
}

export const LadderWorkContext = createContext<LadderWork | null>(null);

export function useLadderWork(): LadderWork {
  const work = useContext(LadderWorkContext);
  if (!work) throw new Error('useLadderWork is for what stands inside of a LadderProvider.');
  return work;
}
