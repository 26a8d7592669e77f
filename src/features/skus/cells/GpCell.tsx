import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import type { CellContext } from './CellContext.ts';

interface GpCellProps {
  look: CellContext;
  gp: string | null;
  underFloor?: boolean | null;
}

/** Margin at 250 pieces; the unit stands in the header. Under the floor a sign says so, and below nothing a word. */
export function GpCell({ look: { t, format }, gp, underFloor = null }: GpCellProps) {
  const value = gp === null ? t('none') : format.number(Number(gp), { decimals: 1 });
  const isLoss = Number(gp) < 0;
  if (underFloor !== true && !isLoss) {
    return gp === null ? <span className="faint">{value}</span> : <>{value}</>;
  }
  return (
    <span className="marked bad" title={underFloor ? t('underFloor') : undefined}>
      {underFloor && <ArrowDownToLine size={14} strokeWidth={2} role="img" aria-label={t('underFloor')} />}
      {isLoss && <small>{t('loss', { ns: 'common' })}</small>}
      {value}
    </span>
  );
}
