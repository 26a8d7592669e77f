import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { BulkRequest } from '#api/generated/types.gen.ts';
import { BulkDialog } from '#resource/bulk/BulkDialog.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { team } from './team.ts';
import { rolesOptions } from './teamQueries.ts';

export interface TeamBulkProps {
  action: 'setRole' | 'deactivate' | 'resendInvitation';
  selection: BulkRequest['selection'];
  onClose: () => void;
  onDone: () => void;
}

/** A bulk action on members from its button on: which role, then the preview and the rest of it. */
export function TeamBulk({ action, selection, onClose, onDone }: TeamBulkProps) {
  const { t } = useTranslation('team');
  const [roleId, setRoleId] = useState<string>();
  const title = t(`bulk.${action}`);
  if (action === 'setRole' && roleId === undefined)
    return <RoleQuestion title={title} onClose={onClose} onAnswer={setRoleId} />;
  const params = roleId === undefined ? {} : { roleId };
  return (
    <BulkDialog
      records={team}
      title={title}
      request={{ resource: 'members', action, params, selection }}
      danger={action === 'deactivate'}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

const schema = z.object({ roleId: z.string().check(z.minLength(1, 'role.missing')) });

interface RoleQuestionProps {
  title: string;
  onAnswer: (roleId: string) => void;
  onClose: () => void;
}

/** Which role the members get. Nothing is changed by it: the preview comes next. */
function RoleQuestion({ title, onAnswer, onClose }: RoleQuestionProps) {
  const { t } = useTranslation('team');
  const texts = useFieldTexts();
  const roles = useQuery(rolesOptions());
  const form = useZodForm(schema, { defaultValues: { roleId: '' }, texts: { t } });
  const grantable = roles.data?.items.filter(({ lacking }) => lacking.length === 0) ?? [];
  return (
    <FormModal
      open
      title={title}
      submitLabel={t('bulk.preview')}
      pendingLabel={t('bulk.preview')}
      pending={false}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit((values) => onAnswer(values.roleId))(event)}
      onClose={onClose}
    >
      <SelectField
        label={texts.field('role')}
        hint={roles.error ? t('role.failed') : undefined}
        field={form.register('roleId')}
        error={form.errorOf('roleId')}
        options={[
          { value: '', label: t('role.choose') },
          ...grantable.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormModal>
  );
}
