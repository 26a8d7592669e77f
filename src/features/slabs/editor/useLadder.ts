import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PriceSlab, Product, SlabLink, SlabSet } from '#api/generated/types.gen.ts';
import type { LadderIssue } from '#entities/pricing/ladderIssues.ts';
import type { LadderRow } from '#entities/pricing/ladderRows.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';
import type { ShownIssue } from '#features/slabs/grid/shownIssues.ts';
import type { RefusedRule } from '#features/slabs/save/ladderProblems.ts';
import type { DraftOffer } from '#session/useDraft.ts';
import type { LadderAddress, LadderPlace } from './ladderPlace.ts';
import type { LadderSnapshot, LadderStore } from './ladderStore.ts';
import type { LadderData } from './useLadderData.ts';

type SlabChange = readonly PriceSlab[] | ((draft: readonly PriceSlab[]) => readonly PriceSlab[]);

/** What follows from the slabs of a draft. */
export interface JudgedLadder {
  readonly rows: readonly LadderRow[];
  readonly issues: readonly LadderIssue[];
  /** The issues as sentences, with what the server refused. */
  readonly shown: readonly ShownIssue[];
}

/** The result, or why there is none: an error of ours, which only a panel that shows the result may fail by. */
export type Judgement = JudgedLadder | { readonly error: unknown };

/** How the draft gets to the server, and what came of it. */
export interface LadderSaving {
  /** Saves the draft; the saved version, or null when it was not saved. */
  readonly save: () => Promise<SlabSet | null>;
  readonly isSaving: boolean;
  /** When the ladder was last saved from here, ms since 1970. */
  readonly savedAt: number | null;
  /** Rules by which the server refused what was sent last; gone with the next change. */
  readonly refused: readonly RefusedRule[];
  /** Why the last save failed, as a sentence; null: it did not, or the rows say it. */
  readonly failure: string | null;
  /** Two people changed one ladder: what the refused save was made on, and the version that the server has. */
  readonly conflict: { readonly base: SlabSet | null; readonly theirs: SlabSet } | null;
  readonly setConflict: (conflict: LadderSaving['conflict']) => void;
  /** The form around the grid, which knows what its fields have dropped (D29). */
  readonly formRef: { current: HTMLFormElement | null };
}

/** The ladder on screen: what is known of it, and how to change it. Parts of the draft come from `useLadderState`. */
export interface Ladder extends LadderData, LadderSaving {
  readonly product: Product;
  /** Whose ladder, in which currency and configuration. */
  readonly place: LadderPlace;
  readonly currency: string;
  readonly configuration: LadderPlace['configuration'];
  /** The version that is open; null: there is none yet, and what is typed becomes the first draft. */
  readonly set: SlabSet | null;
  /** All versions of this place, drafts first, then scheduled, live and retired ones. */
  readonly versions: readonly SlabSet[];
  /** All versions of the product and of its SKUs, in every currency. */
  readonly sets: readonly SlabSet[];
  readonly live: SlabSet | null;
  /** The ladder it follows by the rate of the day; null: it stands alone. */
  readonly link: SlabLink | null;
  /** Whether this person may change this version; else `readOnlyReason` is a sentence. */
  readonly canEdit: boolean;
  readonly readOnlyReason: string | null;
  /** Holds the draft. Event handlers read it there at that moment. */
  readonly store: LadderStore;
  /** Calculates once for the same slabs. */
  readonly judge: (slabs: readonly PriceSlab[]) => Judgement;
  /** What the browser has kept of an earlier visit. */
  readonly draftOffer: DraftOffer;
  /** How prices are made that the page calculates. */
  readonly rounding: Rounding;
  readonly setRounding: (rounding: Rounding) => void;
  /**
   * Puts other slabs into the ladder, unsaved and undoable. From a version that cannot be changed it opens the draft of
   * the place, or a first one, with them. A function gets those of the draft at that moment.
   *
   * @param note the change note that comes with them; without one it stays as it is
   */
  readonly replaceSlabs: (slabs: SlabChange, note?: string) => void;
  readonly setLink: (link: SlabLink | null) => void;
  /** Opens another ladder or version of the product; what is left out stays, and a new place forgets the version. */
  readonly open: (change: Partial<LadderAddress>) => void;
}

export const LadderContext = createContext<Ladder | null>(null);

/** The ladder on screen, for everything on the page about it. */
export function useLadder(): Ladder {
  const ladder = useContext(LadderContext);
  if (!ladder) throw new Error('useLadder is for what stands inside of a LadderProvider.');
  return ladder;
}

/** A part of the draft. The component is rendered again only when that part is another, so a new object is no part. */
export function useLadderState<Part>(select: (draft: LadderSnapshot) => Part): Part {
  const { store } = useLadder();
  return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
}

/** What follows from the draft. Throws where that could not be found out, so that a panel says so. */
export function useJudgedLadder(): JudgedLadder {
  const { judge } = useLadder();
  const judged = judge(useLadderState(({ slabs }) => slabs));
  if ('error' in judged) throw judged.error;
  return judged;
}
