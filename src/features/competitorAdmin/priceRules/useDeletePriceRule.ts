import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletePriceRuleMutation } from '#api/generated/query/priceRules.gen.ts';
import type { PriceRule } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { priceRulesChanged } from './priceRuleQueries.ts';

/** Deletes a rule after a question; drafts of its suggestions stay. */
export function useDeletePriceRule(onGone: () => void): (rule: PriceRule) => void {
  const { t } = useTranslation('priceRules');
  const { act } = useConfirmedAction();
  const { mutateAsync } = useMutation(deletePriceRuleMutation());
  return ({ id, name, version }) =>
    act({
      question: {
        title: t('delete.title', { name }),
        text: t('delete.text'),
        action: t('delete'),
        danger: true,
      },
      send: () => mutateAsync({ path: { priceRuleId: id }, query: { version } }),
      onDone: onGone,
      done: t('deleted', { name }),
      failed: t('failed.delete', { name }),
      refresh: priceRulesChanged,
    });
}
