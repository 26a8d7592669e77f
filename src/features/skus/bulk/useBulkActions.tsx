import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '#features/skus/list/listView.ts';
import { exceedsNamedRows, toSelection } from '#resource/bulk/selectedRows.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { bulkActions, getPermission, type CatalogueAction } from './bulkActions.ts';
import type { BulkFlowProps } from './BulkFlow.tsx';

const BulkFlow = lazyPart<BulkFlowProps>('bulk-flow', async () => (await import('./BulkFlow.tsx')).BulkFlow);

/** The actions for what is ticked, and the dialog of the one that was pressed. */
export function useBulkActions(
  resource: ListView,
  selection: Selection,
  query: string,
): { actions: RowAction[]; tooMany: string | undefined; dialog: ReactNode } {
  const { t } = useTranslation('skus');
  const needs = usePermissionReason();
  // What was ticked when the action was pressed, whatever is ticked meanwhile.
  const [pressed, setPressed] = useState<Pick<BulkFlowProps, 'action' | 'selection'> | null>(null);
  const tooMany = exceedsNamedRows(selection) ? t('bulk.tooMany') : undefined;
  const actions = bulkActions[resource].map((action: CatalogueAction) => ({
    label: t(`bulk.${action}`),
    onSelect: () => setPressed({ action, selection: toSelection(selection, query) }),
    disabledReason: needs(getPermission(action)) ?? tooMany,
    danger: action === 'archive',
  }));
  return {
    actions,
    tooMany,
    dialog: pressed && (
      <BulkFlow {...pressed} resource={resource} onClose={() => setPressed(null)} onDone={selection.clear} />
    ),
  };
}
