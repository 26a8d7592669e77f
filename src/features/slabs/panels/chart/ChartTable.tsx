import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import { tableStyles } from '#features/slabs/panels/tableStyles.ts';
import type { ChartLine } from './chartLines.ts';

interface ChartTableProps {
  lines: readonly ChartLine[];
  quantities: readonly number[];
  currency: string;
  decimals: number;
  caption: string;
  nameOf: (line: ChartLine) => string;
}

/** The chart as figures: a row for each quantity, a column for each line. */
export function ChartTable({ lines, quantities, currency, decimals, caption, nameOf }: ChartTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const rows = quantities.map((quantity) => ({
    quantity,
    prices: lines.map((line) => {
      const price = line.at(quantity);
      return price && toMoneyText(price);
    }),
  }));
  return (
    <chakra.div css={tableStyles} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('chart.quantity')}
            </th>
            {lines.map((line) => (
              <th key={line.id} scope="col" className="num">
                {nameOf(line)}
                {line.notCounted && <div>{t(`chart.notCounted.${line.notCounted}`)}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ quantity, prices }) => (
            <tr key={quantity}>
              <th scope="row" className="num">
                {format.number(quantity)}
              </th>
              {prices.map((price, place) => (
                <td key={lines[place]?.id} className={lines[place]?.notCounted ? 'num quiet' : 'num'}>
                  {format.money(price, currency, { decimals })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
