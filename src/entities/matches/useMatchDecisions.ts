import './matchesTexts.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmMatchMutation, reReadMatchMutation } from '#api/generated/query/matches.gen.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { notify } from '#shared/ui/notify.ts';
import { matchesChanged } from './matchesChanged.ts';

/** Confirming a match and reading its page again, wherever matches are shown, and why one may not (D25). */
export function useMatchDecisions() {
  const { t } = useTranslation('matches');
  const needs = usePermissionReason();
  const { act } = useConfirmedAction();
  const { mutateAsync: confirm } = useMutation(confirmMatchMutation());
  const { mutateAsync: reRead } = useMutation(reReadMatchMutation());
  return useMemo(() => {
    const failed = t('failed');
    // Nobody waits for it: the next action can begin.
    const refresh = (): void => void matchesChanged();
    const of = ({ id, version }: Match) => ({ path: { matchId: id }, body: { version } });
    return {
      confirmMatch: (match: Match): void =>
        act({
          send: () => confirm({ ...of(match), headers: { 'Idempotency-Key': newIdempotencyKey() } }),
          done: t('done.confirmed'),
          failed,
          toast: true,
          refresh,
        }),
      readAgain: (match: Match): void =>
        act({
          send: () => reRead(of(match)),
          done: (now) => {
            if (now.failedReads > match.failedReads) return undefined;
            return t(now.reading?.id === match.reading?.id ? 'done.same' : 'done.newPrice');
          },
          onDone: (now) => {
            if (now.failedReads > match.failedReads)
              notify({ type: 'error', title: t('done.notRead'), description: t('done.notReadText') });
          },
          failed,
          toast: true,
          refresh,
        }),
      deciding: { disabledReason: needs(permissions.competitorManagerDecide) },
      editing: { disabledReason: needs(permissions.competitorManagerEdit) },
    };
  }, [t, needs, act, confirm, reRead]);
}
