import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invalidate } from '#api/cache.ts';
import { createSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { ladderAddress } from '#entities/ladders/ladderAddress.ts';
import { priceFault } from '#entities/pricing/priceFault.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { notify } from '#shared/ui/notify.ts';
import type { WhatIfStore } from './whatIfForm.ts';

interface WhatIfDraftOptions {
  facts: DetailFacts;
  store: WhatIfStore;
  /** What a price is called where it is asked about. */
  labelOf: (minQty: number) => string;
  onSaved: () => void;
  /** With the place of the first price that no draft takes. */
  onRefused: (row: number) => void;
}

/** Makes a draft of the ladder that is tried, and goes to it; prices that customers pay stay as they are. */
export function useWhatIfDraft({ facts, store, labelOf, onSaved, onRefused }: WhatIfDraftOptions) {
  const { t } = useTranslation('analysis');
  const confirmRemovals = useRemovalConfirm();
  const { mutateAsync } = useMutation(createSlabSetMutation());
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { product, currency, slabs } = facts;
  const { save, pending, submitError, setSubmitError } = useSave({
    sentenceOf: (error) => (isStaleWrite(error) ? t('detail.whatIf.draftExists') : undefined),
    // Somebody may have begun a draft: the page then says so, and leads to it.
    onRefused: () => invalidate('listSlabSets'),
  });

  const create = (): void =>
    void save(async (once) => {
      const { rows } = store.getSnapshot().values;
      setAsked(true);
      const refused = rows.findIndex(({ price }) => priceFault(price) !== null);
      if (refused !== -1) {
        setSubmitError(t('detail.whatIf.incomplete'));
        onRefused(refused);
        return;
      }
      const dropped = rows.filter(({ removed }) => removed.length > 0);
      const isRight = await confirmRemovals(
        dropped.map(({ minQty, price, removed }) => ({ label: labelOf(minQty), value: price, removed })),
      );
      if (!isRight) return;
      store.settle();
      const { values } = store.getSnapshot();
      const body = {
        owner: { kind: 'product', id: product.id },
        currency,
        priceType: 'List',
        configuration: 'Decorated',
        note: '',
        slabs: values.rows.map(({ minQty, price }) => ({
          minQty,
          unitPrice: price,
          discountCode: slabs.find((slab) => slab.minQty === minQty)?.discountCode ?? null,
        })),
        link: null,
      } as const;
      const set = await once(body, (key) =>
        mutateAsync({ path: { productId: product.id }, body, headers: { 'Idempotency-Key': key } }),
      );
      setAsked(false);
      store.saved(values);
      onSaved();
      notify({ type: 'success', title: t('detail.whatIf.made') });
      const read = invalidate('listSlabSets', 'listSlabDrafts', 'listPriceSuggestions', 'listActivity');
      await navigate(ladderAddress(set));
      await read;
    });
  const reset = (): void => {
    setAsked(false);
    setSubmitError(null);
    store.reset();
  };
  return { create, reset, pending, isAsked, failure: submitError };
}
