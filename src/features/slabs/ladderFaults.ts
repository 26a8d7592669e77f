import { ApiError } from '#api/errors.ts';
import { zSlabSet } from '#api/generated/zod/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';

/** The version as the server has it now, when a write was refused because somebody else was faster (409). */
export function currentSetOf(error: unknown): SlabSet | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { body } = error;
  const current: unknown =
    typeof body === 'object' && body !== null && 'current' in body ? body.current : null;
  const read = zSlabSet.safeParse(current);
  if (!read.success) return null;
  const slabs = read.data.slabs.map(({ discountCode = null, ...slab }) => ({ ...slab, discountCode }));
  return { ...read.data, slabs };
}
