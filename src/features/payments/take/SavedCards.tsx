import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { deleteSavedCardMutation } from '#api/generated/query/payments.gen.ts';
import type { Payable, SavedCard } from '#api/generated/types.gen.ts';
import { useCardName } from '#features/payments/parts/useCardName.ts';
import { savedCardsOptions } from '#features/payments/paymentQueries.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { iconText } from '#shared/ui/icon.ts';

interface SavedCardsProps {
  customer: Payable['customer'];
  customerId: string;
  /** Null: another card is typed. */
  chosen: string | null;
  onChoose: (cardId: string | null) => void;
  isBusy: boolean;
}

/** Cards that a customer has left with us, and the way to another one. Nothing where there are none. */
export function SavedCards({ customer, customerId, chosen, onChoose, isBusy }: SavedCardsProps) {
  const { t } = useTranslation('takePayment');
  const cardName = useCardName();
  const { zone } = useFormatChoice();
  const group = useId();
  const { data, error } = useQuery(savedCardsOptions(customerId));
  const forget = useRemoveCard(customerId, (cardId) => {
    if (cardId === chosen) onChoose(null);
  });
  if (error)
    return (
      <chakra.p role="status" fontSize="sm" color="fg.muted" mb="3">
        {t('card.savedFailed')}
      </chakra.p>
    );
  if (!data) return <Skeleton h="12" mb="3" />;
  if (data.items.length === 0) return null;
  const expiry = ({ card }: SavedCard): string => {
    const month = String(card.expMonth).padStart(2, '0');
    const year = String(card.expYear);
    const isOver = `${year}-${month}` < wallTime(new Date(), zone).slice(0, 7);
    return t(isOver ? 'card.expired' : 'card.expires', { month, year });
  };
  const label = t('card.saved', { customer: customer.name ?? customer.email ?? '' });
  return (
    <chakra.fieldset disabled={isBusy} css={styles} role="radiogroup" aria-label={label}>
      <p>{label}</p>
      {data.items.map((saved) => (
        <div key={saved.id}>
          <label>
            <input
              type="radio"
              name={group}
              checked={saved.id === chosen}
              onChange={() => onChoose(saved.id)}
            />
            <span>
              {cardName(saved.card)} <small>{expiry(saved)}</small>
            </span>
          </label>
          <Button
            size="xs"
            variant="ghost"
            px="0"
            aria-label={`${t('card.forget')}: ${cardName(saved.card)}`}
            title={t('card.forget')}
            onClick={() => forget(saved.id, cardName(saved.card))}
          >
            <Trash2 {...iconText} />
          </Button>
        </div>
      ))}
      <div>
        <label>
          <input type="radio" name={group} checked={chosen === null} onChange={() => onChoose(null)} />
          <span>{t('card.new')}</span>
        </label>
      </div>
    </chakra.fieldset>
  );
}

const styles = {
  mb: '3',
  minW: 0,
  '& > p': { fontSize: 'sm', color: 'fg.muted', mb: '1' },
  '& > div': { display: 'flex', alignItems: 'center', gap: '2' },
  '& label': { display: 'flex', alignItems: 'center', gap: '2.5', py: '1.5', cursor: 'pointer', minW: 0 },
  '& input': { flexShrink: 0, boxSize: '4', accentColor: '{colors.accent}' },
  '& small': { fontSize: 'xs', color: 'fg.muted', ms: '1.5' },
} as const;

/** Forgets a saved card after a question: it would have to be typed again. */
function useRemoveCard(customerId: string, onGone: (methodId: string) => void) {
  const { t } = useTranslation(['takePayment', 'payments']);
  const { mutateAsync } = useMutation(deleteSavedCardMutation());
  const { act } = useConfirmedAction();
  return (methodId: string, card: string) =>
    act({
      question: {
        title: t('card.forgetTitle', { card }),
        text: t('card.forgetText'),
        action: t('card.forget'),
        danger: true,
      },
      send: () => mutateAsync({ path: { customerId, methodId } }),
      onDone: () => onGone(methodId),
      done: t('card.forgotten'),
      failed: t('failed', { ns: 'payments' }),
      refresh: () => invalidate('listSavedCards'),
    });
}
