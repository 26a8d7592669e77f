import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { useLadderWork } from './ladderWork.ts';
import { useLadder } from './useLadder.ts';

/** What becomes of the ladder: saved, published. */
export function LadderActions() {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { canEdit, readOnlyReason, isDirty, slabs } = useLadder();
  const { save, isSaving, savedAt } = useLadderWork();
  const trySave = (): void => {
    if (canEdit && slabs.length > 0 && isDirty) void save();
  };
  useShortcuts([{ keys: 'Mod+s', label: t('save'), run: trySave }]);
  return (
    <>
      <chakra.span role="status" alignSelf="center" fontSize="sm" color={isDirty ? 'caution' : 'fg.muted'}>
        {isDirty ? t('unsaved') : savedAt !== null && t('savedAt', { time: format.time(savedAt) })}
      </chakra.span>
      <Button
        variant="outline"
        disabled={!canEdit}
        aria-disabled={isSaving || !isDirty}
        title={readOnlyReason ?? t('save.keys')}
        onClick={trySave}
      >
        {t(isSaving ? 'saving' : 'save')}
      </Button>
    </>
  );
}
