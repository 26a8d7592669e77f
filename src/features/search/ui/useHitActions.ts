import Boxes from 'lucide-react/icons/boxes';
import Copy from 'lucide-react/icons/copy';
import Layers from 'lucide-react/icons/layers';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberSearch } from '#features/search/api/recentSearches.ts';
import { sendSearchEvent } from '#features/search/api/searchEvents.ts';
import type { Hit } from '#features/search/model/hit.ts';
import { hitAddress } from '#features/search/model/hitAddress.ts';
import { permissions } from '#session/permissions.ts';
import type { SearchAddress } from '#features/search/useSearchState.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { paths } from '#shared/lib/paths.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { notify } from '#shared/ui/notify.ts';

/** The actions of a hit; opening one is reported to the search server. */
export function useHitActions(q: string, open: SearchAddress['open']) {
  const { t } = useTranslation('search');
  const needs = usePermissionReason();
  const opened = useCallback(
    ({ id, collection, position }: Hit) => {
      rememberSearch(q);
      sendSearchEvent({ type: 'click', query: q, collection, documentId: id, position });
    },
    [q],
  );
  const copy = useCallback(
    (code: string) =>
      void navigator.clipboard.writeText(code).then(
        () => notify({ type: 'success', title: t('copied', { code }) }),
        () => notify({ type: 'error', title: t('copyFailed') }),
      ),
    [t],
  );
  return useMemo(() => {
    const actionsOf = (hit: Hit): RowAction[] => {
      const address = hitAddress(hit);
      const { productId, code } = hit;
      return [
        ...(address === null
          ? []
          : [
              {
                label: t(hit.collection === 'categories' ? 'action.products' : 'action.open'),
                icon: Boxes,
                disabledReason: needs(permissions.skuManager),
                onSelect: () => {
                  opened(hit);
                  open(address);
                },
              },
            ]),
        ...(productId === null
          ? []
          : [
              {
                label: t('action.slabs'),
                icon: Layers,
                disabledReason: needs(permissions.priceSlabs),
                onSelect: () => {
                  opened(hit);
                  open(paths.slabs(productId));
                },
              },
            ]),
        ...(code === ''
          ? []
          : [{ label: t('action.copy', { code }), icon: Copy, onSelect: () => copy(code) }]),
      ];
    };
    return { actionsOf, opened, copy, needs };
  }, [t, needs, open, opened, copy]);
}

export type HitActions = ReturnType<typeof useHitActions>;
