import { useMutation } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import FileSearch from 'lucide-react/icons/file-search';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import {
  archiveCompetitorMutation,
  restoreCompetitorMutation,
  updateCompetitorMutation,
} from '#api/generated/query/competitors.gen.ts';
import { invalidate } from '#api/cache.ts';
import { startScanMutation } from '#api/generated/query/scans.gen.ts';
import type { Competitor } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { competitorsChanged, competitorSaved } from './competitorQueries.ts';

/** What can be done with a competitor, by its state. What takes prices from the comparison says of how many products. */
export function useCompetitorActions(onGone: () => void): (competitor: Competitor) => readonly RowAction[] {
  const { t } = useTranslation('competitorAdmin');
  const format = useFormat();
  const disabledReason = usePermissionReason()(permissions.competitorAdminEdit);
  const { act } = useConfirmedAction();
  const update = useMutation(updateCompetitorMutation());
  const archive = useMutation(archiveCompetitorMutation());
  const restore = useMutation(restoreCompetitorMutation());
  const scan = useMutation(startScanMutation());
  const refresh = competitorsChanged;

  return (competitor) => {
    const { id, name, version, status, onlyOffers } = competitor;
    const path = { competitorId: id };
    const effect =
      onlyOffers === 0
        ? t('effect.none')
        : t('effect.products', { count: onlyOffers, number: format.number(onlyOffers) });
    const setStatus = (next: Competitor['status']) =>
      update.mutateAsync({ path, body: { version, status: next } });

    const pausing = (): void =>
      act({
        question: { title: t('pause.title', { name }), text: effect, action: t('pause') },
        send: () => setStatus('paused'),
        onDone: competitorSaved,
        done: t('paused', { name }),
        failed: t('failed.pause', { name }),
        refresh,
      });
    const resuming = (): void =>
      act({
        send: () => setStatus('active'),
        onDone: competitorSaved,
        done: t('resumed', { name }),
        failed: t('failed.resume', { name }),
        refresh,
      });
    const archiving = (): void =>
      act({
        question: {
          title: t('archive.title', { name }),
          text: `${effect} ${t('archive.text')}`,
          action: t('archive'),
          danger: true,
        },
        send: () => archive.mutateAsync({ path, query: { version } }),
        onDone: onGone,
        done: t('archived', { name }),
        failed: t('failed.archive', { name }),
        refresh,
      });
    const restoring = (): void =>
      act({
        send: () => restore.mutateAsync({ path }),
        onDone: competitorSaved,
        done: t('restored', { name }),
        failed: t('failed.restore', { name }),
        refresh,
      });

    const scanning = (): void =>
      act({
        send: () => scan.mutateAsync({ path, headers: { 'Idempotency-Key': newIdempotencyKey() } }),
        done: t('scanStarted', { name }),
        failed: t('failed.scan', { name }),
        toast: true,
        refresh: () => invalidate('listScanRuns'),
      });

    if (competitor.archivedAt !== null)
      return [{ label: t('restore'), icon: ArchiveRestore, disabledReason, onSelect: restoring }];
    return [
      ...(status === 'active'
        ? [{ label: t('scan'), icon: FileSearch, disabledReason, onSelect: scanning }]
        : []),
      status === 'active'
        ? { label: t('pause'), icon: Pause, disabledReason, onSelect: pausing }
        : { label: t('resume'), icon: Play, disabledReason, onSelect: resuming },
      { label: t('archive'), icon: Archive, danger: true, disabledReason, onSelect: archiving },
    ];
  };
}
