import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#api/generated/types.gen.ts';
import type { Decoration } from '#entities/pricing/types.ts';
import { GpFigure } from '#features/slabs/grid/GpFigure.tsx';
import { figureTable } from '#shared/ui/figureTable.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { quoteAmounts, quoteSides, type LadderQuote, type SetupLine } from './quoteRules.ts';

interface QuoteTableProps {
  quote: LadderQuote | null;
  /** By the live price; undefined: this is the live price, null: there is none at the quantity. */
  live: Quote | null | undefined;
  currency: string;
  decimals: number;
  decoration: Decoration;
  seesCosts: boolean;
}

/** What the order costs, line by line; beside it what it costs today. */
export function QuoteTable({ quote, live, currency, decimals, decoration, seesCosts }: QuoteTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const sides = quoteSides(quote, live);
  const from = [quote?.minQty, ...(live === undefined ? [] : [live?.slab.minQty])];
  return (
    <chakra.div css={{ ...figureTable, ...styles }} tabIndex={0} role="region" aria-label={t('quote.table')}>
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
                {minQty === undefined ? NO_VALUE : t('quote.from', { quantity: format.number(minQty) })}
              </td>
            ))}
          </tr>
          {quoteAmounts.map((name) => (
            <Fragment key={name}>
              <tr data-sum={name === 'allInUnit' || name === 'total' ? '' : undefined}>
                <th scope="row">{t(`quote.${name}`)}</th>
                {sides.map((side, place) => (
                  <td key={place === 0 ? 'this' : 'live'} className="num">
                    {format.money(side?.[name], currency, { decimals })}
                  </td>
                ))}
              </tr>
              {name === 'setup' &&
                quote?.setupLines.map((line) => (
                  <tr key={line.name}>
                    <td colSpan={sides.length + 1} className="how">
                      <SetupSum {...{ line, currency, decimals, decoration }} />
                    </td>
                  </tr>
                ))}
            </Fragment>
          ))}
          {seesCosts && (
            <tr>
              <th scope="row">{t('quote.gpOfUnit')}</th>
              {sides.map((side, place) => (
                <td key={place === 0 ? 'this' : 'live'} className="num">
                  <GpFigure gp={side?.gpPct} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </chakra.div>
  );
}

const styles = {
  '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
  '& .how': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'normal', ps: '4' },
  '& [data-sum] :is(th, td)': { fontWeight: 'semibold', color: 'fg' },
} as const;

interface SetupSumProps {
  line: SetupLine;
  currency: string;
  /** Of the table that it stands in. */
  decimals: number;
  decoration: Decoration;
}

/** How a set-up charge comes about: units, less those that are included, times the price. */
function SetupSum({ line, currency, decimals, decoration }: SetupSumProps) {
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
