import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { Segments } from '#shared/ui/Segments.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { ScopeTexts } from './scopeFilters.ts';

interface ScopeSegmentsProps {
  filtering: Pick<Filtering<ScopeTexts>, 'filters'> & { setFilters: (filters: Partial<ScopeTexts>) => void };
  /** The quantity of the figures; null: each product has its own; undefined: not known yet. */
  quantity: number | null | undefined;
  standardQuantities: readonly number[];
}

const MOQ = 'moq';

/** The period, the quantity and the basis that all figures are of. Keys: `1` to `9` a quantity, `u` unit or all-in. */
export function ScopeSegments({ filtering, quantity, standardQuantities }: ScopeSegmentsProps) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const { filters, setFilters } = filtering;
  const other = quantity == null || standardQuantities.includes(quantity) ? [] : [quantity];
  const quantities = [...standardQuantities, ...other].toSorted((a, b) => a - b);
  const setQuantity = (value: string): void =>
    setFilters(value === MOQ ? { qty: '', atMoq: 'true' } : { qty: value, atMoq: '' });
  const basis = filters.basis === 'unit' ? 'unit' : 'allIn';
  const setBasis = (next: string): void => setFilters({ basis: next === 'unit' ? 'unit' : '' });
  useShortcuts([
    ...[MOQ, ...quantities.map(String)].slice(0, 9).map((value, place) => ({
      keys: String(place + 1),
      label:
        value === MOQ
          ? t('scope.key.moq')
          : t('detail.key.quantity', { quantity: format.number(Number(value)) }),
      run: () => setQuantity(value),
    })),
    { keys: 'u', label: t('detail.key.basis'), run: () => setBasis(basis === 'unit' ? 'allIn' : 'unit') },
  ]);
  return (
    <Flex role="group" aria-label={t('detail.scope')} wrap="wrap" align="center" columnGap="4" rowGap="2">
      <PeriodChoice filters={filters} onChange={setFilters} />
      <Segments
        label={t('detail.quantity')}
        value={quantity === null ? MOQ : String(quantity ?? '')}
        onChange={setQuantity}
        options={[
          { value: MOQ, label: t('scope.moq') },
          ...quantities.map((value) => ({ value: String(value), label: format.number(value) })),
        ]}
      />
      <Segments
        label={t('detail.basis')}
        value={basis}
        onChange={setBasis}
        options={[
          { value: 'unit', label: texts.field('unitPrice') },
          { value: 'allIn', label: t('detail.allIn') },
        ]}
      />
    </Flex>
  );
}
