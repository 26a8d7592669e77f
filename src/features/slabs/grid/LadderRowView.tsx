import { Button } from '@chakra-ui/react/button';
import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
import type { LadderRow } from '#entities/pricing/ladderRows.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import type { LadderColumn, DraftSlab } from '#features/slabs/editor/ladderEditor.ts';
import type { LowestOffer } from './ladderMarket.ts';
import type { Margin } from './ladderSteps.ts';
import { MarketCells } from './MarketCells.tsx';
import { NumberCell } from '#entities/ladders/NumberCell.tsx';
import type { PriceMark } from './priceMarks.ts';
import { PriceMarks } from './PriceMarks.tsx';
import { RuleBadges } from './RuleBadges.tsx';
import type { ShownIssue } from './shownIssues.ts';
import { typedMargin, type TypedMargin } from './typedMargin.ts';
import { CodeCell } from './CodeCell.tsx';

export interface LadderRowProps {
  at: number;
  slab: DraftSlab;
  /** Null: nothing is known of it yet. */
  row: LadderRow | undefined;
  issues: readonly ShownIssue[];
  /** What is to be looked at again before this price is published. */
  marks: readonly PriceMark[];
  lowest: LowestOffer | null;
  /** Why offers are not compared, as a sentence: their currency, or ours, has no exchange rate. */
  noRate: string | null;
  /** Decimals of all amounts of a piece in the grid. */
  decimals: number;
  seesCosts: boolean;
  /** The target GP % of the category; null: not known. */
  target: number | null;
  readOnly: boolean;
  cost: SupplierCost | null;
  /** How a price is made that is calculated from a margin. */
  rounding: Rounding;
  /** Prices follow another ladder: only the others' prices change them. */
  isLinked: boolean;
  onType: (at: number, column: LadderColumn, text: string, removed?: readonly string[]) => void;
  onLeave: (at: number) => void;
  onRemove: (at: number) => void;
  /** Why no break can be removed; undefined: one can (D25). */
  fixedReason: string | undefined;
}

const none: readonly string[] = [];

/** A break: what is typed, what follows from it, and what the rules say. */
export const LadderRowView = memo(function LadderRowView(props: LadderRowProps) {
  const { at, slab, row, issues, lowest, seesCosts, readOnly } = props;
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const amount = (value: string | null | undefined, decimals = props.decimals): string =>
    format.number(value == null ? null : Number(value), { decimals });
  const name = { row: at + 1 };
  const about = (column: 'quantity' | 'price') =>
    issues.filter((issue) => issue.cell.column === column && issue.level === 'error');
  const ids = (column: 'quantity' | 'price') =>
    issues
      .filter((issue) => issue.cell.column === column)
      .map(({ id }) => id)
      .join(' ') || undefined;
  const gpTone = useMemo(() => toneOf(row?.gpPct, issues, props.target), [row?.gpPct, issues, props.target]);
  const marginOf = (margin: Margin, text: string): TypedMargin =>
    typedMargin(margin, text, row?.minQty ?? Number.NaN, props.cost, props.rounding);
  const refuseMargin = (margin: Margin) => (text: string) => {
    const { refused } = marginOf(margin, text);
    return refused && t(`margin.${refused}`);
  };
  // With each figure the price follows; where the percentage makes none, it is what it was before the first of them.
  const followed = useRef({ before: slab.price, price: slab.price });
  const typeMargin = (margin: Margin, text: string, removed: readonly string[]): void => {
    const before = followed.current.price === slab.price ? followed.current.before : slab.price;
    const made = marginOf(margin, text).price;
    const price = made ?? before;
    followed.current = { before, price };
    props.onType(at, 'price', price, made === null ? none : removed);
  };
  const leaveMargin = (): void => {
    followed.current = { before: slab.price, price: slab.price };
    props.onLeave(at);
  };
  const isLoss = Number(row?.gpPct) < 0;
  const noCost = seesCosts && (row?.cost ?? null) === null;
  const pricesReadOnly = readOnly || props.isLinked;
  // Figures are typed with a point (D29); what is no number stays as it was typed.
  const asNumber = (text: string, places: number) => (isPriceText(text) ? amount(text, places) : text);
  const asShare = (text: string | null | undefined): string => (text == null ? '' : amount(text, 2));
  return (
    <tr>
      <td className="cell key">
        <NumberCell
          cell={`${at} quantity`}
          label={t('cell.quantity', name)}
          kind="integer"
          value={slab.quantity}
          shown={asNumber(slab.quantity, 0)}
          readOnly={pricesReadOnly}
          invalid={about('quantity').length > 0}
          describedBy={ids('quantity')}
          removed={slab.removed?.quantity}
          onText={(text, removed) => props.onType(at, 'quantity', text, removed)}
          onLeave={() => props.onLeave(at)}
        />
      </td>
      {row?.maxQty == null ? (
        <td className="soft open">{t('andMore')}</td>
      ) : (
        <td className="soft">{format.number(row.maxQty)}</td>
      )}
      <td className="cell main">
        <NumberCell
          cell={`${at} price`}
          label={t('cell.price', name)}
          kind="decimal"
          value={slab.price}
          shown={asNumber(slab.price, props.decimals)}
          readOnly={pricesReadOnly}
          invalid={about('price').length > 0}
          describedBy={ids('price')}
          removed={slab.removed?.price}
          onText={(text, removed) => props.onType(at, 'price', text, removed)}
          onLeave={() => props.onLeave(at)}
        />
      </td>
      {seesCosts && (
        <>
          <td className="cell narrow">
            <CodeCell
              cell={`${at} code`}
              label={t('cell.code', name)}
              value={slab.code}
              readOnly={readOnly}
              onText={(text) => props.onType(at, 'code', text)}
              onLeave={() => props.onLeave(at)}
            />
          </td>
          <td className="soft">{amount(row?.cost)}</td>
          <td className={`cell ${gpTone}`}>
            {isLoss && (
              <span className="loss" id={`loss-${at}`}>
                {t('loss', { ns: 'common' })}
              </span>
            )}
            <NumberCell
              cell={`${at} gp`}
              label={t('cell.gp', name)}
              kind="decimal"
              value={row?.gpPct ?? ''}
              shown={asShare(row?.gpPct)}
              isCalculated
              readOnly={pricesReadOnly || noCost}
              describedBy={isLoss ? `loss-${at}` : undefined}
              refuse={refuseMargin('gp')}
              onText={(text, removed) => typeMargin('gp', text, removed)}
              onLeave={leaveMargin}
            />
          </td>
          <td className="cell">
            <NumberCell
              cell={`${at} markup`}
              label={t('cell.markup', name)}
              kind="decimal"
              value={row?.markupPct ?? ''}
              shown={asShare(row?.markupPct)}
              isCalculated
              readOnly={pricesReadOnly || noCost}
              refuse={refuseMargin('markup')}
              onText={(text, removed) => typeMargin('markup', text, removed)}
              onLeave={leaveMargin}
            />
          </td>
          <td className="soft">{amount(row?.floorPrice)}</td>
        </>
      )}
      <td>{amount(row?.allInUnit)}</td>
      <MarketCells lowest={lowest} noRate={props.noRate} decimals={props.decimals} />
      <td className="soft">{amount(row?.lineTotal, 2)}</td>
      <td className="start">
        <RuleBadges issues={issues} /> <PriceMarks marks={props.marks} />
      </td>
      <td className="end">
        <Button
          size="xs"
          variant="ghost"
          aria-label={t('remove', name)}
          title={props.fixedReason ?? t('remove', name)}
          aria-disabled={props.fixedReason !== undefined}
          onClick={() => props.fixedReason === undefined && props.onRemove(at)}
        >
          <Trash2 {...iconText} />
        </Button>
      </td>
    </tr>
  );
}, sameRow);

function toneOf(
  gpPct: string | null | undefined,
  issues: readonly ShownIssue[],
  target: number | null,
): string {
  if (Number(gpPct) < 0 || issues.some(({ rule }) => rule === 'L6')) return 'bad';
  return gpPct != null && target !== null && Number(gpPct) >= target ? 'good' : '';
}

/** What is calculated again with every key is the same as long as it says the same. */
function sameRow(one: LadderRowProps, other: LadderRowProps): boolean {
  const { row, issues, lowest, marks, ...rest } = one;
  return (
    Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(other, name))) &&
    JSON.stringify([row, issues, lowest, marks]) ===
      JSON.stringify([other.row, other.issues, other.lowest, other.marks])
  );
}
