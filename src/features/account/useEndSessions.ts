import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { errorText, isSilent } from '#api/errors.ts';
import { endAccountSessionMutation, endOtherSessionsMutation } from '#api/generated/query/account.gen.ts';
import type { AccountSession } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** Ends sign-ins of the person, after asking, one call at a time. */
export function useEndSessions() {
  const { t } = useTranslation('account');
  const { t: tErrors } = useTranslation('errors');
  const one = useMutation(endAccountSessionMutation());
  const others = useMutation(endOtherSessionsMutation());
  const { run, pending } = useSingleFlight();

  const act = (title: string, action: string, call: () => Promise<string>) =>
    run(async () => {
      if (!(await confirm({ title, text: t('sessions.endText'), action, danger: true }))) return;
      try {
        notify({ type: 'success', title: await call() });
      } catch (error) {
        if (isSilent(error)) return;
        // R16: what was confirmed is answered by a dialog.
        void warn({
          title: t('sessions.endFailed'),
          text: errorText(error, tErrors),
          action: t('ok', { ns: 'common' }),
        });
      }
      // A refusal may mean that the list is out of date.
      await invalidate('listAccountSessions');
    });

  return {
    pending,
    end: ({ id, device }: AccountSession) => {
      const name = device.trim() || t('sessions.unknown');
      void act(t('sessions.endTitle', { device: name }), t('sessions.end'), async () => {
        await one.mutateAsync({ path: { sessionId: id } });
        return t('sessions.ended', { device: name });
      });
    },
    endOthers: (count: number) => {
      void act(t('sessions.endOthersTitle', { count }), t('sessions.endOthers'), async () => {
        const { ended } = await others.mutateAsync({});
        return t('sessions.othersEnded', { count: ended });
      });
    },
  };
}
