import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import type { Arrival } from '#api/generated/types.gen.ts';
import { isStale, stockLevel } from '#features/skus/skuRules.ts';
import type { Look } from './look.ts';

interface StockCellProps {
  look: Look;
  quantity: number | null;
  arrival: Arrival | null;
  readAt: string | null;
}

const sign = { size: 13, strokeWidth: 2, role: 'img' } as const;

/** How much there is; before it a sign for what is on its way, and for knowledge too old to be relied on. */
export function StockCell({ look: { t, format, now }, quantity, arrival, readAt }: StockCellProps) {
  const level = stockLevel(quantity);
  const stale = isStale(readAt, now);
  const age = stale ? t('stock.staleSince', { age: format.relative(readAt, now) }) : null;
  const next = arrival && t('stock.next', arrivalWords(arrival));
  const word = level === 'out' || level === 'low' ? t(`stock.${level}`) : null;
  return (
    <span className={stale ? 'stock stale' : `stock ${level}`} title={word ?? undefined}>
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
    </span>
  );

  function arrivalWords({ quantity: pieces, date }: Arrival) {
    return { count: pieces, quantity: format.number(pieces), date: format.date(date) };
  }
}
