import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { priceDecimals } from '#features/slabs/panels/priceDecimals.ts';
import { tableStyles } from '#features/slabs/panels/tableStyles.ts';
import type { LadderQuote } from './quoteRules.ts';

interface QuoteTableProps {
  quote: LadderQuote | null;
  /** By the live price; undefined: this is the live price, null: there is none at the quantity. */
  live: Quote | null | undefined;
  currency: string;
  seesCosts: boolean;
}

const amounts = ['unitPrice', 'run', 'setup', 'order', 'total', 'allInUnit'] as const;

/** What the order costs, line by line; beside it what it costs today. */
export function QuoteTable({ quote, live, currency, seesCosts }: QuoteTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const sides = [quote, ...(live === undefined ? [] : [live && { ...live, unitPrice: live.slab.unitPrice }])];
  const each = priceDecimals(sides.flatMap((side) => [side?.unitPrice, side?.run, side?.allInUnit]));
  const once = priceDecimals(sides.flatMap((side) => [side?.setup, side?.order, side?.total]));
  const from = [quote?.minQty, ...(live === undefined ? [] : [live?.slab.minQty])];
  return (
    <chakra.div css={{ ...tableStyles, ...styles }} tabIndex={0} role="region" aria-label={t('quote.table')}>
      <table aria-label={t('quote.table')}>
        {live !== undefined && (
          <thead>
            <tr>
              <td />
              <th scope="col" className="num">
                {t('quote.thisLadder')}
              </th>
              <th scope="col" className="num">
                {t('quote.liveNow')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          <tr>
            <th scope="row">{t('quote.slab')}</th>
            {from.map((minQty, side) => (
              // The two sides have no other name than their place.
              <td key={side === 0 ? 'this' : 'live'} className="num">
                {minQty === undefined ? '–' : t('quote.from', { quantity: format.number(minQty) })}
              </td>
            ))}
          </tr>
          {amounts.map((name) => (
            <tr key={name} data-sum={name === 'allInUnit' || name === 'total' ? '' : undefined}>
              <th scope="row">{t(`quote.${name}`)}</th>
              {sides.map((side, place) => (
                <td key={place === 0 ? 'this' : 'live'} className="num">
                  {format.money(side?.[name], currency, { decimals: isOnce(name) ? once : each })}
                </td>
              ))}
            </tr>
          ))}
          {seesCosts && (
            <tr>
              <th scope="row">{t('quote.gp')}</th>
              {sides.map((side, place) => (
                <td key={place === 0 ? 'this' : 'live'} className="num">
                  {format.number(side?.gpPct == null ? null : Number(side.gpPct), { decimals: 2 })}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </chakra.div>
  );
}

/** Asked once an order, not for each piece. */
function isOnce(name: (typeof amounts)[number]): boolean {
  return name === 'setup' || name === 'order' || name === 'total';
}

const styles = {
  '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
  '& [data-sum] :is(th, td)': { fontWeight: 'semibold', color: 'fg' },
} as const;
