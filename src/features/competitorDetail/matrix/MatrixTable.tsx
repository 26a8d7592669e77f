import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { changeArrow } from '#shared/i18n/formatters.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { MatrixHead } from './MatrixHead.tsx';
import type { MatrixCell, MatrixColumn } from './matrixRules.ts';
import { matrixStyles } from './matrixStyles.ts';

interface MatrixTableProps {
  facts: DetailFacts;
  columns: readonly MatrixColumn[];
  basis: PriceBasis;
}

/** Prices by quantity: ours first, then a column for each competitor. */
export function MatrixTable({ facts, columns, basis }: MatrixTableProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { quantities, quantity, side, currency, product } = facts;
  const ours = useMemo(
    () =>
      quantities.map((each) => {
        const { unit, allIn } = side.pricesAt(each);
        return { quantity: each, unit: unit && toMoneyText(unit), allIn: allIn && toMoneyText(allIn) };
      }),
    [quantities, side],
  );
  // All-in prices are shared charges: they take the decimals of unit prices and no more.
  const units = [...ours, ...columns.flatMap(({ cells }) => cells)].map(({ unit }) => unit);
  const slabPrices = facts.slabs.map(({ unitPrice }) => unitPrice);
  const decimals = columnDecimals(currency === product.currency ? [...slabPrices, ...units] : slabPrices);
  const money = (amount: string | null): string => format.money(amount, currency, { decimals });
  return (
    <chakra.div
      css={matrixStyles}
      tabIndex={0}
      role="region"
      aria-label={t('detail.table', { name: t('detail.matrix') })}
    >
      <table aria-label={t('detail.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('detail.quantity')}</th>
            <th scope="col" className="num">
              {t('detail.ours')}
            </th>
            {columns.map((column) => (
              <MatrixHead key={column.ladder.matchId} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ours.map((own, row) => (
            <tr
              key={own.quantity}
              data-chosen={own.quantity === quantity}
              aria-current={own.quantity === quantity ? 'true' : undefined}
            >
              <th scope="row">
                {format.number(own.quantity)}
                {own.quantity === product.moq && <small>{t('detail.isMoq')}</small>}
              </th>
              <td className="num ours">
                <Prices cell={own} basis={basis} money={money} />
              </td>
              {columns.map(({ ladder, cells, reason }) => (
                <td
                  key={ladder.matchId}
                  className="num"
                  data-equivalent={ladder.matchType === 'equivalent'}
                  data-left-out={reason !== null}
                  data-struck={reason === 'outOfStock' || ladder.availability === 'outOfStock'}
                >
                  <TheirPrices cell={cells[row]} basis={basis} money={money} isCompared={reason === null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}

interface PricesProps {
  cell: Pick<MatrixCell, 'unit' | 'allIn'>;
  basis: PriceBasis;
  money: (amount: string | null) => string;
}

/** The price on the basis that is looked at, and the other one below. */
function Prices({ cell, basis, money }: PricesProps) {
  const { t } = useTranslation('analysis');
  if (cell.unit === null) return <span className="none">{NO_VALUE}</span>;
  // Where charges are not known there is one price only.
  const isByUnit = basis === 'unit' || cell.allIn === null;
  const other = isByUnit
    ? cell.allIn !== null && t('detail.cell.allIn', { price: money(cell.allIn) })
    : t('detail.cell.unit', { price: money(cell.unit) });
  return (
    <>
      <span className="price">{money(isByUnit ? cell.unit : cell.allIn)}</span>
      <small>{other === false ? t('detail.cell.noAllIn') : other}</small>
    </>
  );
}

function TheirPrices({
  cell,
  isCompared,
  ...rest
}: Omit<PricesProps, 'cell'> & { cell: MatrixCell | undefined; isCompared: boolean }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  if (!cell || cell.unit === null) return <span className="none">{NO_VALUE}</span>;
  const share = (percent: string): string =>
    `${changeArrow(Number(percent))} ${format.percent(Number(percent) / 100, { decimals: 1, signed: true })}`;
  return (
    <>
      <Prices cell={cell} {...rest} />
      {cell.gapPct !== null && (
        <span className="gap" data-tone={isCompared ? gapTone(Number(cell.gapPct)) : 'quiet'}>
          {t('detail.cell.gap', { gap: share(cell.gapPct) })}
        </span>
      )}
      {cell.movedPct !== null && <small>{t('detail.cell.moved', { change: share(cell.movedPct) })}</small>}
    </>
  );
}

const gapTone = (gap: number): string => (gap > 0 ? 'dearer' : gap < 0 ? 'cheaper' : 'quiet');
