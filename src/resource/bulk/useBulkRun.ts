import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { applyBulkMutation } from '#api/generated/query/work.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useRunningJob } from '#resource/jobs/useRunningJob.ts';
import type { PlanAlternative } from '#resource/Records.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import '#resource/workTexts.ts';
import type { BulkDialogProps } from './BulkDialog.tsx';
import { bulkPlanQuery } from './bulkQuery.ts';
import { isCountConfirmed, needsCountConfirmed } from './bulkRules.ts';

/** A bulk action from its preview to its end, and again for what was left. */
export function useBulkRun({
  records,
  request,
  onDone,
}: Pick<BulkDialogProps, 'records' | 'request' | 'onDone'>) {
  const { t } = useTranslation('work');
  const { t: tErrors } = useTranslation('errors');
  const [attempt, setAttempt] = useState(1);
  const [input, setInput] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [expired, setExpired] = useState(false);
  const query = useQuery(bulkPlanQuery(request, attempt));
  const apply = useMutation(applyBulkMutation());
  const { run, pending } = useSingleFlight();
  const send = useIdempotencyKey();
  const running = useRunningJob(async (job) => {
    await records.refresh();
    onDone?.(job);
  });

  const plan = query.data;
  const confirmed =
    plan !== undefined && (!needsCountConfirmed(plan) || isCountConfirmed(input, plan.affected));

  const begin = (alternative: PlanAlternative | null) =>
    run(async () => {
      if (!plan || !confirmed) return;
      const { planId } = plan;
      const body = {
        ...(needsCountConfirmed(plan) ? { confirmCount: plan.affected } : {}),
        ...alternative?.body,
      };
      setError(null);
      try {
        const job = await send({ planId, body }, (key) =>
          apply.mutateAsync({ path: { planId }, body, headers: { 'Idempotency-Key': key } }),
        );
        running.begin(job);
      } catch (reason) {
        if (isSilent(reason)) return;
        // A plan holds for half an hour.
        const gone = reason instanceof ApiError && reason.status === 404;
        setExpired(gone);
        setError(gone ? t('bulk.expired') : errorText(reason, tErrors));
      }
    });

  const lookAgain = (): void => {
    setAttempt(attempt + 1);
    setInput('');
    setError(null);
    setExpired(false);
    running.forget();
  };

  return {
    query,
    plan,
    running,
    pending,
    confirmed,
    input,
    setInput,
    error,
    expired,
    begin: (alternative: PlanAlternative | null = null) => void begin(alternative),
    lookAgain,
  };
}
