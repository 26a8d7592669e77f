import { Badge } from '@chakra-ui/react/badge';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listJobRowsOptions } from '#api/generated/query/work.gen.ts';
import type { Job, JobRow } from '#api/generated/types.gen.ts';
import { Pager } from '#shared/table/Pager.tsx';
import { usePages } from '#shared/table/usePages.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Choices } from '#resource/Choices.tsx';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import '#resource/workTexts.ts';

type Shown = 'all' | JobRow['result'];

const palettes = { done: 'good', skipped: 'caution', failed: 'bad' } as const;

/** What a job did to each row, by result; those with a reason first where there are some. */
export function JobRows({ job }: { job: Job }) {
  const { t } = useTranslation('work');
  const { done, skipped, failed } = job.counts;
  const [shown, setShown] = useState<Shown>(failed > 0 ? 'failed' : skipped > 0 ? 'skipped' : 'all');
  const { page, size, toFirst, pager } = usePages(10);
  const query = useQuery({
    ...listJobRowsOptions({
      path: { jobId: job.id },
      query: { page, pageSize: size, ...(shown === 'all' ? {} : { result: shown }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="2">
      <Choices<Shown>
        label={t('job.show')}
        value={shown}
        choices={[
          { value: 'all', label: t('job.all'), count: done + skipped + failed },
          { value: 'done', label: t('job.result.done'), count: done },
          { value: 'skipped', label: t('job.result.skipped'), count: skipped },
          { value: 'failed', label: t('job.result.failed'), count: failed },
        ]}
        onChoose={(value) => {
          setShown(value);
          toFirst();
        }}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton h="40" role="status" aria-label={t('job.rowsLoading')} />}
        isEmpty={({ total }) => total === 0}
        empty={<chakra.p color="fg.muted">{t('job.rowsEmpty')}</chakra.p>}
      >
        {(rows) => (
          <>
            <chakra.div css={tableFrame} tabIndex={0} role="region" aria-label={t('job.rows')}>
              <chakra.table css={plainTable}>
                <thead>
                  <tr>
                    <th scope="col">{t('column.item')}</th>
                    <th scope="col">{t('column.result')}</th>
                    <th scope="col">
                      {t(rows.items.some(({ found }) => found) ? 'column.outcome' : 'column.reason')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.items.map(({ id, label, result, reason, found }, at) => (
                    <tr key={`${id} ${at}`}>
                      <td data-kind="key">{label}</td>
                      <td>
                        <Badge colorPalette={palettes[result]}>{t(`job.result.${result}`)}</Badge>
                      </td>
                      <td>
                        {reason !== null && t(`reason.${reason}`)}
                        {found && t(`found.${found}`)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </chakra.table>
            </chakra.div>
            <Pager {...pager} shown={rows} />
          </>
        )}
      </QueryState>
    </Stack>
  );
}
