import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createCompetitorMutation } from '#api/generated/query/competitors.gen.ts';
import type { Competitor } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { CompetitorFields } from './CompetitorFields.tsx';
import { competitorInput, competitorSchema, findCompetitorField, newCompetitor } from './competitorForm.ts';
import { competitorSaved } from './competitorQueries.ts';

interface CreateCompetitorDialogProps {
  onClose: () => void;
  onCreated: (competitor: Competitor) => void;
}

/** A competitor whose prices are to be compared from now on. */
export function CreateCompetitorDialog({ onClose, onCreated }: CreateCompetitorDialogProps) {
  const { t } = useTranslation(['competitorAdmin', 'lists']);
  const create = useMutation(createCompetitorMutation());
  const form = useZodForm(competitorSchema, { defaultValues: newCompetitor, texts: { t } });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: findCompetitorField,
    fieldSentence: ({ code }) => (code === 'taken' ? t('domain.taken') : undefined),
  });
  const submit = form.handleSubmit((values) =>
    save(async () => {
      const created = await create.mutateAsync({ body: competitorInput(values) });
      competitorSaved(created);
      notify({ type: 'success', title: t('create.done', { name: created.name }) });
      onCreated(created);
    }),
  );
  return (
    <FormModal
      open
      title={t('create')}
      submitLabel={t('create.action')}
      pendingLabel={t('create.working')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <CompetitorFields form={form} country={newCompetitor.country} readOnly={false} />
    </FormModal>
  );
}
