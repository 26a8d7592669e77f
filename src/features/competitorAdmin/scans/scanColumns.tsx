import type { TFunction } from 'i18next';
import type { ScanRun } from '#api/generated/types.gen.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import type { ScanSort } from './scanFilters.ts';
import { ScanState } from './ScanState.tsx';

interface ColumnTools {
  t: TFunction<'scanRuns'>;
  format: ReturnType<typeof useFormat>;
}

/** What the list says of a run. */
export function scanColumns({ t, format }: ColumnTools): Column<ScanRun, ScanSort>[] {
  const figure = (id: 'pages' | 'read' | 'failed' | 'changed'): Column<ScanRun, ScanSort> => ({
    id,
    header: t(`column.${id}`),
    align: 'end',
    width: '6.5rem',
    cell: (run) => format.number(run[id]),
  });
  return [
    {
      id: 'competitor',
      header: t('column.competitor'),
      sortKey: 'competitor',
      isKey: true,
      width: '11rem',
      grows: true,
      cell: ({ competitor }) => competitor.name,
    },
    {
      id: 'startedAt',
      header: t('column.startedAt'),
      sortKey: 'startedAt',
      width: '10rem',
      cell: ({ startedAt }) => format.dateTime(startedAt),
    },
    {
      id: 'trigger',
      header: t('column.trigger'),
      sortKey: 'trigger',
      width: '9rem',
      cell: ({ trigger, startedBy }) => startedBy?.name ?? t(`trigger.${trigger}`),
    },
    {
      id: 'state',
      header: t('column.state'),
      sortKey: 'state',
      width: '8rem',
      cell: ({ state }) => <ScanState state={state} />,
    },
    figure('pages'),
    figure('read'),
    figure('failed'),
    figure('changed'),
    {
      id: 'finishedAt',
      header: t('column.finishedAt'),
      sortKey: 'finishedAt',
      width: '10rem',
      cell: ({ finishedAt }) => finishedAt && format.dateTime(finishedAt),
    },
  ];
}
