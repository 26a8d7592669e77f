import { useMutation } from '@tanstack/react-query';
import CircleStop from 'lucide-react/icons/circle-stop';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { retryScanRunMutation, stopScanRunMutation } from '#api/generated/query/scans.gen.ts';
import type { ScanRun } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { isGoingOn, scansChanged } from './scanQueries.ts';

/** What can be done with a run: end it while it goes on, read its failed pages again when it is over. */
export function useScanActions(): (run: ScanRun) => readonly RowAction[] {
  const { t } = useTranslation('scanRuns');
  const disabledReason = usePermissionReason()(permissions.competitorAdminEdit);
  const { act } = useConfirmedAction();
  const stop = useMutation(stopScanRunMutation());
  const retry = useMutation(retryScanRunMutation());
  return (run) => {
    const { id, competitor, failed } = run;
    const { name } = competitor;
    const path = { scanRunId: id };
    if (isGoingOn(run))
      return [
        {
          label: t('stop'),
          icon: CircleStop,
          disabledReason,
          onSelect: () =>
            act({
              question: { title: t('stop.title', { name }), text: t('stop.text'), action: t('stop') },
              send: () => stop.mutateAsync({ path }),
              done: t('stopped', { name }),
              failed: t('failed.stop', { name }),
              refresh: scansChanged,
            }),
        },
      ];
    if (failed === 0) return [];
    return [
      {
        label: t('retry'),
        icon: RotateCcw,
        disabledReason,
        onSelect: () =>
          act({
            send: () => retry.mutateAsync({ path, headers: { 'Idempotency-Key': newIdempotencyKey() } }),
            done: t('started', { name }),
            failed: t('failed.start', { name }),
            toast: true,
            refresh: scansChanged,
          }),
      },
    ];
  };
}
