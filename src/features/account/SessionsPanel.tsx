import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import {
  endAccountSessionMutation,
  endOtherSessionsMutation,
  listAccountSessionsOptions,
} from '#api/generated/query/account.gen.ts';
import type { AccountSession } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SessionList } from './SessionList.tsx';

/** The person's sign-ins, and the way to end the others. */
export function SessionsPanel() {
  const { t } = useTranslation('account');
  const query = useQuery(listAccountSessionsOptions());
  const ending = useEndSessions();
  const others = query.data?.items.filter(({ current }) => !current).length ?? 0;
  return (
    <Panel
      id="sessions"
      title={t('sessions.title')}
      meta={others === 0 && query.data?.items.length === 1 ? t('sessions.onlyThis') : undefined}
      actions={
        others > 0 && (
          <Button
            size="sm"
            variant="outline"
            aria-disabled={ending.pending}
            onClick={() => ending.endOthers(others)}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('sessions.loading')} gap="3">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h="12" />
            ))}
          </Stack>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={MonitorOff}
            headingLevel="h3"
            title={t('sessions.empty')}
            text={t('sessions.emptyText')}
          />
        }
      >
        {({ items }) => (
          <SessionList
            sessions={items}
            now={query.dataUpdatedAt}
            pending={ending.pending}
            onEnd={ending.end}
          />
        )}
      </QueryState>
    </Panel>
  );
}

/** Ends sign-ins of the person, after asking, one call at a time. */
function useEndSessions() {
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
