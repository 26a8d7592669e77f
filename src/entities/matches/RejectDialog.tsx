import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { rejectMatchMutation } from '#api/generated/query/matches.gen.ts';
import type { Match, RejectReason } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { matchesChanged } from './matchesChanged.ts';
import { rejectReasons } from './matchChoices.ts';
import { useMatchTexts } from './useMatchTexts.ts';

interface Values {
  reason: RejectReason;
}

const schema: z.ZodMiniType<Values, Values> = z.object({ reason: z.enum(rejectReasons) });

/** Why a page is not of this product. It is never suggested again. */
export function RejectDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useTranslation('matches');
  const words = useMatchTexts();
  const { mutateAsync } = useMutation(rejectMatchMutation());
  const form = useZodForm<Values>(schema, { defaultValues: { reason: 'wrongProduct' }, texts: { t } });
  const { save, pending, submitError } = useSave({ form, onRefused: matchesChanged });
  const submit = form.handleSubmit(({ reason }) =>
    save(async (once) => {
      const body = { version: match.version, reason };
      await once(body, (key) =>
        mutateAsync({ path: { matchId: match.id }, body, headers: { 'Idempotency-Key': key } }),
      );
      notify({ type: 'success', title: t('done.rejected') });
      onClose();
      await matchesChanged();
    }),
  );
  return (
    <FormModal
      open
      title={t('reject.title', { name: match.competitor.name })}
      submitLabel={t('reject')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>{t('reject.text', { title: match.listingTitle })}</p>
      <SelectField
        label={words.labels.rejectReason}
        field={form.register('reason')}
        options={rejectReasons.map((reason) => ({ value: reason, label: words.rejectReason(reason) }))}
      />
    </FormModal>
  );
}
