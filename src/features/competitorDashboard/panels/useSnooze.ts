import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { snoozeOpportunityMutation } from '#api/generated/query/analysis.gen.ts';
import type { OpportunityKind } from '#api/generated/types.gen.ts';
import { snoozeUntil, type SnoozeDays } from '#entities/alerts/snooze.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';

/** Puts kinds of opportunities aside for some days, for oneself alone, and takes that back. */
export function useSnooze() {
  const { t } = useTranslation('analysis');
  const { mutateAsync } = useMutation(snoozeOpportunityMutation());
  const { act, pending } = useConfirmedAction();
  const send = (kind: OpportunityKind, until: string | null, done: string): void =>
    act({
      send: () => mutateAsync({ body: { kind, until }, headers: { 'Idempotency-Key': newIdempotencyKey() } }),
      done,
      failed: t('dashboard.notPutAside'),
      toast: true,
      refresh: () => invalidate('listOpportunities'),
    });
  return {
    put: (kind: OpportunityKind, days: SnoozeDays) =>
      send(kind, snoozeUntil(Date.now(), days), t('dashboard.putAside')),
    takeBack: (kind: OpportunityKind) => send(kind, null, t('dashboard.takenBack')),
    pending,
  };
}
