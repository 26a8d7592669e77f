import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { applyUndoMutation } from '#api/generated/query/activity.gen.ts';
import { useRunningJob } from '#resource/jobs/useRunningJob.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { somethingUndone, undoPlanOptions } from './activityQueries.ts';

const CONFLICT = 409;

/** Undoing an entry or a job, from its plan to its end. */
export function useUndoRun(entryId: string) {
  const { t } = useTranslation('activity');
  const [attempt, setAttempt] = useState(1);
  const query = useQuery(undoPlanOptions(entryId, attempt));
  const apply = useMutation(applyUndoMutation());
  const { act, pending } = useConfirmedAction();
  const send = useIdempotencyKey();
  const running = useRunningJob(somethingUndone);
  const plan = query.data;

  const begin = (): void => {
    if (!plan || plan.undoableCount === 0) return;
    const body = { version: plan.version };
    act({
      send: () =>
        send({ entryId, ...body }, (key) =>
          apply.mutateAsync({ path: { entryId }, body, headers: { 'Idempotency-Key': key } }),
        ),
      onDone: running.begin,
      failed: t('undo.failed'),
      // Somebody was faster: the plan as it is now is shown, and it is asked again.
      sentenceOf: (error) => {
        if (!(error instanceof ApiError) || error.status !== CONFLICT) return undefined;
        setAttempt(attempt + 1);
        return t('undo.changed');
      },
    });
  };
  return { query, plan, running, pending, begin };
}
