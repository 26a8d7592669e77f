import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createCompetitorMutation } from '#api/generated/query/competitors.gen.ts';
import type { Competitor } from '#api/generated/types.gen.ts';
import { CreateDialog } from '#resource/write/CreateDialog.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
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
  const { mutateAsync } = useMutation(createCompetitorMutation());
  const form = useZodForm(competitorSchema, { defaultValues: newCompetitor, texts: { t } });
  return (
    <CreateDialog
      form={form}
      fieldOf={findCompetitorField}
      fieldSentence={({ code }) => (code === 'taken' ? t('domain.taken') : undefined)}
      create={async (values) => {
        const created = await mutateAsync({ body: competitorInput(values) });
        competitorSaved(created);
        return created;
      }}
      onCreated={onCreated}
      onClose={onClose}
      texts={{
        title: t('create'),
        action: t('create.action'),
        working: t('create.working'),
        done: ({ name }) => t('create.done', { name }),
      }}
    >
      <CompetitorFields form={form} country={newCompetitor.country} readOnly={false} />
    </CreateDialog>
  );
}
