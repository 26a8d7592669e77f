import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  acknowledgeAlertsMutation,
  assignAlertsMutation,
  reopenAlertsMutation,
  snoozeAlertsMutation,
} from '#api/generated/query/alerts.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { alertsChanged } from './alertQueries.ts';
import { snoozeUntil, type SnoozeDays } from './snooze.ts';

/** What can be done with alerts, one or many at once. */
export function useAlertActions(onDone: () => void) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { act } = useConfirmedAction();
  const acknowledge = useMutation(acknowledgeAlertsMutation());
  const reopen = useMutation(reopenAlertsMutation());
  const snooze = useMutation(snoozeAlertsMutation());
  const assign = useMutation(assignAlertsMutation());
  const counted = (ids: readonly string[]) => ({ count: ids.length, number: format.number(ids.length) });
  const common = { failed: t('failed'), toast: true, onDone, refresh: alertsChanged };
  return {
    acknowledge: (alertIds: string[]): void =>
      act({
        ...common,
        send: () => acknowledge.mutateAsync({ body: { alertIds } }),
        done: t('done.acknowledged', counted(alertIds)),
      }),
    reopen: (alertIds: string[]): void =>
      act({
        ...common,
        send: () => reopen.mutateAsync({ body: { alertIds } }),
        done: t('done.opened', counted(alertIds)),
      }),
    snooze: (alertIds: string[], days: SnoozeDays): void => {
      const until = snoozeUntil(Date.now(), days);
      act({
        ...common,
        send: () => snooze.mutateAsync({ body: { alertIds, until } }),
        done: t('done.snoozed', { ...counted(alertIds), date: format.date(until) }),
      });
    },
    assign: (alertIds: string[], member: { id: string; name: string } | null): void =>
      act({
        ...common,
        send: () => assign.mutateAsync({ body: { alertIds, memberId: member?.id ?? null } }),
        done: member
          ? t('done.assigned', { ...counted(alertIds), name: member.name })
          : t('done.unassigned', counted(alertIds)),
      }),
  };
}

export type AlertActions = ReturnType<typeof useAlertActions>;
