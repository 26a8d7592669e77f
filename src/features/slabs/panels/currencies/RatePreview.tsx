import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { FxRates, PriceSlab } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { signedShare } from '#features/slabs/panels/signedShare.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { rateRows } from './currencyRules.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';

interface RatePreviewProps {
  now: readonly PriceSlab[];
  /** The ladder it follows, in this currency by the rate of the day. */
  wanted: readonly PriceSlab[];
  currency: string;
  rates: FxRates | null;
}

/** What taking over would make of the ladder, break by break. */
export function RatePreview({ now, wanted, currency, rates }: RatePreviewProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const rows = rateRows(now, wanted);
  const decimals = columnDecimals(rows.flatMap((row) => [row.now, row.wanted]));
  const atRate = t('currencies.atRate', { date: format.date(rates?.asOf) });
  return (
    <chakra.div css={{ ...figureTable, ...styles }} tabIndex={0} role="region" aria-label={atRate}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('chart.quantity')}
            </th>
            <th scope="col" className="num">
              {t('quote.thisLadder')}
            </th>
            <th scope="col" className="num">
              {atRate}
            </th>
            <th scope="col" className="num">
              {t('versions.deltaShare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.minQty}>
              <th scope="row" className="num">
                {format.number(row.minQty)}
              </th>
              <td className="num">{format.money(row.now, currency, { decimals })}</td>
              <td className="num">{format.money(row.wanted, currency, { decimals })}</td>
              <td className="num">
                {row.sharePct === null
                  ? NO_VALUE
                  : Number(row.sharePct) === 0
                    ? t('versions.same')
                    : signedShare(row.sharePct, format)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}

// A few narrow columns stand better together than far apart; on a phone the date in the head takes two lines.
const styles = {
  '& table': { borderCollapse: 'collapse', w: 'auto', minW: 'min(20rem, 100%)' },
  '& :is(th, td)': { px: { base: '1.5', sm: '2.5' } },
  '& thead tr > th': { whiteSpace: 'normal', maxW: '8rem' },
} as const;
