import { useTranslation } from 'react-i18next';

/** The full-screen spinner in plain CSS, without Chakra (spec §2). It takes no focus, and alerts lie above it (E141). */
export function FullScreenSpinner() {
  const { t } = useTranslation('public');
  return (
    <div className="p-wait" role="status">
      <i aria-hidden="true" />
      <span>{t('loading')}</span>
    </div>
  );
}
