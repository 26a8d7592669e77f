import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { tableStyles } from '#features/slabs/panels/tableStyles.ts';
import type { PriceSeries } from './usePriceSeries.ts';

interface ChartTableProps {
  series: readonly PriceSeries[];
  quantities: readonly number[];
  caption: string;
}

/** The chart as figures: a row for each quantity, a column for each line. */
export function ChartTable({ series, quantities, caption }: ChartTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  return (
    <chakra.div css={tableStyles} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('chart.quantity')}
            </th>
            {series.map(({ id, name, note }) => (
              <th key={id} scope="col" className="num">
                {name}
                {note !== null && <div>{note}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quantities.map((quantity) => (
            <tr key={quantity}>
              <th scope="row" className="num">
                {format.number(quantity)}
              </th>
              {series.map(({ id, note, textAt }) => (
                <td key={id} className={note === null ? 'num' : 'num quiet'}>
                  {textAt(quantity)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
