import { PlanLadders } from '#entities/ladders/PlanLadders.tsx';
import { useMoveFirstBreaks } from '#entities/ladders/useMoveFirstBreaks.ts';
import type { Records } from '#resource/Records.ts';
import { catalogueChanged } from './catalogueChanged.ts';
import { useChangeText } from './useChangeText.ts';

/** Products, SKUs, ladders and charges, as bulk changes and imports are told of them. */
export const catalogue: Records = {
  refresh: catalogueChanged,
  useChangeText,
  Consequences: PlanLadders,
  usePlanAlternative: useMoveFirstBreaks,
};
