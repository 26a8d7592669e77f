import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { notify } from '#shared/ui/notify.ts';

/** Says that a stale write (D12) met the very values it was to save, so that nothing is left to choose. */
export function useSameValues(): () => void {
  const { t } = useTranslation('lists');
  return () => notify({ type: 'success', title: t('conflict.same') });
}
