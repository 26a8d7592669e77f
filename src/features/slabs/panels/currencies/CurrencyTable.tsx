import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { allQuantities, type CurrencyLadder } from './currencyRules.ts';

interface CurrencyTableProps {
  ladders: readonly CurrencyLadder[];
  /** Currency of the ladder on screen. */
  open: string;
  onOpen: (currency: string) => void;
}

/** The ladders of all currencies beside each other, quantity by quantity. */
export function CurrencyTable({ ladders, open, onOpen }: CurrencyTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  return (
    <chakra.div
      css={{ ...figureTable, ...styles }}
      tabIndex={0}
      role="region"
      aria-label={t('currencies.list')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('chart.quantity')}
            </th>
            {ladders.map(({ currency, shown, draft }) => (
              <th key={currency} scope="col" className="num">
                <strong>{currency}</strong>
                <div>
                  <Badge variant="outline">{t(`versions.state.${shown.state}`)}</Badge>{' '}
                  {draft && draft !== shown && <Badge colorPalette="info">{t('currencies.hasDraft')}</Badge>}
                </div>
                <div>
                  {shown.link
                    ? t('currencies.follows', { currency: shown.link.currency })
                    : t('currencies.independent')}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allQuantities(ladders).map((quantity) => (
            <tr key={quantity}>
              <th scope="row" className="num">
                {format.number(quantity)}
              </th>
              {ladders.map(({ currency, shown }) => {
                const slab = shown.slabs.find(({ minQty }) => minQty === quantity);
                const decimals = columnDecimals(shown.slabs.map(({ unitPrice }) => unitPrice));
                return (
                  <td key={currency} className="num">
                    {format.money(slab?.unitPrice, currency, { decimals })}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <td />
            {ladders.map(({ currency }) => (
              <td key={currency} className="num">
                {currency === open ? (
                  <Badge variant="outline">{t('versions.open')}</Badge>
                ) : (
                  <Button
                    size="xs"
                    variant="outline"
                    aria-label={t('currencies.showNamed', { currency })}
                    onClick={() => onOpen(currency)}
                  >
                    {t('versions.show')}
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </chakra.div>
  );
}

// A few narrow columns stand better together than far apart.
const styles = {
  '& table': { borderCollapse: 'collapse', minW: 'min(20rem, 100%)' },
  '& :is(th, td)': { ps: { base: '2.5', sm: '6' } },
} as const;
