import { Badge } from '@chakra-ui/react/badge';
import { Link as TextLink } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useTranslation } from 'react-i18next';
import { listAccountSessionsOptions } from '#api/generated/query/account.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { recentSignIns } from './recentSignIns.ts';
import { orDash } from '#shared/i18n/noValue.ts';

/** The last sign-ins, so that one that is not yours catches the eye. */
export function RecentSignIns() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const query = useQuery(listAccountSessionsOptions());
  return (
    <Panel
      title={t('signIns.title')}
      actions={
        <TextLink asChild fontSize="sm" minH="6">
          <Link to={`${paths.myAccount}#sessions`}>{t('signIns.all')}</Link>
        </TextLink>
      }
    >
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('signIns.loading')} gap="3">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h="10" />
            ))}
          </Stack>
        }
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
          <chakra.ul css={styles}>
            {recentSignIns(items).map(({ id, device, startedAt, lastSeenAt, current }) => (
              <li key={id}>
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  columnGap="2"
                  fontWeight="medium"
                  overflowWrap="anywhere"
                >
                  <span>{orDash(device).trim() || t('signIns.unknown')}</span>
                  {current && <Badge colorPalette="good">{t('signIns.current')}</Badge>}
                </chakra.div>
                <chakra.div fontSize="sm" color="fg.muted">
                  {t('signIns.at', { time: format.dateTime(startedAt) })}
                </chakra.div>
                <p>
                  <span>{t('signIns.seen')}</span>{' '}
                  <time dateTime={lastSeenAt} title={format.dateTime(lastSeenAt)}>
                    {format.relative(lastSeenAt, query.dataUpdatedAt)}
                  </time>
                </p>
              </li>
            ))}
          </chakra.ul>
        )}
      </QueryState>
    </Panel>
  );
}

const styles = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) fit-content(45%)' },
    columnGap: '3',
    alignItems: 'center',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& > li:first-of-type': { borderTopWidth: '0', pt: '0' },
  '& p': {
    gridColumn: { md: '2' },
    gridRow: { md: '1 / span 2' },
    fontSize: 'sm',
    color: 'fg.muted',
    textAlign: { md: 'end' },
    '& > *': { display: { md: 'block' } },
  },
} as const;
