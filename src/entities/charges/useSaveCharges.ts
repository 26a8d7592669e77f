import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { listChargesOptions, replaceChargesMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { zChargeList } from '#api/generated/zod/catalogue.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { currentOf } from '#api/staleWrite.ts';
import { notify } from '#shared/ui/notify.ts';
import { chargeInput, mergedCharges, myChanges } from './chargeChanges.ts';

/** Somebody may be faster once; a server that always says so is not asked for ever. */
const TRIES = 3;

/** How the charges of a product are saved: always the whole list, on top of the version that it was read with. */
export function useSaveCharges(productId: string) {
  const { t } = useTranslation('charges');
  const { mutateAsync } = useMutation(replaceChargesMutation());
  const options = listChargesOptions({ path: { productId } });

  return {
    /**
     * Sends mine. Where somebody was faster, my changes are made to the list as it is now, unless both of us changed the
     * same: then it rejects with that refusal. What they have saved already is not sent again.
     */
    write: async (base: ChargeList, mine: readonly Charge[]): Promise<ChargeList> => {
      let { version } = base;
      let items = mine;
      for (let tries = 1; ; tries += 1) {
        try {
          return await mutateAsync({ path: { productId }, body: { version, items: items.map(chargeInput) } });
        } catch (error) {
          const theirs = currentOf(error, zChargeList);
          if (theirs === null || tries === TRIES) throw error;
          const sides = { base: base.items, theirs: theirs.items, mine };
          const changes = myChanges(sides);
          if (changes.length === 0) return theirs;
          if (changes.some(({ changedBy }) => changedBy === 'both')) throw error;
          version = theirs.version;
          items = mergedCharges(
            sides,
            changes.map(({ id }) => id),
          );
        }
      }
    },

    /** The list as somebody else has left it, after a refusal. */
    readTheirs: async (error: unknown): Promise<ChargeList> => {
      const theirs = currentOf(error, zChargeList) ?? (await queryClient.query({ ...options, staleTime: 0 }));
      queryClient.setQueryData(options.queryKey, theirs);
      return theirs;
    },

    /** Shows the list as it is now, reads again what follows from it, and says so. */
    onSaved: (saved: ChargeList): void => {
      queryClient.setQueryData(options.queryKey, saved);
      // The product has a new version, and what an order costs follows from its charges.
      void invalidate(
        'getProduct',
        'getQuote',
        'listProducts',
        'listSkus',
        'listActivity',
        'getProductSource',
      );
      notify({ type: 'success', title: t('saved') });
    },
  };
}
