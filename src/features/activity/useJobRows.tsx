import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ActivityEntry } from '#api/generated/types.gen.ts';
import { plainTable } from '#resource/plainTable.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { RowDetails } from '#shared/table/TableBody.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { ActivityObject } from './ActivityObject.tsx';
import { JOB_ROWS, jobEntriesOptions } from './activityQueries.ts';
import type { ActivityWords } from './useActivityWords.ts';

interface JobRowsOptions {
  words: ActivityWords;
  /** What was filtered for: the change that is shown of each entry. */
  filters: { field: string; value: string };
  onOpen: (entryId: string) => void;
}

/** The entries of a job below the row that stands for them. */
export function useJobRows({ words, filters, onOpen }: JobRowsOptions): RowDetails<ActivityEntry> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      has: ({ folded }) => folded > 0,
      isOpen: ({ id }) => opened.has(id),
      toggle: ({ id }) =>
        setOpened((now) =>
          now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
        ),
      render: ({ job }) => job && <JobEntries job={job} words={words} filters={filters} onOpen={onOpen} />,
    }),
    [opened, words, filters, onOpen],
  );
}

function JobEntries({
  job,
  words,
  filters,
  onOpen,
}: JobRowsOptions & { job: NonNullable<ActivityEntry['job']> }) {
  const { t, format, summary } = words;
  const query = useQuery(jobEntriesOptions(job.id));
  const label = t('job.list', { title: job.title });
  return (
    <QueryState query={query} skeleton={<Skeleton h="24" role="status" aria-label={t('loading')} />}>
      {({ items, total }) => (
        <>
          <chakra.table css={plainTable} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('column.object')}</th>
                <th scope="col">{t('column.changes')}</th>
                <th scope="col">{t('column.at')}</th>
              </tr>
            </thead>
            <tbody>
              {items
                .filter(({ id }) => id !== job.entryId)
                .map((entry) => (
                  <tr key={entry.id}>
                    <td>
                      <ActivityObject entry={entry} type={t(`type.${entry.entityType}`)} />
                    </td>
                    <td>{summary(entry, filters)}</td>
                    <td>
                      <chakra.button
                        type="button"
                        color="accent"
                        textDecoration="underline"
                        onClick={() => onOpen(entry.id)}
                      >
                        {format.dateTime(entry.at)}
                      </chakra.button>
                    </td>
                  </tr>
                ))}
            </tbody>
          </chakra.table>
          {total > JOB_ROWS && (
            <chakra.p mt="2" fontSize="sm" css={{ '& a': { color: 'accent', textDecoration: 'underline' } }}>
              <Link to={`${paths.activityLog}?${new URLSearchParams({ jobId: job.id }).toString()}`}>
                {t('job.all', { count: job.entries, number: format.number(job.entries) })}
              </Link>
            </chakra.p>
          )}
        </>
      )}
    </QueryState>
  );
}
