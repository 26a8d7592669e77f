import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Decoration } from '#entities/pricing/types.ts';
import type { SetupLine } from './quoteRules.ts';

interface SetupSumProps {
  line: SetupLine;
  currency: string;
  /** Of the table that it stands in. */
  decimals: number;
  decoration: Decoration;
}

/** How a set-up charge comes about: units, less those that are included, times the price. */
export function SetupSum({ line, currency, decimals, decoration }: SetupSumProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const rule =
    line.included > 0 ? (`quote.sumLess.${line.per}` as const) : (`quote.sum.${line.per}` as const);
  return t(rule, {
    name: line.name,
    colors: format.number(decoration.colors),
    locations: format.number(decoration.locations),
    has: format.number(line.has),
    included: format.number(line.included),
    charged: format.number(line.charged),
    price: format.money(line.price, currency, { decimals }),
    amount: format.money(line.amount, currency, { decimals }),
  });
}
