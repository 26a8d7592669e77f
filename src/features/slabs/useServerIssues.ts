import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { validateSlabSet } from '#api/generated/sdk/slabs.gen.ts';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { isPriceText } from '#shared/pricing/decimal.ts';
import { isQuantity } from '#shared/pricing/ladder.ts';
import type { LadderIssue } from '#shared/pricing/ladderIssues.ts';
import { knownIssues } from './ladderProblems.ts';
import type { LadderPlace } from './ladderPlace.ts';

/** How long after the last key the server is asked, in ms. */
const PAUSE_MS = 400;

/**
 * What only the server can judge for somebody who may not see costs: whether a margin is under the floor, or a cost is
 * missing. It answers without numbers. Empty for whoever sees costs: the page judges that itself.
 */
export function useServerIssues(
  place: LadderPlace,
  slabs: readonly PriceSlab[],
  isAsked: boolean,
): readonly LadderIssue[] {
  const usable =
    isAsked &&
    slabs.length > 0 &&
    slabs.every(({ minQty, unitPrice }) => isQuantity(minQty) && isPriceText(unitPrice));
  const asked = usable ? JSON.stringify([place, slabs]) : null;
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  const { owner, currency, configuration } = place;
  const { data } = useQuery({
    queryKey: ['validateSlabSet', settled],
    queryFn: async ({ signal }) => {
      const shape = { priceType: 'List', note: '', link: null } as const;
      const body = { ...shape, owner, currency, configuration, slabs: [...slabs] };
      return (await validateSlabSet({ body, signal })).data;
    },
    enabled: settled !== null && settled === asked,
    placeholderData: keepPreviousData,
  });
  return asked === null || !data
    ? []
    : knownIssues(data.issues).filter(({ rule }) => rule === 'R6' || rule === 'R7');
}
