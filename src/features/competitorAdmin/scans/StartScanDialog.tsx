import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import { startScanMutation } from '#api/generated/query/scans.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { scansChanged } from './scanQueries.ts';

/** Messages are keys of `scanRuns.json`. */
const schema = z.object({ competitorId: z.string().check(z.minLength(1, 'start.missing')) });

/** Whose pages are read now; one that is paused is not read. */
export function StartScanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scanRuns');
  const { data } = useQuery(listCompetitorsOptions());
  const { mutateAsync } = useMutation(startScanMutation());
  const form = useZodForm(schema, { defaultValues: { competitorId: '' }, texts: { t } });
  const { save, pending, submitError } = useSave({ form, onRefused: scansChanged });
  const active = data?.items.filter(({ status }) => status === 'active') ?? [];
  const submit = form.handleSubmit(({ competitorId }) =>
    save(async (once) => {
      await once({ competitorId }, (key) =>
        mutateAsync({ path: { competitorId }, headers: { 'Idempotency-Key': key } }),
      );
      const name = active.find(({ id }) => id === competitorId)?.name ?? '';
      notify({ type: 'success', title: t('started', { name }) });
      onClose();
      await scansChanged();
    }),
  );
  return (
    <FormModal
      open
      title={t('start.title')}
      submitLabel={t('start')}
      pendingLabel={t('start.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField
        label={t('column.competitor')}
        hint={t('start.hint')}
        field={form.register('competitorId')}
        error={form.errorOf('competitorId')}
        options={[
          { value: '', label: t('start.choose') },
          ...active.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormModal>
  );
}
