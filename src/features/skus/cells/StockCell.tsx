import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import type { Arrival } from '#api/generated/types.gen.ts';
import { isStale, stockLevel } from '#features/skus/skuRules.ts';
import type { CellContext } from './CellContext.ts';

interface StockCellProps {
  look: CellContext;
  quantity: number | null;
  /** Of a product: SKUs whose stock is not known, beside those that are counted. */
  unknown?: number | undefined;
  arrival: Arrival | null;
  readAt: string | null;
}

const sign = { size: 13, strokeWidth: 2, role: 'img' } as const;

/**
 * How much there is; before it a sign for what is on its way, and for knowledge too old to be relied on. None is told as
 * none, however old that is: nobody orders what was out of stock last week without asking.
 */
export function StockCell({
  look: { t, format, now },
  quantity,
  unknown = 0,
  arrival,
  readAt,
}: StockCellProps) {
  const level = stockLevel(quantity);
  const stale = isStale(readAt, now);
  const age = stale ? t('stock.staleSince', { age: format.relative(readAt, now) }) : null;
  const next = arrival && t('stock.next', arrivalWords(arrival));
  const others = { count: unknown, number: format.number(unknown) };
  const word = level === 'out' || level === 'low' ? t(`stock.${level}`) : null;
  return (
    <span className={stale ? `stock ${level} stale` : `stock ${level}`} title={word ?? undefined}>
      {next && (
        <span className="sign" title={next}>
          <Truck {...sign} aria-label={next} />
        </span>
      )}
      {age && (
        <span className="sign" title={age}>
          <Clock {...sign} aria-label={age} />
        </span>
      )}
      {level === 'unknown' ? t('stock.unknown') : format.number(quantity)}
      {word !== null && <span className="unseen">{word}</span>}
      {quantity !== null && unknown > 0 && (
        <small title={t('stock.partlyUnknownTitle', others)}>{t('stock.partlyUnknown', others)}</small>
      )}
    </span>
  );

  function arrivalWords({ quantity: pieces, date }: Arrival) {
    return { count: pieces, quantity: format.number(pieces), date: format.date(date) };
  }
}
