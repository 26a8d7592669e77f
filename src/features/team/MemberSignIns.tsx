import { Badge } from '@chakra-ui/react/badge';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useTranslation } from 'react-i18next';
import { endMemberSignInMutation, endMemberSignInsMutation } from '#api/generated/query/people.gen.ts';
import type { AccountSession, TeamMember } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { signInsOptions, teamChanged } from './teamQueries.ts';
import { useMemberReason } from './useMemberReason.ts';

/** Where a member is signed in, and the way to end it. */
export function MemberSignIns({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const reason = useMemberReason(member);
  const query = useQuery(signInsOptions(member.id));
  const { act, pending } = useConfirmedAction();
  const endOne = useMutation(endMemberSignInMutation());
  const endAll = useMutation(endMemberSignInsMutation());
  const { id: memberId, name } = member;
  const ask = (title: string, text: string, send: () => Promise<unknown>): void =>
    act({
      question: { title, text, action: t('signIns.end'), danger: true },
      send,
      done: t('signIns.ended'),
      failed: t('failed.signIns'),
      refresh: teamChanged,
    });
  const end = ({ id, device }: AccountSession): void =>
    ask(t('signIns.endTitle', { device }), t('signIns.endText', { name }), () =>
      endOne.mutateAsync({ path: { memberId, signInId: id } }),
    );
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="12rem" role="status" aria-label={t('signIns.loading')} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon={MonitorOff}
          headingLevel="h3"
          title={t('signIns.empty')}
          text={t('signIns.emptyText')}
        />
      }
    >
      {({ items }) => (
        <>
          <chakra.ul css={styles}>
            {items.map((signIn) => (
              <li key={signIn.id}>
                <div>
                  <strong>{signIn.device}</strong>
                  {signIn.current && <Badge colorPalette="good">{t('signIns.current')}</Badge>}
                  <p>
                    {t('signIns.times', {
                      started: format.dateTime(signIn.startedAt),
                      seen: format.relative(signIn.lastSeenAt, query.dataUpdatedAt),
                    })}
                  </p>
                </div>
                {!signIn.current && (
                  <DisabledReasonButton
                    size="xs"
                    variant="outline"
                    reason={reason}
                    aria-disabled={pending}
                    aria-label={t('signIns.endNamed', { device: signIn.device })}
                    onClick={() => end(signIn)}
                  >
                    {t('signIns.end')}
                  </DisabledReasonButton>
                )}
              </li>
            ))}
          </chakra.ul>
          {items.some(({ current }) => !current) && (
            <DisabledReasonButton
              alignSelf="start"
              mt="4"
              size="sm"
              variant="outline"
              reason={reason}
              aria-disabled={pending}
              onClick={() =>
                ask(t('signIns.endAllTitle', { name }), t('signIns.endText', { name }), () =>
                  endAll.mutateAsync({ path: { memberId } }),
                )
              }
            >
              {t('signIns.endAll')}
            </DisabledReasonButton>
          )}
        </>
      )}
    </QueryState>
  );
}

const styles = {
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& > li:first-of-type': { borderTopWidth: 0 },
  '& strong': { fontWeight: 'medium', me: '2' },
  '& p': { fontSize: 'sm', color: 'fg.muted' },
} as const;
