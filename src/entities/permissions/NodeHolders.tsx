import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listNodeHoldersOptions } from '#api/generated/query/people.gen.ts';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';

/** People named at once; what is beyond is counted. */
const SHOWN = 100;

/** Which roles grant a node, and who may do it by them. */
export function NodeHolders({ node }: { node: PermissionNode }) {
  const { t } = useTranslation('permissions');
  const query = useQuery(
    listNodeHoldersOptions({ path: { nodeId: node.id }, query: { page: 1, pageSize: SHOWN } }),
  );
  return (
    <Stack gap="5" css={styles}>
      <section>
        <h3>{t('holders.roles')}</h3>
        {node.roles.length === 0 ? (
          <p>{t('holders.rolesNone')}</p>
        ) : (
          <ul>
            {node.roles.map(({ id, name, isSystem }) => (
              <li key={id}>
                {name} {isSystem && <small>{t('holders.system')}</small>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{t('holders.title')}</h3>
        <QueryState
          query={query}
          skeleton={<Skeleton h="8rem" role="status" aria-label={t('holders.loading')} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{t('holders.none')}</p>}
        >
          {({ items, total }) => (
            <>
              <ul>
                {items.map(({ id, name, email, role }) => (
                  <li key={id}>
                    {name} <small>{email}</small> <small>{role.name}</small>
                  </li>
                ))}
              </ul>
              {total > items.length && (
                <chakra.p mt="2">{t('holders.more', { number: total - items.length })}</chakra.p>
              )}
            </>
          )}
        </QueryState>
      </section>
    </Stack>
  );
}

const styles = {
  overflowWrap: 'anywhere',
  '& h3': { fontWeight: 'medium', mb: '1' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& :is(p, small)': { color: 'fg.muted', fontSize: 'sm' },
} as const;
