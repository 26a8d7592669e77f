import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { createSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
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
}

/** Makes a draft of the ladder that is tried; prices that customers pay stay as they are. */
export function useWhatIfDraft({ facts, store, labelOf, onSaved }: WhatIfDraftOptions) {
  const { t } = useTranslation('analysis');
  const confirmRemovals = useRemovalConfirm();
  const { mutateAsync } = useMutation(createSlabSetMutation());
  const [made, setMade] = useState<SlabSet | null>(null);
  const { product, currency, slabs } = facts;
  const { save, pending, submitError, setSubmitError } = useSave({
    sentenceOf: (error) => (isStaleWrite(error) ? t('detail.whatIf.draftExists') : undefined),
    // Somebody may have begun a draft: the page then says so, and leads to it.
    onRefused: () => invalidate('listSlabSets'),
  });

  const create = (): void =>
    void save(async (once) => {
      const { rows } = store.getSnapshot().values;
      if (!rows.every(({ price }) => isPriceText(price) && Number(price) > 0)) {
        setSubmitError(t('detail.whatIf.incomplete'));
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
      setMade(set);
      store.saved(values);
      onSaved();
      notify({ type: 'success', title: t('detail.whatIf.made') });
      await invalidate('listSlabSets', 'listSlabDrafts', 'listPriceSuggestions', 'listActivity');
    });
  return { create, pending, made, failure: submitError };
}
