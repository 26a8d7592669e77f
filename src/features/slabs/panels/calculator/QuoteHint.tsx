import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import type { NextBreak } from './quoteRules.ts';

interface QuoteHintProps {
  next: NextBreak;
  currency: string;
  /** Of the prices above it. */
  decimals: number;
  onTake: (quantity: number) => void;
}

/** The next break: how many pieces it is away, and whether buying that many costs less in all. */
export function QuoteHint({ next, currency, decimals, onTake }: QuoteHintProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const values = {
    count: next.more,
    more: format.number(next.more),
    quantity: format.number(next.minQty),
    price: format.money(next.unitPrice, currency, { decimals }),
    saves: format.money(next.saves, currency, { decimals: 2 }),
  };
  return (
    <Banner
      tone={next.saves === null ? 'info' : 'caution'}
      action={
        <Button size="xs" variant="outline" onClick={() => onTake(next.minQty)}>
          {t('quote.take', values)}
        </Button>
      }
    >
      {t(next.saves === null ? 'quote.nextBreak' : 'quote.cheaper', values)}
    </Banner>
  );
}
