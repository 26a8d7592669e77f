import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { MAX_SLABS } from '#entities/pricing/ladder.ts';
import { nextQuantity } from './ladderSteps.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { focusCell, placeOf } from './useGridKeys.ts';

/** Adds a break below the last one, or below the row that has the focus; `reason` says why it cannot. */
export function useAddBreak(grid: RefObject<HTMLElement | null>): { add: () => void; reason: string | null } {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { product, cost, readOnlyReason, link, store } = useLadder();
  const isFull = useLadderState(({ slabs }) => slabs.length >= MAX_SLABS);
  const reason =
    readOnlyReason ??
    (isFull
      ? t('add.full', { max: format.number(MAX_SLABS) })
      : link
        ? t('linked.reason', { currency: link.currency })
        : null);

  const add = (): void => {
    if (reason !== null) return;
    const { slabs } = store.getSnapshot();
    const focused = document.activeElement;
    const place = grid.current?.contains(focused) ? placeOf(focused) : null;
    const at = place ? place.row + 1 : slabs.length;
    const quantity = at === slabs.length ? String(nextQuantity(slabs, product.moq, cost)) : '';
    store.dispatch({ type: 'insert', at, slab: { quantity, price: '' } });
    // The row is on the page with the next frame.
    requestAnimationFrame(() => focusCell(grid.current, at, quantity === '' ? 'quantity' : 'price'));
  };
  useShortcuts(readOnlyReason === null ? [{ keys: 'Alt+ArrowDown', label: t('add'), run: add }] : []);
  return { add, reason };
}
