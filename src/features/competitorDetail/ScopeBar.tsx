import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#shared/form/CheckField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Segments } from '#shared/ui/Segments.tsx';
import type { DetailView } from './detailAddress.ts';
import type { DetailFacts } from './useDetailFacts.ts';

interface ScopeBarProps {
  /** Undefined: not read yet. */
  facts: DetailFacts | undefined;
  currencies: readonly string[];
  view: DetailView;
  choose: (next: Partial<DetailView>) => void;
}

/** What all panels look at: the quantity, what is compared, and in which currency. */
export function ScopeBar({ facts, currencies, view, choose }: ScopeBarProps) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  if (!facts) return <Skeleton h="9" maxW="44rem" aria-hidden />;
  return (
    <Flex role="group" aria-label={t('detail.scope')} wrap="wrap" align="center" columnGap="4" rowGap="2">
      <Segments
        label={t('detail.quantity')}
        value={String(facts.quantity)}
        onChange={(value) => choose({ quantity: Number(value) })}
        options={facts.quantities.map((value) => ({
          value: String(value),
          label: t('detail.pieces', { count: value, quantity: format.number(value) }),
        }))}
      />
      <Segments
        label={t('detail.basis')}
        value={view.basis}
        onChange={(basis) => choose({ basis })}
        options={[
          { value: 'unit', label: texts.field('unitPrice') },
          { value: 'allIn', label: t('detail.allIn') },
        ]}
      />
      {currencies.length > 1 && (
        <Segments
          label={texts.field('currency')}
          value={facts.currency}
          onChange={(currency) => choose({ currency: currency === currencies[0] ? null : currency })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
      <CheckField
        label={t('detail.withStale')}
        checked={view.withStale}
        onChange={({ target }) => choose({ withStale: target.checked })}
      />
      <CheckField
        label={t('detail.withEquivalents')}
        checked={view.withEquivalents}
        onChange={({ target }) => choose({ withEquivalents: target.checked })}
      />
    </Flex>
  );
}
