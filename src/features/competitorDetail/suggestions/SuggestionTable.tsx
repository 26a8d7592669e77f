import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { PriceSuggestion } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { figureTable } from '#shared/ui/figureTable.ts';

const CURRENCY = 'USD';

/** The prices of a suggestion, and of each what it was kept from. */
export function SuggestionTable({ suggestion: { slabs } }: { suggestion: PriceSuggestion }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(slabs.flatMap(({ current, suggested }) => [current, suggested]));
  const money = (amount: string): string => format.money(amount, CURRENCY, { decimals });
  const figure = (percent: string | null): string =>
    percent === null ? NO_VALUE : format.number(Number(percent), { decimals: 2 });
  const noteOf = ({ blockedBy, limitedBy }: PriceSuggestion['slabs'][number]): string => {
    if (blockedBy !== null) return t(`detail.blocked.${blockedBy}`);
    return limitedBy === null ? '' : t(`detail.limited.${limitedBy}`);
  };
  return (
    <chakra.div
      css={figureTable}
      tabIndex={0}
      role="region"
      aria-label={t('detail.table', { name: t('detail.suggestions') })}
    >
      <table aria-label={t('detail.suggestions')}>
        <thead>
          <tr>
            <th scope="col" className="num">
              {texts.field('minQty')}
            </th>
            <th scope="col" className="num">
              {t('detail.whatIf.live')}
            </th>
            <th scope="col" className="num">
              {t('detail.suggestions.suggested')}
            </th>
            <th scope="col" className="num">
              {t('detail.gp')}
            </th>
            <th scope="col">{t('detail.whatIf.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {slabs.map((slab) => (
            <tr key={slab.minQty}>
              <th scope="row" className="num">
                {format.number(slab.minQty)}
              </th>
              <td className="num">{money(slab.current)}</td>
              <td className="num">
                {slab.suggested === null ? t('detail.suggestions.stays') : money(slab.suggested)}
              </td>
              <td className="num">{figure(slab.gpPct)}</td>
              <td className="wrap">{noteOf(slab)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
