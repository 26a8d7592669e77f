import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { deliverExport } from '#resource/exports/deliverExport.ts';
import '#resource/workTexts.ts';
import { JobOutcome } from './JobOutcome.tsx';
import { JobStateBadge } from './JobStateBadge.tsx';
import { isOver, canUndo } from './jobRules.ts';
import { useStopJob } from './useStopJob.ts';

interface JobItemProps {
  job: Job;
  /** When the list was read, ms since 1970. */
  now: number;
  pending: boolean;
  onUndo: (importId: string, name: string) => void;
}

/** One job: what it is, how far it is or how it ended, and what can be done with it. */
export function JobItem({ job, now, pending, onUndo }: JobItemProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const details = useId();
  const { stop, stopping } = useStopJob();
  const { id, title, state, counts, importId, progress } = job;
  return (
    <chakra.li css={styles}>
      <chakra.div flex="1 1 14rem">
        <chakra.div fontWeight="medium" overflowWrap="anywhere">
          {title}
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          alignItems="center"
          fontSize="sm"
          color="fg.muted"
        >
          <JobStateBadge state={state} />
          <span>
            {isOver(job)
              ? t('job.reach', { done: format.number(counts.done), total: format.number(counts.total) })
              : format.percent(progress / 100)}
          </span>
          <time dateTime={job.createdAt}>{format.dateTime(job.createdAt)}</time>
        </chakra.div>
      </chakra.div>
      {!isOver(job) && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('jobs.stopOf', { title })}
          aria-disabled={stopping}
          onClick={() => stop(id)}
        >
          {t('job.stop')}
        </Button>
      )}
      {job.hasFile && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('jobs.downloadOf', { title })}
          onClick={() => void deliverExport(job)}
        >
          {t('jobs.download')}
        </Button>
      )}
      {canUndo(job, now) && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('jobs.undoOf', { title })}
          aria-disabled={pending}
          onClick={() => onUndo(importId ?? '', title)}
        >
          {t('import.undo')}
        </Button>
      )}
      {isOver(job) && (
        <Button
          size="xs"
          variant="ghost"
          aria-label={t('jobs.detailsOf', { title })}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          {t('jobs.details')}
        </Button>
      )}
      <chakra.div id={details} flexBasis="100%" hidden={!open}>
        {open && <JobOutcome job={job} />}
      </chakra.div>
    </chakra.li>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border',
} as const;
