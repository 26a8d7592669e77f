import type { SlabSet } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { isSameLadder } from '#features/slabs/editor/ladderConflict.ts';
import { slabsOf, type LadderValues } from '#features/slabs/editor/ladderEditor.ts';
import { setsAt, type LadderPlace } from '#features/slabs/editor/ladderPlace.ts';
import { slabQueries } from '#features/slabs/slabQueries.ts';

/** A save that was not answered: nobody knows whether the server has it. */
export interface LostSave {
  readonly sent: LadderValues;
  /** What it was to change. */
  readonly base: SlabSet | null;
}

/** Whether a version says exactly what was sent. */
export function matchesSent(set: SlabSet, sent: LadderValues): boolean {
  return isSameLadder(set, { ...sent, slabs: slabsOf(sent) });
}

/** The version that a lost save has become; null: it was not saved, or that cannot be read now. */
export async function findSaved(
  { sent, base }: LostSave,
  productId: string,
  place: LadderPlace,
): Promise<SlabSet | null> {
  try {
    const { items } = await queryClient.query({ ...slabQueries.sets(productId), staleTime: 0 });
    const drafts = setsAt(items, place).filter(({ state }) => state === 'draft');
    const changed =
      base?.state === 'draft'
        ? drafts.filter(({ id, version }) => id === base.id && version > base.version)
        : drafts;
    return changed.find((set) => matchesSent(set, sent)) ?? null;
  } catch {
    // The save that follows says why the server cannot be reached.
    return null;
  }
}
