import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { MatchBulkAction, MatchBulkProps } from './MatchBulk.tsx';
import type { MatchRow } from './matchRows.ts';

const MatchBulk = lazyPart<MatchBulkProps>(
  'match-bulk',
  async () => (await import('./MatchBulk.tsx')).MatchBulk,
);

const bulkActions = ['reRead', 'setMatchType', 'setPackFactor', 'reject'] as const;

/** The actions for the ticked pages, and the dialog of the one that was pressed; competitors without a page take no part. */
export function useMatchBulk(
  selection: Selection,
  rows: readonly MatchRow[],
): { actions: RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation('competitorManager');
  const needs = usePermissionReason();
  const [pressed, setPressed] = useState<{ action: MatchBulkAction; ids: string[] } | null>(null);
  const ids = rows.flatMap(({ match }) => (match && selection.isSelected(match.id) ? match.id : []));
  const noPage = ids.length === 0 ? t('bulk.noPage') : undefined;
  const actions = bulkActions.map((action) => ({
    label: t(`bulk.${action}`),
    onSelect: () => setPressed({ action, ids }),
    disabledReason:
      needs(action === 'reject' ? permissions.competitorManagerDecide : permissions.competitorManagerEdit) ??
      noPage,
    danger: action === 'reject',
  }));
  return {
    actions,
    dialog: pressed && <MatchBulk {...pressed} onClose={() => setPressed(null)} onDone={selection.clear} />,
  };
}
