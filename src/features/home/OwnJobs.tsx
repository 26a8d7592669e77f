import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listJobsOptions } from '#api/generated/query/work.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { JobsDialog } from '#entities/catalogue/JobsDialog.tsx';
import { JobStateBadge } from '#resource/jobs/JobStateBadge.tsx';
import { isOver } from '#resource/jobs/jobRules.ts';
import '#resource/workTexts.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** While something runs it is looked at as often as a person does. */
const LOOK_MS = 3000;

/** One's last jobs: bulk actions, imports and exports. */
export function OwnJobs() {
  const { t } = useTranslation(['work', 'homeWork']);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...listJobsOptions({ query: { pageSize: 10 } }),
    refetchInterval: ({ state }) => (state.data?.items.every(isOver) === false ? LOOK_MS : false),
  });
  return (
    <WorkPanel
      title={t('jobs.title')}
      query={query}
      loading={t('jobs.loading')}
      empty={{ icon: ListChecks, title: t('jobs.empty'), text: t('jobs.emptyText') }}
      actions={
        <>
          <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
            {t('jobs.all', { ns: 'homeWork' })}
          </Button>
          {isOpen && <JobsDialog onClose={() => setOpen(false)} />}
        </>
      }
    >
      {({ id, title, state, progress, createdAt }) => (
        <li key={id}>
          <span>{title}</span>
          <JobStateBadge state={state} />
          {!isOver({ state }) && <span>{format.percent(progress / 100)}</span>}
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        </li>
      )}
    </WorkPanel>
  );
}
