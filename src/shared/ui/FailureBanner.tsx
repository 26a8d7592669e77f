import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/lib/useOnline.ts';
import { Banner } from './Banner.tsx';
import { useFailureDetails } from './failureDetails.ts';

interface FailureBannerProps {
  /** Why the last try failed; null: it did not. */
  sentence: string | null;
}

/** Why something failed, above what was tried. "You’re offline" goes when the connection is back. */
export function FailureBanner({ sentence }: FailureBannerProps) {
  const { t } = useTranslation('errors');
  const isOnline = useOnline();
  const details = useFailureDetails();
  if (sentence === null) return null;
  const isOver = isOnline && sentence === t('offline');
  return (
    <div role="alert">
      {isOver ? (
        <Banner tone="info">{t('backOnline')}</Banner>
      ) : (
        <Banner tone="bad">
          {sentence}
          {details(sentence)}
        </Banner>
      )}
    </div>
  );
}
