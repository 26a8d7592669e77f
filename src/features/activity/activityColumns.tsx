import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityEntry } from '#api/generated/types.gen.ts';
import { NO_VALUE, orDash } from '#shared/i18n/noValue.ts';
import type { Column } from '#shared/table/Column.ts';
import type { ActivityFilters, ActivitySort } from './activityFilters.ts';
import { ActivityObject } from './ActivityObject.tsx';
import { utcText } from './activityRules.ts';
import type { ActivityWords } from './useActivityWords.ts';

/** What a file can hold of the log: a row for each change. */
export const fileColumns = [
  ...['at', 'actor', 'action', 'entityType', 'entityLabel', 'entityId'],
  ...['field', 'before', 'after', 'source', 'ip', 'requestId', 'job'],
];

/** The columns of a file whatever the screen shows: who, what, and each value before and after. */
export const fileHeaders = ({ t }: ActivityWords) =>
  (
    [
      ['at', 'column.at'],
      ['actor', 'column.actor'],
      ['action', 'column.action'],
      ['entityType', 'column.type'],
      ['entityLabel', 'column.object'],
      ['entityId', 'column.id'],
      ['field', 'change.field'],
      ['before', 'change.before'],
      ['after', 'change.after'],
      ['source', 'column.source'],
      ['ip', 'column.ip'],
      ['requestId', 'column.requestId'],
      ['job', 'column.job'],
    ] as const
  ).map(([id, key]) => ({ id, header: t(key) }));

/** The timeline. Changes are shown by what was filtered for. */
export function activityColumns(
  words: ActivityWords,
  { field, value }: Pick<ActivityFilters, 'field' | 'value'>,
): Column<ActivityEntry, ActivitySort>[] {
  const { t, format, person, summary } = words;
  return [
    {
      id: 'at',
      header: t('column.at'),
      sortKey: 'at',
      isKey: true,
      width: '13rem',
      cell: ({ at }) => (
        <chakra.time dateTime={at} title={utcText(at)} whiteSpace="nowrap">
          {format.dateTime(at)}
        </chakra.time>
      ),
    },
    { id: 'actor', header: t('column.actor'), width: '9rem', cell: person },
    {
      id: 'action',
      header: t('column.action'),
      width: '8rem',
      cell: ({ action }) => t(`action.${action}`),
    },
    {
      id: 'object',
      header: t('column.object'),
      width: '12rem',
      cell: (entry) => <ActivityObject entry={entry} type={t(`type.${entry.entityType}`)} />,
    },
    {
      id: 'changes',
      header: t('column.changes'),
      width: '13rem',
      grows: true,
      cell: (entry) => summary(entry, { field, value }) || NO_VALUE,
    },
    {
      id: 'source',
      header: t('column.source'),
      width: '6rem',
      cell: ({ source }) => t(`source.${source}`),
    },
    { id: 'ip', header: t('column.ip'), width: '7.5rem', cell: ({ ip }) => orDash(ip) },
    {
      id: 'requestId',
      header: t('column.requestId'),
      hidden: true,
      width: '10rem',
      cell: ({ requestId }) => orDash(requestId),
    },
    {
      id: 'job',
      header: t('column.job'),
      hidden: true,
      width: '14rem',
      cell: ({ job }) => orDash(job?.title),
    },
  ];
}
