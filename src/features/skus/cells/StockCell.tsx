import Clock from 'lucide-react/icons/clock';
import type { Arrival } from '#api/generated/types.gen.ts';
import { isStale, stockLevel } from '#features/skus/skuRules.ts';
import type { Look } from './look.ts';

interface StockCellProps {
  look: Look;
  quantity: number | null;
  arrival: Arrival | null;
  readAt: string | null;
}

/** How much there is, what comes next, and how old the knowledge is when it is too old. */
export function StockCell({ look: { t, format, now }, quantity, arrival, readAt }: StockCellProps) {
  const level = stockLevel(quantity);
  const stale = isStale(readAt, now);
  const age = format.relative(readAt, now);
  const word = level === 'out' || level === 'low' ? t(`stock.${level}`) : null;
  return (
    <span className={stale ? 'stock stale' : 'stock'}>
      <span className={`amount ${level}`} {...(word === null ? {} : { title: word })}>
        {stale && (
          <span className="sign" title={t('stock.staleSince', { age })}>
            <Clock size={13} strokeWidth={2} role="img" aria-label={t('stock.staleSince', { age })} />
          </span>
        )}
        {level === 'unknown' ? t('stock.unknown') : format.number(quantity)}
        {word !== null && <span className="unseen">{word}</span>}
      </span>
      {arrival && (
        <span className="next" title={t('stock.nextOn', { date: format.date(arrival.date) })}>
          {t('stock.next', { quantity: format.number(arrival.quantity), date: format.date(arrival.date) })}
        </span>
      )}
    </span>
  );
}
