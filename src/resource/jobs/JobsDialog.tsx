import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { listJobsOptions } from '#api/generated/query/work.gen.ts';
import { Pager } from '#shared/table/Pager.tsx';
import { usePages } from '#shared/table/usePages.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { useUndoImport } from '#resource/imports/useUndoImport.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import '#resource/workTexts.ts';
import { followJob } from './followJob.ts';
import { JobItem } from './JobItem.tsx';
import { isOver, runningStates } from './jobRules.ts';

/** While something runs the list is looked at as often as a person does. */
const LOOK_MS = 1000;

export interface JobsDialogProps {
  /** Reads again whatever an import may have changed that is taken back here. */
  refresh: () => Promise<void>;
  /** Whether it begins with the jobs that are not over. */
  onlyRunning?: boolean;
  onClose: () => void;
}

/** The person's jobs: what is running, the result of each row, the files of exports, and Undo of imports. */
export function JobsDialog({ refresh, onlyRunning = false, onClose }: JobsDialogProps) {
  const { t } = useTranslation('work');
  const { page, size, toFirst, pager } = usePages(10);
  const [isFiltered, setFiltered] = useState(onlyRunning);
  const state = isFiltered ? { state: [...runningStates] } : {};
  const query = useQuery({
    ...listJobsOptions({ query: { ...state, page, pageSize: size } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.every(isOver) === false ? LOOK_MS : false),
  });
  const { undo, pending } = useUndoImport((job) => {
    followJob(job, () => void refresh());
    toFirst();
    void invalidate('listJobs');
  });
  return (
    <ResourceDialog
      title={t('jobs.title')}
      onClose={onClose}
      footer={(close) => <Button onClick={close}>{t('job.close')}</Button>}
    >
      <Stack gap="3">
        <chakra.p color="fg.muted">{t('jobs.intro')}</chakra.p>
        <chakra.label css={{ display: 'flex', alignItems: 'center', gap: '2', minH: '8', fontSize: 'sm' }}>
          <chakra.input
            type="checkbox"
            css={{ boxSize: '4', accentColor: '{colors.accent}' }}
            checked={isFiltered}
            onChange={({ currentTarget }) => {
              setFiltered(currentTarget.checked);
              toFirst();
            }}
          />
          {t('jobs.onlyRunning')}
        </chakra.label>
        <QueryState
          query={query}
          skeleton={<Skeleton h="40" role="status" aria-label={t('jobs.loading')} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={ListChecks}
              headingLevel="h3"
              title={t(isFiltered ? 'jobs.noneRunning' : 'jobs.empty')}
              text={t('jobs.emptyText')}
            />
          }
        >
          {(jobs) => (
            <>
              <ul aria-label={t('jobs.list')}>
                {jobs.items.map((job) => (
                  <JobItem key={job.id} job={job} now={query.dataUpdatedAt} pending={pending} onUndo={undo} />
                ))}
              </ul>
              <Pager {...pager} shown={jobs} />
            </>
          )}
        </QueryState>
      </Stack>
    </ResourceDialog>
  );
}
