import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exceedsNamedRows, toSelection } from '#resource/bulk/selectedRows.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { TeamBulkProps } from './TeamBulk.tsx';

const TeamBulk = lazyPart<TeamBulkProps>('team-bulk', async () => (await import('./TeamBulk.tsx')).TeamBulk);

const bulkActions = ['setRole', 'resendInvitation', 'deactivate'] as const;

/** The actions for the ticked members, and the dialog of the one that was pressed. */
export function useTeamBulk(
  selection: Selection,
  query: string,
): { actions: RowAction[]; tooMany: string | undefined; dialog: ReactNode } {
  const { t } = useTranslation('team');
  const reason = usePermissionReason()(permissions.teamEdit);
  const [pressed, setPressed] = useState<Pick<TeamBulkProps, 'action' | 'selection'> | null>(null);
  const tooMany = exceedsNamedRows(selection) ? t('bulk.tooMany') : undefined;
  const actions = bulkActions.map((action) => ({
    label: t(`bulk.${action}`),
    onSelect: () => setPressed({ action, selection: toSelection(selection, query) }),
    disabledReason: reason ?? tooMany,
    danger: action === 'deactivate',
  }));
  return {
    actions,
    tooMany,
    dialog: pressed && <TeamBulk {...pressed} onClose={() => setPressed(null)} onDone={selection.clear} />,
  };
}
