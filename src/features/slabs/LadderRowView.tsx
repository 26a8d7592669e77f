import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '@chakra-ui/react/button';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import type { LadderRow } from '#shared/pricing/ladderRows.ts';
import type { Rounding } from '#shared/pricing/rounding.ts';
import type { SupplierCost } from '#shared/pricing/types.ts';
import type { LadderColumn, TypedSlab } from './ladderEditor.ts';
import { gapPct, type LowestOffer } from './ladderMarket.ts';
import { priceForMargin, type Margin } from './ladderSteps.ts';
import { NumberCell } from './NumberCell.tsx';
import { RuleBadges } from './RuleBadges.tsx';
import type { ShownIssue } from './shownIssues.ts';
import { CodeCell } from './CodeCell.tsx';

export interface LadderRowProps {
  at: number;
  slab: TypedSlab;
  /** Null: nothing is known of it yet. */
  row: LadderRow | undefined;
  issues: readonly ShownIssue[];
  lowest: LowestOffer | null;
  /** Decimals of the columns of amounts. */
  decimals: number;
  offerDecimals: number;
  seesCosts: boolean;
  /** The target GP % of the category; null: not known. */
  target: number | null;
  readOnly: boolean;
  cost: SupplierCost | null;
  /** How a price is made that is reckoned from a margin. */
  rounding: Rounding;
  /** Prices follow another ladder: only the others' prices change them. */
  isLinked: boolean;
  onType: (at: number, column: LadderColumn, text: string) => void;
  onLeave: (at: number) => void;
  onRemove: (at: number) => void;
}

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
  const gap = lowest && gapPct(slab.price, lowest.unitPrice);
  const gpTone = useMemo(() => toneOf(row?.gpPct, issues, props.target), [row?.gpPct, issues, props.target]);
  const typeMargin = (margin: Margin, text: string): void => {
    const price = row && priceForMargin(margin, text, row.minQty, props.cost, props.rounding);
    if (price) props.onType(at, 'price', price);
  };
  const noCost = seesCosts && (row?.cost ?? null) === null;
  const pricesReadOnly = readOnly || props.isLinked;
  // D29: figures are typed with a point. What cannot be typed over reads as every other number (R11).
  const figure = (text: string): string =>
    pricesReadOnly && text !== '' ? amount(text, text.split('.')[1]?.length ?? 0) : text;
  return (
    <tr>
      <td className="cell key">
        <NumberCell
          cell={`${at} quantity`}
          label={t('cell.quantity', name)}
          kind="integer"
          value={figure(slab.quantity)}
          readOnly={pricesReadOnly}
          invalid={about('quantity').length > 0}
          describedBy={ids('quantity')}
          onText={(text) => props.onType(at, 'quantity', text)}
          onLeave={() => props.onLeave(at)}
        />
      </td>
      <td className="soft">{row?.maxQty == null ? t('andMore') : format.number(row.maxQty)}</td>
      <td className="cell main">
        <NumberCell
          cell={`${at} price`}
          label={t('cell.price', name)}
          kind="decimal"
          value={figure(slab.price)}
          readOnly={pricesReadOnly}
          invalid={about('price').length > 0}
          describedBy={ids('price')}
          onText={(text) => props.onType(at, 'price', text)}
          onLeave={() => props.onLeave(at)}
        />
      </td>
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
      {seesCosts && (
        <>
          <td className="soft">{amount(row?.cost)}</td>
          <td className={`cell ${gpTone}`}>
            <NumberCell
              cell={`${at} gp`}
              label={t('cell.gp', name)}
              kind="decimal"
              value={figure(row?.gpPct ?? '')}
              isReckoned
              readOnly={pricesReadOnly || noCost}
              onText={(text) => typeMargin('gp', text)}
              onLeave={() => props.onLeave(at)}
            />
          </td>
          <td className="cell">
            <NumberCell
              cell={`${at} markup`}
              label={t('cell.markup', name)}
              kind="decimal"
              value={figure(row?.markupPct ?? '')}
              isReckoned
              readOnly={pricesReadOnly || noCost}
              onText={(text) => typeMargin('markup', text)}
              onLeave={() => props.onLeave(at)}
            />
          </td>
          <td className="soft">{amount(row?.floorPrice)}</td>
        </>
      )}
      <td>{amount(row?.allInUnit)}</td>
      <td>
        {lowest ? (
          <>
            {amount(lowest.unitPrice, props.offerDecimals)}
            <span className="who">
              {t(lowest.isEquivalent ? 'market.equivalent' : 'market.exact', {
                name: lowest.name,
                age: format.relative(lowest.capturedAt),
              })}
            </span>
          </>
        ) : (
          <span className="who">{t('market.none')}</span>
        )}
      </td>
      <td className={gap === null ? '' : Number(gap) > 0 ? 'near' : 'good'}>
        {gap === null ? '' : signed(Number(gap), format)}
      </td>
      <td className="soft">{amount(row?.lineTotal, 2)}</td>
      <td className="start">
        <RuleBadges issues={issues} />
      </td>
      {!readOnly && (
        <td className="start">
          <Button
            size="xs"
            variant="ghost"
            aria-label={t('remove', name)}
            title={t('remove', name)}
            onClick={() => props.onRemove(at)}
            disabled={props.isLinked}
          >
            <Trash2 {...iconText} />
          </Button>
        </td>
      )}
    </tr>
  );
}, sameRow);

/** A gap with its sign: a plus for dearer, a minus for cheaper. */
function signed(gap: number, format: ReturnType<typeof useFormat>): string {
  const figure = format.number(Math.abs(gap), { decimals: 1 });
  return gap > 0 ? `▲ +${figure}` : gap < 0 ? `▼ −${figure}` : `= ${figure}`;
}

function toneOf(
  gpPct: string | null | undefined,
  issues: readonly ShownIssue[],
  target: number | null,
): string {
  if (issues.some(({ rule }) => rule === 'R6')) return 'bad';
  return gpPct != null && target !== null && Number(gpPct) >= target ? 'good' : '';
}

/** What is reckoned anew with every key is the same as long as it says the same. */
function sameRow(one: LadderRowProps, other: LadderRowProps): boolean {
  const { row, issues, lowest, ...rest } = one;
  return (
    Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(other, name))) &&
    JSON.stringify([row, issues, lowest]) === JSON.stringify([other.row, other.issues, other.lowest])
  );
}
