import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { maxQuantities } from '#entities/pricing/ladder.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { ladderPlace } from './ladderPlace.ts';
import { LADDER_ID, type LadderTips } from './ladderTips.ts';

/** The ladder of the row that is pointed at. It floats above the page, so that nothing moves. */
export function LadderTip({ tips }: { tips: LadderTips }) {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const format = useFormat();
  const shown = useSyncExternalStore(tips.subscribe, tips.getSnapshot);
  const anchor = shown?.anchor;

  useEffect(() => {
    if (!shown) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') tips.hide();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', tips.hide, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', tips.hide, true);
    };
  }, [shown, tips]);
  useEffect(() => tips.hide, [tips]);

  // Its size is known when it is there; the browser paints after this.
  const place = useCallback(
    (tip: HTMLElement | null) => {
      if (!tip || !anchor) return;
      const size = { width: tip.offsetWidth, height: tip.offsetHeight };
      const at = ladderPlace(anchor.getBoundingClientRect(), size, {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      tip.style.top = `${at.top}px`;
      tip.style.left = `${at.left}px`;
    },
    [anchor],
  );

  if (!shown) return null;
  const { ladder, currency, code } = shown;
  const ends = maxQuantities(ladder);
  const decimals = columnDecimals(ladder.map(({ unitPrice }) => unitPrice));
  return createPortal(
    <chakra.div
      ref={place}
      id={LADDER_ID}
      role="tooltip"
      css={styles}
      onPointerEnter={tips.stay}
      onPointerLeave={tips.hideSoon}
    >
      <table>
        <caption>{t('ladder.title', { code, currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ladder.quantity')}</th>
            <th scope="col">{texts.field('unitPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ minQty, unitPrice }, at) => (
            <tr key={minQty}>
              <td>
                {ends[at] == null
                  ? t('ladder.from', { from: format.number(minQty) })
                  : t('ladder.range', { from: format.number(minQty), to: format.number(ends[at]) })}
              </td>
              <td>{format.money(unitPrice, currency, { decimals })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>,
    document.body,
  );
}

const styles = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: '0',
  left: '0',
  minW: '44',
  px: '3',
  py: '2',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  shadow: 'float',
  fontSize: 'sm',
  '& table': { w: '100%' },
  '& caption': { textAlign: 'start', color: 'fg.muted', fontSize: 'xs', pb: '1', whiteSpace: 'nowrap' },
  '& th': { fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'end', py: '0.5' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', py: '0.5', ps: '6', whiteSpace: 'nowrap' },
  '& tr > :first-of-type': { ps: '0' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
} as const;
