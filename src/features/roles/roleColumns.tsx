import type { TFunction } from 'i18next';
import type { Role } from '#api/generated/types.gen.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { RoleSort } from './roleFilters.ts';

interface ColumnTools {
  t: TFunction<'roles'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
}

/** What the list says of a role. */
export function roleColumns({ t, texts, format }: ColumnTools): Column<Role, RoleSort>[] {
  return [
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      isKey: true,
      width: '12rem',
      cell: ({ name }) => name,
    },
    {
      id: 'description',
      header: texts.field('description'),
      grows: true,
      width: '14rem',
      cell: ({ description }) => description,
    },
    {
      id: 'memberCount',
      header: t('column.members'),
      sortKey: 'memberCount',
      align: 'end',
      width: '7rem',
      cell: ({ memberCount }) => format.number(memberCount),
    },
    {
      id: 'menuEntryCount',
      header: t('column.menuEntries'),
      sortKey: 'menuEntryCount',
      align: 'end',
      width: '8.5rem',
      cell: ({ menuEntryCount }) => format.number(menuEntryCount),
    },
    {
      id: 'actionCount',
      header: t('column.actions'),
      sortKey: 'actionCount',
      align: 'end',
      width: '7rem',
      cell: ({ actionCount }) => format.number(actionCount),
    },
    {
      id: 'isSystem',
      header: t('column.kind'),
      width: '7.5rem',
      cell: ({ isSystem }) => (
        <StateTag tone={isSystem ? 'info' : 'quiet'}>{t(`kind.${isSystem ? 'system' : 'custom'}`)}</StateTag>
      ),
    },
    {
      id: 'updatedAt',
      header: texts.field('updatedAt'),
      sortKey: 'updatedAt',
      width: '11.5rem',
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}
