import type { SlabSet } from '#api/generated/types.gen.ts';
import { zSlabSet } from '#api/generated/zod/slabs.gen.ts';
import { currentOf, recordInWrongState } from '#api/staleWrite.ts';

/** The version as the server has it now, when a write was refused because somebody else was faster. */
export function currentSetOf(error: unknown): SlabSet | null {
  return withCodes(currentOf(error, zSlabSet));
}

/** The version as the server has it now, when its state does not allow what was asked. */
export function setInWrongState(error: unknown): SlabSet | null {
  return withCodes(recordInWrongState(error, zSlabSet));
}

type ReadSet = Exclude<ReturnType<typeof zSlabSet.parse>, null>;

function withCodes(set: ReadSet | null): SlabSet | null {
  if (!set) return null;
  return { ...set, slabs: set.slabs.map(({ discountCode = null, ...slab }) => ({ ...slab, discountCode })) };
}
