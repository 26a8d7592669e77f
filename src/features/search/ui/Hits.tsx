import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import ListIcon from 'lucide-react/icons/list';
import { sendSearchEvent } from '#features/search/api/searchEvents.ts';
import type { Hit } from '#features/search/model/hit.ts';
import type { SearchState } from '#features/search/model/searchState.ts';
import type { SearchAddress } from '#features/search/useSearchState.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { paths } from '#shared/lib/paths.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { useSelection } from '#shared/table/useSelection.ts';
import { notify } from '#shared/ui/notify.ts';
import { HitCards } from './HitCards.tsx';
import { HitTable } from './HitTable.tsx';
import { useHitActions } from './useHitActions.ts';

interface HitsProps {
  state: SearchState;
  /** The text that these hits were found by; that of the state may have none yet. */
  q: string;
  collection: string;
  hits: readonly Hit[];
  total: number;
  isBusy: boolean;
  onOpen: SearchAddress['open'];
}

/** As many as a list of the catalogue is asked for by name. */
const LISTED = 100;

/** The hits as cards or as a table, and what is done with those that are ticked. */
export function Hits({ state, q, collection, hits, total, isBusy, onOpen }: HitsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const actions = useHitActions(q, onOpen);
  const isGoods = collection === 'products' || collection === 'skus';
  const selection = useSelection({
    total: undefined,
    pageIds: useMemo(() => hits.map(({ id }) => id), [hits]),
    key: JSON.stringify([collection, q, state.facets, state.ranges]),
  });
  const { ids } = selection;
  const needed = actions.needs(permissions.skuManager);
  const tooMany = ids.length > LISTED ? t('action.tooMany', { most: format.number(LISTED) }) : undefined;
  const codes = hits.filter(({ id, code }) => ids.includes(id) && code !== '').map(({ code }) => code);

  const openList = (): void => {
    const view = collection === 'skus' ? { view: 'skus' } : {};
    for (const id of ids.slice(0, LISTED))
      sendSearchEvent({ type: 'conversion', query: q, collection, documentId: id });
    onOpen(`${paths.skuManager}?${new URLSearchParams({ ...view, id: ids.join(',') }).toString()}`);
  };
  const copyCodes = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () =>
        notify({
          type: 'success',
          title: t('copied.codes', { count: codes.length, total: format.number(codes.length) }),
        }),
      () => notify({ type: 'error', title: t('copyFailed') }),
    );

  return (
    <>
      {isGoods && (
        <BulkBar
          selection={selection}
          total={undefined}
          noun={(count) => t('hits.selected', { count, total: format.number(count) })}
          actions={[
            {
              label: t('action.openList'),
              icon: ListIcon,
              disabledReason: needed ?? tooMany,
              onSelect: openList,
            },
            { label: t('action.copyCodes'), icon: ClipboardCopy, onSelect: copyCodes },
          ]}
        />
      )}
      {state.view === 'table' ? (
        <HitTable
          collection={collection}
          hits={hits}
          actions={actions}
          selection={isGoods ? selection : undefined}
          isBusy={isBusy}
          total={total}
        />
      ) : (
        <HitCards
          q={q}
          hits={hits}
          actions={actions}
          selection={isGoods ? selection : undefined}
          isBusy={isBusy}
        />
      )}
    </>
  );
}
