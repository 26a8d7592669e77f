import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { SuggestedPrices } from '#features/competitorAdmin/priceRules/SuggestedPrices.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import type { SuggestionRow } from './suggestionQueries.ts';

interface SuggestionDrawerProps {
  suggestion: SuggestionRow;
  /** Why no draft can be made here. */
  reason: string | undefined;
  onDraft: () => void;
  onClose: () => void;
}

/** What is suggested for one product: its prices before and after, and by which rule. */
export function SuggestionDrawer({ suggestion, reason, onDraft, onClose }: SuggestionDrawerProps) {
  const { t } = useTranslation('priceRules');
  const { product, rule } = suggestion;
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={product.name}
      actions={
        <DisabledReasonButton size="xs" variant="outline" reason={reason} onClick={onDraft}>
          {t('drafts.one')}
        </DisabledReasonButton>
      }
    >
      {rule && <chakra.p pb="3">{t('chip.rule', { name: rule.name })}</chakra.p>}
      <SuggestedPrices suggestion={suggestion} />
    </SideDrawer>
  );
}
