import type { Big } from 'big.js';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { priceForTarget, type WhatIfBreak } from '#entities/market/whatIf.ts';
import { isPriceText, PRICE_DECIMALS } from '#entities/pricing/decimal.ts';
import { priceFault } from '#entities/pricing/priceFault.ts';
import { PRICE_LIMIT } from '#entities/pricing/priceLimit.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { NumberCell } from '#entities/ladders/NumberCell.tsx';
import type { WhatIfRow } from './whatIfForm.ts';

interface WhatIfLineProps {
  at: number;
  row: WhatIfRow;
  found: WhatIfBreak | undefined;
  /** The price that holds; null: there is none. */
  live: string | null;
  cost: Big | null;
  seesCosts: boolean;
  /** Decimals of all amounts of a piece in the table. */
  decimals: number;
  floorDecimals: number;
  /** A draft was asked for: prices that are missing are wrong from then on. */
  isAsked: boolean;
  onPrice: (at: number, price: string, removed: readonly string[]) => void;
}

const none: readonly string[] = [];

/** One break of the ladder that is tried. */
export function WhatIfLine(props: WhatIfLineProps) {
  const { at, row, found, live, cost, seesCosts, decimals, isAsked, onPrice } = props;
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const amount = (value: string | null | undefined, places = decimals): string =>
    format.number(value == null ? null : Number(value), { decimals: places });
  const pieces = { quantity: format.number(row.minQty) };
  // With each figure of a percentage the price follows; where nothing is typed any more, it is what it was before.
  const followed = useRef({ before: row.price, price: row.price });
  const typeTarget = (text: string, removed: readonly string[]): void => {
    const before = followed.current.price === row.price ? followed.current.before : row.price;
    const { price: made, refused } = priceForTarget(text, cost);
    // A price that stays would not be the one of the percentage beside it.
    const price = made ?? (refused === null ? before : '');
    followed.current = { before, price };
    onPrice(at, price, made === null ? none : removed);
  };
  const refuse = (text: string): string | null => {
    const { refused } = priceForTarget(text, cost);
    return refused && t(`detail.whatIf.refused.${refused}`);
  };
  const fault = row.price === '' && !isAsked ? null : priceFault(row.price);
  const wrong = `wrong-${at}-price`;
  const notes = [
    ...(found?.isUnderFloor ? [t('detail.whatIf.underFloor')] : []),
    ...(found?.isRising ? [t('detail.whatIf.rises')] : []),
  ];
  return (
    <tr>
      <th scope="row" className="num">
        {format.number(row.minQty)}
      </th>
      <td className="num quiet">{amount(live)}</td>
      <td className="cell main">
        <NumberCell
          cell={`${at} price`}
          label={t('detail.whatIf.price', pieces)}
          kind="decimal"
          value={row.price}
          shown={isPriceText(row.price) ? amount(row.price) : row.price}
          removed={row.removed}
          readOnly={false}
          invalid={fault !== null}
          describedBy={fault === null ? undefined : wrong}
          onText={(text, removed) => onPrice(at, text, removed)}
          onLeave={() => undefined}
        />
        {fault !== null && (
          <span className="wrong" id={wrong}>
            {t(`detail.whatIf.wrong.${fault}`, {
              limit: format.number(PRICE_LIMIT),
              decimals: format.number(PRICE_DECIMALS),
            })}
          </span>
        )}
      </td>
      {seesCosts && (
        <>
          <td className="cell">
            <NumberCell
              cell={`${at} gp`}
              label={t('detail.whatIf.gp', pieces)}
              kind="decimal"
              value={found?.gpPct ?? ''}
              shown={found?.gpPct == null ? '' : amount(found.gpPct, 2)}
              isCalculated
              readOnly={cost === null}
              refuse={refuse}
              onText={typeTarget}
              onDrop={() => typeTarget('', none)}
              onLeave={() => {
                // While a percentage that makes no price stands, Escape still has the way back.
                if (row.price !== '') followed.current = { before: row.price, price: row.price };
              }}
            />
          </td>
          <td className="num quiet">{amount(found?.floorPrice, props.floorDecimals)}</td>
        </>
      )}
      <td className="num">{amount(found?.allInUnit)}</td>
      <td className="num">
        {found?.rank == null
          ? NO_VALUE
          : t('detail.rankOf', {
              rank: format.number(found.rank),
              total: format.number(found.of),
            })}
      </td>
      <td className="num">{amount(found?.index, 1)}</td>
      <td className="wrap notes">{notes.join(' · ')}</td>
    </tr>
  );
}
