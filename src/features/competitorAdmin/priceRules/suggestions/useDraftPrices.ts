import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { draftPriceSuggestionsMutation } from '#api/generated/query/priceRules.gen.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { notify } from '#shared/ui/notify.ts';
import { draftsMade } from './suggestionQueries.ts';

/** The contract takes so many products at once. */
export const MAX_DRAFTS = 100;

/** Makes drafts of what is suggested for products, after a question: none of it is a price before somebody publishes it. */
export function useDraftPrices(onDone: () => void): (productIds: readonly string[]) => void {
  const { t } = useTranslation('priceRules');
  const format = useFormat();
  const once = useIdempotencyKey();
  const { act } = useConfirmedAction();
  const { mutateAsync } = useMutation(draftPriceSuggestionsMutation());
  const counted = (count: number) => ({ count, number: format.number(count) });
  return (productIds) => {
    const body = { productIds: [...productIds] };
    act({
      question: {
        title: t('drafts.title', counted(body.productIds.length)),
        text: t('drafts.text'),
        action: t('drafts.action'),
      },
      send: () => once(body, (key) => mutateAsync({ body, headers: { 'Idempotency-Key': key } })),
      onDone: ({ created, skipped }) => {
        onDone();
        if (skipped.length > 0) notify({ type: 'info', title: t('drafts.skipped', counted(skipped.length)) });
        if (created.length > 0) notify({ type: 'success', title: t('drafts.done', counted(created.length)) });
      },
      failed: t('drafts.failed'),
      refresh: draftsMade,
    });
  };
}
