import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '#api/cache.ts';
import { listChargesOptions, replaceChargesMutation } from '#api/generated/query/catalogue.gen.ts';
import { zChargeList } from '#api/generated/zod/catalogue.gen.ts';
import type { ChargeList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { currentOf } from '#api/staleWrite.ts';
import {
  changedCharges,
  chargeConflicts,
  mergedCharge,
  sameCharges,
  type ChargeChange,
} from './chargeRules.ts';

export interface StaleCharges {
  /** The list as somebody else has left it. */
  readonly current: ChargeList;
  readonly change: ChargeChange;
  readonly by: string | null;
}

/** Somebody may be faster once; a server that always says so is not asked for ever. */
const TRIES = 3;

/**
 * Writes one change into the list of charges. A stale list is no news where nobody has touched the same
 * charge: the change is made to the list as it is now. Else `stale` holds both sides.
 */
export function useChargeChange(productId: string) {
  const { mutateAsync } = useMutation(replaceChargesMutation());
  const [stale, setStale] = useState<StaleCharges | null>(null);

  const write = async (list: ChargeList, change: ChargeChange, tries = TRIES): Promise<boolean> => {
    const body = { items: changedCharges(list.items, change), version: list.version };
    try {
      take(await mutateAsync({ path: { productId }, body }));
      return true;
    } catch (error) {
      const current = currentOf(error, zChargeList);
      if (current === null || tries <= 1) throw error;
      const free = sameCharges(current.items, list.items) || chargeConflicts(current, change).length === 0;
      if (free) return write(current, mergedCharge(current, change), tries - 1);
      setStale({ current, change, by: null });
      return false;
    }
  };

  const take = (list: ChargeList): void => {
    queryClient.setQueryData(listChargesOptions({ path: { productId } }).queryKey, list);
    setStale(null);
    // What follows from charges; the product has a new version.
    void invalidate('getProduct', 'getQuote', 'listProducts');
  };

  return {
    stale,
    /** True: saved. False: `stale` asks. Rejects with what went wrong. */
    send: (list: ChargeList, change: ChargeChange) => write(list, change),
    takeTheirs: () => {
      if (stale) take(stale.current);
    },
    forget: () => setStale(null),
  };
}
