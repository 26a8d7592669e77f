import type { Big } from 'big.js';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { priceForTarget, type WhatIfBreak } from '#entities/market/whatIf.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
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
  onPrice: (at: number, price: string, removed: readonly string[]) => void;
}

const none: readonly string[] = [];

/** One break of the ladder that is tried. */
export function WhatIfLine(props: WhatIfLineProps) {
  const { at, row, found, live, cost, seesCosts, decimals, onPrice } = props;
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const amount = (value: string | null | undefined, places = decimals): string =>
    format.number(value == null ? null : Number(value), { decimals: places });
  const pieces = { quantity: format.number(row.minQty) };
  // With each figure of a percentage the price follows; where it makes none, it is what it was before the first of them.
  const followed = useRef({ before: row.price, price: row.price });
  const typeTarget = (text: string, removed: readonly string[]): void => {
    const before = followed.current.price === row.price ? followed.current.before : row.price;
    const made = priceForTarget(text, cost).price;
    const price = made ?? before;
    followed.current = { before, price };
    onPrice(at, price, made === null ? none : removed);
  };
  const refuse = (text: string): string | null => {
    const { refused } = priceForTarget(text, cost);
    return refused && t(`detail.whatIf.refused.${refused}`);
  };
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
          invalid={row.price !== '' && !isPriceText(row.price)}
          onText={(text, removed) => onPrice(at, text, removed)}
          onLeave={() => undefined}
        />
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
              onLeave={() => {
                followed.current = { before: row.price, price: row.price };
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
