import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { deleteMemberMutation } from '#api/generated/query/people.gen.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { inheritorsOptions, teamChanged } from './teamQueries.ts';

const schema = z.object({ inheritorId: z.string() });

interface DeleteMemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/** Deletes a member, and asks who gets what the member leaves behind. */
export function DeleteMemberDialog({ member, onClose }: DeleteMemberDialogProps) {
  const { t } = useTranslation('team');
  const [isOpen, setIsOpen] = useState(true);
  const { mutateAsync } = useMutation(deleteMemberMutation());
  const { save, pending, submitError } = useSave({ onRefused: teamChanged });
  const inheritors = useQuery(inheritorsOptions()).data?.items ?? [];
  const form = useZodForm(schema, { defaultValues: { inheritorId: '' }, texts: { t } });
  const { id, name, version } = member;
  const submit = form.handleSubmit(({ inheritorId }) =>
    save(async () => {
      const query = { version, ...(inheritorId === '' ? {} : { inheritorId }) };
      await mutateAsync({ path: { memberId: id }, query });
      await teamChanged();
      notify({ type: 'success', title: t('deleted', { name }) });
      setIsOpen(false);
    }),
  );
  return (
    <FormModal
      open={isOpen}
      title={t('delete.title', { name })}
      submitLabel={t('delete')}
      pendingLabel={t('delete.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={() => setIsOpen(false)}
      onGone={onClose}
    >
      <p>{t('delete.text')}</p>
      <SelectField
        label={t('inheritor')}
        hint={t('inheritor.hint')}
        field={form.register('inheritorId')}
        options={[
          { value: '', label: t('inheritor.none') },
          ...inheritors.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
    </FormModal>
  );
}
