import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { useSession } from '#session/useSession.ts';
import { ReadOnlyField } from '#shared/form/ReadOnlyField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { languages } from '#shared/i18n/languages.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { differingKeys, memberValues } from './memberForm.ts';
import { RoleDifference } from './RoleDifference.tsx';
import { rolesOptions } from './teamQueries.ts';
import { useMemberForm } from './useMemberForm.ts';
import { useMemberReason } from './useMemberReason.ts';

/** Who a member is, and the role. */
export function MemberForm({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team');
  const texts = useFieldTexts();
  const words = useRecordTexts()('member');
  const user = useSession((snapshot) => snapshot.user);
  const roles = useQuery(rolesOptions()).data?.items ?? [];
  const memberReason = useMemberReason(member);
  const reason = member.archivedAt === null ? memberReason : t('reason.deleted');
  const act = useMemberForm(member);
  const { form, base } = act;
  const canEdit = reason === undefined;
  const isOwn = member.id === user?.userId;
  const chosenId = form.watch('roleId');
  const titlesOf = (id: string | undefined): readonly string[] =>
    roles.find((role) => role.id === id)?.titles ?? [];
  const grantable = roles.filter(({ id, lacking }) => lacking.length === 0 || id === base.role?.id);
  const nameOf = (id: string): string => roles.find((role) => role.id === id)?.name ?? id;
  const text = (key: 'firstName' | 'lastName' | 'email') => (
    <TextField
      label={texts.field(key)}
      field={form.register(key)}
      error={form.errorOf(key)}
      readOnly={!canEdit}
    />
  );
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        <VersionConflict
          form={act}
          fieldOf={formConflict({
            valuesOf: memberValues,
            changedKeys: (saved, values) => differingKeys(memberValues(saved), values),
            label: (key) => texts.named(key),
            text: (key, values) => (key === 'roleId' ? nameOf(values[key]) : words.value(key, values[key])),
          })}
        />
      }
    >
      {text('firstName')}
      {text('lastName')}
      {text('email')}
      <ReadOnlyField label={texts.field('username')} value={member.username} />
      <SelectField
        label={texts.field('role')}
        hint={isOwn ? t('role.own') : grantable.length < roles.length ? t('role.lacking') : undefined}
        field={{ ...form.register('roleId'), disabled: !canEdit || isOwn }}
        error={form.errorOf('roleId')}
        options={[
          ...(base.role === null ? [{ value: '', label: t('role.none') }] : []),
          ...grantable.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosenId !== memberValues(base).roleId && (
        <RoleDifference before={titlesOf(base.role?.id)} after={titlesOf(chosenId)} />
      )}
      <SelectField
        label={texts.field('locale')}
        field={{ ...form.register('locale'), disabled: !canEdit }}
        options={[
          { value: '', label: t('locale.none') },
          ...languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
        ]}
      />
      <TextAreaField
        label={texts.field('description')}
        field={form.register('description')}
        error={form.errorOf('description')}
        readOnly={!canEdit}
      />
    </RecordForm>
  );
}
