import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { zSlabSet } from '#api/generated/zod/slabs.gen.ts';
import { currentOf, recordInWrongState } from '#api/staleWrite.ts';

/** The version as the server has it now, when a write was refused because somebody else was faster. */
export function currentSetOf(error: unknown): SlabSet | null {
  return withCodes(currentOf(error, zSlabSet));
}

/**
 * The version as the server has it now, when its state does not allow what was asked: the server says so, or somebody was
 * faster and took it into another state.
 *
 * @param was the state in which it was known here
 */
export function setInWrongState(error: unknown, was: SlabSet['state']): SlabSet | null {
  const refused = withCodes(recordInWrongState(error, zSlabSet));
  if (refused) return refused;
  const now = currentSetOf(error);
  return now && now.state !== was ? now : null;
}

/** What is said where the state of a version does not allow what was asked. */
export function useStateRefusal(): (now: SlabSet) => string {
  const { t } = useTranslation(['slabs', 'common']);
  return ({ state }) => t('wrongState', { ns: 'common', state: t(`state.${state}`) });
}

type ReadSet = Exclude<ReturnType<typeof zSlabSet.parse>, null>;

function withCodes(set: ReadSet | null): SlabSet | null {
  if (!set) return null;
  return { ...set, slabs: set.slabs.map(({ discountCode = null, ...slab }) => ({ ...slab, discountCode })) };
}
