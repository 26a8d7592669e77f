import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import type { Look } from './look.ts';

interface GpCellProps {
  look: Look;
  gp: string | null;
  underFloor?: boolean | null;
}

/** Margin at 250 pieces; the unit stands in the header. Under the floor a sign says so. */
export function GpCell({ look: { t, format }, gp, underFloor = null }: GpCellProps) {
  const value = gp === null ? t('none') : format.number(Number(gp), { decimals: 1 });
  if (underFloor !== true) return gp === null ? <span className="faint">{value}</span> : <>{value}</>;
  return (
    <span className="marked bad" title={t('underFloor')}>
      <ArrowDownToLine size={14} strokeWidth={2} role="img" aria-label={t('underFloor')} />
      {value}
    </span>
  );
}
