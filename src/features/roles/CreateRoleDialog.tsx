import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createRoleMutation, duplicateRoleMutation } from '#api/generated/query/people.gen.ts';
import type { Role } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { notify } from '#shared/ui/notify.ts';
import { roleName } from './roleForm.ts';
import { roleSaved } from './roleQueries.ts';

interface CreateRoleDialogProps {
  /** Those whose permissions a new role may begin with. */
  roles: readonly Role[];
  /** The role that is to be copied. */
  original?: Role | undefined;
  onClose: () => void;
  onCreated: (role: Role) => void;
}

const schema = z.object({ name: roleName, from: z.string() });

/** A new role, without permissions or with those of another one. */
export function CreateRoleDialog({ roles, original, onClose, onCreated }: CreateRoleDialogProps) {
  const { t } = useTranslation('roles');
  const texts = useFieldTexts();
  const create = useMutation(createRoleMutation());
  const duplicate = useMutation(duplicateRoleMutation());
  const form = useZodForm(schema, { defaultValues: { name: '', from: original?.id ?? '' }, texts: { t } });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (field) => (field === 'name' ? field : null),
    fieldSentence: ({ code }) => (code === 'taken' ? t('nameTaken') : undefined),
  });
  const submit = form.handleSubmit(({ name, from }) =>
    save(async () => {
      const role =
        from === ''
          ? await create.mutateAsync({ body: { name, description: '', nodeIds: [] } })
          : await duplicate.mutateAsync({ path: { roleId: from }, body: { name } });
      roleSaved(role);
      notify({ type: 'success', title: t('create.done') });
      onCreated(role);
    }),
  );
  return (
    <FormModal
      open
      title={original ? t('duplicate.title', { name: original.name }) : t('create')}
      submitLabel={t(original ? 'duplicate.action' : 'create.action')}
      pendingLabel={t('create.working')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={texts.field('name')}
        hint={t('create.hint')}
        field={form.register('name')}
        error={form.errorOf('name')}
        autoComplete="off"
      />
      {!original && (
        <SelectField
          label={t('create.from')}
          field={form.register('from')}
          options={[
            { value: '', label: t('create.blank') },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormModal>
  );
}
