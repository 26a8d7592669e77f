import { createContext, useContext } from 'react';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import type { LadderIssue } from '#entities/pricing/ladderIssues.ts';
import type { LadderRow } from '#entities/pricing/ladderRows.ts';
import type { ShownIssue } from '#features/slabs/grid/shownIssues.ts';

/** What follows from the ladder as it is typed. */
export interface JudgedLadder {
  readonly rows: readonly LadderRow[];
  readonly issues: readonly LadderIssue[];
  /** The issues as sentences, with what the server refused. */
  readonly shown: readonly ShownIssue[];
}

/** The ladder as it is typed, and what follows from it: new with every key, so only what shows it asks for it. */
export interface DraftLadder {
  /** A quantity that is none is NaN, a price may be any text. */
  readonly slabs: readonly PriceSlab[];
  /** Or why nothing follows: an error of ours, which only who shows it may fail by. */
  readonly judged: JudgedLadder | { readonly error: unknown };
  /** Something of the version is not saved. */
  readonly isDirty: boolean;
}

export const DraftLadderContext = createContext<DraftLadder | null>(null);

/** What is typed, for what shows it. Whoever only changes it asks the store at that moment (`useLadderWork`). */
export function useDraftLadder(): DraftLadder {
  const typed = useContext(DraftLadderContext);
  if (!typed) throw new Error('useDraftLadder is for what stands inside of a LadderProvider.');
  return typed;
}

/** What follows from what is typed. Throws where that could not be found out, so that a panel says so. */
export function useJudgedLadder(): JudgedLadder {
  const { judged } = useDraftLadder();
  if ('error' in judged) throw judged.error;
  return judged;
}
