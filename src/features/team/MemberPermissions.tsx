import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { useFullPermissionLabel } from '#entities/permissions/usePermissionLabel.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { permissionsOptions } from './teamQueries.ts';

/** What a member may see and do, with the role that each permission comes from. */
export function MemberPermissions({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const label = useFullPermissionLabel();
  const query = useQuery(permissionsOptions(member.id));
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="16rem" role="status" aria-label={t('access.loading')} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState icon={Lock} headingLevel="h3" title={t('access.empty')} text={t('access.emptyText')} />
      }
    >
      {({ items }) => (
        <chakra.table css={styles} aria-label={t('tab.access')}>
          <thead>
            <tr>
              <th scope="col">{t('access.permission')}</th>
              <th scope="col">{t('access.via')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ title, viaRole }) => (
              <tr key={title}>
                <td>{label(title)}</td>
                <td>{viaRole.name}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </QueryState>
  );
}

const styles = {
  w: '100%',
  fontSize: 'sm',
  '& :is(th, td)': { textAlign: 'start', py: '1.5', pe: '3' },
  '& th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
} as const;
