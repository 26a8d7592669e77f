import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { UserAvatar } from '#shared/ui/UserAvatar.tsx';
import { shownStatus, statusTones } from './memberStatus.ts';
import type { TeamSort } from './teamFilters.ts';

interface ColumnTools {
  t: TFunction<['team', 'records']>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  /** When the list was read, in ms since 1970. */
  now: number;
}

/** What the list says of a member. */
export function teamColumns({ t, texts, format, now }: ColumnTools): Column<TeamMember, TeamSort>[] {
  return [
    {
      id: 'name',
      // Not the name of a thing.
      header: t('column.name'),
      sortKey: 'name',
      isKey: true,
      width: '14rem',
      cell: ({ name, first_name: first, last_name: last, username }) => (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <UserAvatar firstName={first ?? ''} lastName={last ?? ''} loginName={username} image={null} />
          {name}
        </chakra.span>
      ),
    },
    {
      id: 'email',
      header: texts.field('email'),
      sortKey: 'email',
      grows: true,
      width: '14rem',
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      header: texts.field('role'),
      sortKey: 'role',
      width: '10rem',
      cell: ({ role }) => role?.name ?? NO_VALUE,
    },
    {
      id: 'status',
      header: texts.field('status'),
      sortKey: 'status',
      width: '9rem',
      cell: (member) => {
        const status = shownStatus(member, now);
        return <StateTag tone={statusTones[status]}>{t(`status.${status}`, { ns: 'records' })}</StateTag>;
      },
    },
    {
      id: 'lastLoginAt',
      header: texts.field('lastLoginAt'),
      sortKey: 'lastLoginAt',
      width: '10rem',
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          t('never')
        ) : (
          <time dateTime={lastLoginAt} title={format.dateTime(lastLoginAt)}>
            {format.relative(lastLoginAt, now)}
          </time>
        ),
    },
    {
      id: 'mfa',
      header: texts.field('mfa'),
      sortKey: 'mfa',
      width: '8rem',
      cell: ({ mfa }) => t(mfa ? 'mfa.on' : 'mfa.off'),
    },
    {
      id: 'username',
      header: texts.field('username'),
      sortKey: 'username',
      width: '10rem',
      cell: ({ username }) => username,
    },
    {
      id: 'createdAt',
      header: texts.field('createdAt'),
      sortKey: 'createdAt',
      width: '8rem',
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ];
}
