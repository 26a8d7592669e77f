import * as z from 'zod/mini';
import type { PriceSlab, SlabSet } from '#api/generated/types.gen.ts';
import { zSlabLink } from '#api/generated/zod/slabs.gen.ts';
import type { DraftForm } from '#session/useDraft.ts';
import { createSheetStore, type SheetStore } from '#shared/sheet/sheetStore.ts';
import {
  isChanged,
  ladderReducer,
  slabsOf,
  startLadder,
  type LadderAction,
  type LadderState,
  type LadderValues,
} from './ladderEditor.ts';

/** The draft at one moment, and what is calculated from it alone. */
export interface LadderSnapshot extends LadderState {
  /** A quantity that is none is NaN, a price may be any text; the same object for the same values. */
  readonly slabs: readonly PriceSlab[];
  /** Something of the version is not saved. */
  readonly isDirty: boolean;
}

/** One ladder while it is open. */
export interface LadderStore extends SheetStore<LadderSnapshot, LadderAction> {
  readonly id: number;
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
  const started = startLadder(base);
  const store = createSheetStore(
    snapshotOf(seed ? ladderReducer(started, { type: 'replace', ...seed }) : started),
    (state, action: LadderAction) => {
      const next = ladderReducer(state, action);
      return next === state ? state : snapshotOf(next, state);
    },
  );
  count += 1;
  return {
    ...store,
    id: count,
    form: {
      subscribe: ({ callback }) => store.subscribe(() => callback(store.getSnapshot())),
      getValues: () => store.getSnapshot().values,
      reset: (values) => store.dispatch({ type: 'restore', values }),
      read: readLadderDraft,
    },
  };
}

function snapshotOf(state: LadderState, before?: LadderSnapshot): LadderSnapshot {
  const slabs = before?.values === state.values ? before.slabs : slabsOf(state.values);
  return { ...state, slabs, isDirty: isChanged(state) };
}

const text = z.string();
const signs = z.optional(z.array(text));

const zLadderValues = z.object({
  slabs: z.array(
    z.object({
      id: z.number(),
      quantity: text,
      price: text,
      code: text,
      removed: z.optional(z.object({ quantity: signs, price: signs })),
    }),
  ),
  link: z.nullable(zSlabLink),
  note: text,
});

/** What a draft of the browser holds, if it is a ladder; null: anything may stand in a storage, and this is no ladder. */
export function readLadderDraft(values: unknown): LadderValues | null {
  return zLadderValues.safeParse(values).data ?? null;
}
