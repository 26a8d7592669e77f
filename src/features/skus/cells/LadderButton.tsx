import type { PriceSlab } from '#api/generated/types.gen.ts';
import { LADDER_ID, type LadderTips } from './ladderTips.ts';
import type { CellContext } from './CellContext.ts';

interface LadderButtonProps {
  look: CellContext;
  tips: LadderTips;
  row: { sku: string; currency: string; ladder: readonly PriceSlab[] };
}

/** How many breaks a price has; pointing at it, focus and a press show the whole ladder. */
export function LadderButton({ look: { t, format }, tips, row }: LadderButtonProps) {
  const { sku, currency, ladder } = row;
  if (ladder.length === 0) return <span className="faint">{t('none')}</span>;
  const of = (anchor: HTMLElement) => ({ anchor, code: sku, currency, ladder });
  return (
    <button
      type="button"
      className="breaks"
      aria-label={t('ladder.of', { count: ladder.length, code: sku })}
      aria-describedby={LADDER_ID}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') tips.showSoon(of(currentTarget));
      }}
      onPointerLeave={tips.hideSoon}
      onFocus={({ currentTarget }) => tips.show(of(currentTarget))}
      onBlur={tips.hide}
      onClick={({ currentTarget }) => tips.show(of(currentTarget))}
    >
      {format.number(ladder.length)}
    </button>
  );
}
