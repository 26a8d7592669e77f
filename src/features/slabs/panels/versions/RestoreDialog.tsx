import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';

interface RestoreDialogProps {
  /** There is a draft, or something typed, that these prices take the place of. */
  replaces: boolean;
  onRestore: (reason: string) => void;
  onClose: () => void;
}

/** Before an earlier version is restored: why. The reason becomes the change note, in place of the old version's. */
export function RestoreDialog({ replaces, onRestore, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('slabPanels');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <FormModal
      open
      title={t('versions.restoreTitle')}
      submitLabel={t('versions.restoreAction')}
      pendingLabel={t('versions.restoreAction')}
      pending={false}
      submitError={null}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) onRestore(reason.trim());
      }}
      onClose={onClose}
    >
      <p>{t(replaces ? 'versions.restoreText' : 'versions.restoreNew')}</p>
      <FieldFrame
        label={t('publish.reason')}
        hint={t('versions.reasonHint')}
        error={tried && isMissing ? t('publish.reasonMissing') : undefined}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FieldFrame>
    </FormModal>
  );
}
