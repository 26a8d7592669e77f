import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { historyOptions } from './teamQueries.ts';
import { useMemberText } from './useMemberText.ts';

const actions = ['create', 'update', 'delete', 'restore', 'import', 'undo'] as const;

/** Who changed what about a member, the latest first; written by the server. */
export function MemberHistory({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const words = useMemberText();
  const [{ page, size }, setPaging] = useState<{ page: number; size: PageSize }>({ page: 1, size: 15 });
  const query = useQuery(historyOptions(member.id, page, size));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="16rem" role="status" aria-label={t('history.loading')} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon={HistoryIcon}
          headingLevel="h3"
          title={t('history.empty')}
          text={t('history.emptyText', { date: format.date(member.createdAt) })}
        />
      }
    >
      {(shown) => (
        <>
          <chakra.ol css={styles}>
            {shown.items.map(({ id, at, actor, action, changes }) => (
              <li key={id}>
                <p>
                  <strong>
                    {t(`history.${actions.find((one) => one === action) ?? 'update'}`, { name: actor.name })}
                  </strong>
                  <time dateTime={at} title={format.fullDate(at)}>
                    {format.dateTime(at)}
                  </time>
                </p>
                <ul>
                  {changes.map(({ field, before, after }) => (
                    <li key={field}>
                      {t('history.change', {
                        field: words.field(field),
                        before: words.value(field, before),
                        after: words.value(field, after),
                      })}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </chakra.ol>
          {shown.total > 10 && (
            <Pager
              page={page}
              size={size}
              shown={shown}
              onPage={(next) => setPaging({ page: next, size })}
              onSize={(next) => setPaging({ page: 1, size: next })}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

const styles = {
  fontSize: 'sm',
  '& > li': { py: '3', borderBottomWidth: '1px', borderColor: 'border' },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
  '& strong': { fontWeight: 'medium' },
  '& time': { ms: 'auto', color: 'fg.muted', fontSize: 'xs' },
  '& ul': { mt: '1', color: 'fg.muted', overflowWrap: 'anywhere' },
} as const;
