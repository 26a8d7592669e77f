import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { deleteRoleMutation } from '#api/generated/query/people.gen.ts';
import type { Role } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { rolesChanged } from './roleQueries.ts';

interface DeleteRoleDialogProps {
  role: Role;
  /** Those that its members may get instead. */
  others: readonly Role[];
  onClose: () => void;
}

/** Deletes a role; its members get another one. */
export function DeleteRoleDialog({ role, others, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles');
  const remove = useMutation(deleteRoleMutation());
  const isNeeded = role.memberCount > 0;
  const schema = z.object({
    replacement: z.string().check(z.refine((id) => !isNeeded || id !== '', 'delete.required')),
  });
  const form = useZodForm(schema, { defaultValues: { replacement: '' }, texts: { t } });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (field) => (field === 'replacementRoleId' ? 'replacement' : null),
    // Somebody may have got the role meanwhile.
    onRefused: rolesChanged,
  });
  const submit = form.handleSubmit(({ replacement }) =>
    save(async () => {
      const query = replacement === '' ? {} : { query: { replacementRoleId: replacement } };
      await remove.mutateAsync({ path: { roleId: role.id }, ...query });
      notify({ type: 'success', title: t('delete.done') });
      onClose();
      rolesChanged();
    }),
  );
  return (
    <FormModal
      open
      title={t('delete.title', { name: role.name })}
      submitLabel={t('delete.action')}
      pendingLabel={t('delete.working')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        {isNeeded ? t('delete.members', { count: role.memberCount }) : t('delete.text')}
      </chakra.p>
      {isNeeded && (
        <SelectField
          label={t('delete.replacement')}
          field={form.register('replacement')}
          error={form.errorOf('replacement')}
          options={[
            { value: '', label: t('choose') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormModal>
  );
}
