import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useTranslation } from 'react-i18next';
import { listAccountSessionsOptions } from '#api/generated/query/account.gen.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SessionList } from './SessionList.tsx';
import { useEndSessions } from './useEndSessions.ts';

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
