import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { endAccountSessionMutation, endOtherSessionsMutation } from '#api/generated/query/account.gen.ts';
import type { AccountSession } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Ends sign-ins of the person, after asking, one call at a time. */
export function useEndSessions() {
  const { t } = useTranslation('account');
  const one = useMutation(endAccountSessionMutation());
  const others = useMutation(endOtherSessionsMutation());
  const { act, pending } = useConfirmedAction();
  const common = {
    failed: t('sessions.endFailed'),
    // A refusal may mean that the list is out of date.
    refresh: () => invalidate('listAccountSessions'),
  };
  const question = (title: string, action: string) => ({
    title,
    text: t('sessions.endText'),
    action,
    danger: true,
  });

  return {
    pending,
    end: ({ id, device }: AccountSession) => {
      const name = device.trim() || t('sessions.unknown');
      act({
        ...common,
        question: question(t('sessions.endTitle', { device: name }), t('sessions.end')),
        send: () => one.mutateAsync({ path: { sessionId: id } }),
        done: t('sessions.ended', { device: name }),
      });
    },
    endOthers: (count: number) =>
      act({
        ...common,
        question: question(t('sessions.endOthersTitle', { count }), t('sessions.endOthers')),
        send: () => others.mutateAsync({}),
        done: ({ ended }) => t('sessions.othersEnded', { count: ended }),
      }),
  };
}
