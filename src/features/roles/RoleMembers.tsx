import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRoleMembersOptions } from '#api/generated/query/people.gen.ts';
import type { Role } from '#api/generated/types.gen.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';

/** Who has a role. Whoever is to have another one gets it on the page of the team. */
export function RoleMembers({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  const texts = useFieldTexts();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const query = useQuery({
    ...listRoleMembersOptions({ path: { roleId: role.id }, query: { page, pageSize: size } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="12rem" role="status" aria-label={t('loading')} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState icon={Users} headingLevel="h3" title={t('members.none')} text={t('members.change')} />
      }
    >
      {(members) => (
        <>
          <chakra.p mb="3" color="fg.muted" fontSize="sm">
            {t('members.change')}
          </chakra.p>
          {/* Scrolled by keyboard too. */}
          <chakra.div css={tableFrame} role="region" aria-label={t('column.members')} tabIndex={0}>
            <chakra.table css={plainTable} aria-label={t('column.members')}>
              <thead>
                <tr>
                  <th scope="col">{texts.field('name')}</th>
                  <th scope="col">{t('members.user')}</th>
                  <th scope="col">{texts.field('status')}</th>
                </tr>
              </thead>
              <tbody>
                {members.items.map(({ id, name, username, status }) => (
                  <tr key={id}>
                    <td>
                      <chakra.span css={link}>
                        <Link to={`${paths.team}?${new URLSearchParams({ open: id }).toString()}`}>
                          {name}
                        </Link>
                      </chakra.span>
                    </td>
                    <td>{username}</td>
                    <td>
                      <StateTag tone={status === 'active' ? 'good' : 'quiet'}>
                        {t(`members.status.${status}`)}
                      </StateTag>
                    </td>
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </chakra.div>
          <Pager
            page={page}
            size={size}
            shown={members}
            onPage={setPage}
            onSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        </>
      )}
    </QueryState>
  );
}

const link = { '& a': { color: 'accent', textDecoration: 'underline' } } as const;
