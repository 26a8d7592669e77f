import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { languages } from '#shared/i18n/languages.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { confirm } from '#shared/ui/confirm.ts';
import { InviteLines } from './InviteLines.tsx';
import { useInvite } from './useInvite.ts';

/** Invites one person or a column of them. What was typed stays until all of them are invited. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const texts = useFieldTexts();
  const [isOpen, setIsOpen] = useState(true);
  const invite = useInvite(() => setIsOpen(false));
  const { form, lines, roles } = invite;
  const ready = lines.filter(({ problem }) => problem === null).length;
  const grantable = roles.data?.items.filter(({ lacking }) => lacking.length === 0) ?? [];
  const isLimited = grantable.length < (roles.data?.items.length ?? 0);

  const leave = async (): Promise<void> => {
    const question = {
      title: t('invite.discardTitle'),
      text: t('invite.discardText'),
      action: t('invite.discard'),
      danger: true,
    };
    if (!invite.isDirty || (await confirm(question))) setIsOpen(false);
  };
  return (
    <FormModal
      open={isOpen}
      size="lg"
      title={t('invite.title')}
      submitLabel={ready === 0 ? t('invite.submit') : t('invite.send', { count: ready })}
      pendingLabel={t('invite.sending')}
      pending={invite.pending}
      submitError={invite.submitError}
      onSubmit={(event) => void invite.submit(event)}
      onClose={() => void leave()}
      onGone={onClose}
    >
      <TextAreaField
        label={t('invite.addresses')}
        hint={t('invite.addressesHint')}
        field={form.register('addresses')}
        error={form.errorOf('addresses')}
        rows={4}
      />
      <InviteLines lines={lines} refusalOf={invite.refusalOf} onRestore={invite.restore} />
      <SelectField
        label={texts.field('role')}
        hint={roles.error ? t('role.failed') : isLimited ? t('role.lacking') : undefined}
        field={form.register('roleId')}
        error={form.errorOf('roleId')}
        options={[
          { value: '', label: t('role.choose') },
          ...grantable.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={texts.field('locale')}
        field={form.register('locale')}
        options={[
          { value: '', label: t('locale.none') },
          ...languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
        ]}
      />
    </FormModal>
  );
}
