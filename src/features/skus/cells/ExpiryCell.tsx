import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import { getExpiry } from '#features/skus/skuRules.ts';
import type { CellContext } from './CellContext.ts';

/** Until when a price holds; near its end and beyond it a sign says so. */
export function ExpiryCell({
  look: { t, format, now },
  endsAt,
}: {
  look: CellContext;
  endsAt: string | null;
}) {
  const expiry = getExpiry(endsAt, now);
  if (expiry === 'none') return <span className="faint">{t('none')}</span>;
  if (expiry === 'later') return <>{format.date(endsAt)}</>;
  const Sign = expiry === 'expired' ? CalendarX : CalendarClock;
  const words = t(`expiry.${expiry}`, { age: format.relative(endsAt, now) });
  return (
    <span className={expiry === 'expired' ? 'marked bad' : 'marked caution'} title={words}>
      <Sign size={14} strokeWidth={2} role="img" aria-label={words} />
      {format.date(endsAt)}
    </span>
  );
}
