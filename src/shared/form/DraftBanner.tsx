import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';

interface DraftBannerProps {
  /** When the offered draft was written, ms since 1970; null: nothing to restore. */
  offered: number | null;
  restore: () => void;
  discard: () => void;
  /** Typed work could not be kept in this browser. */
  notSaved: boolean;
}

/** Offers what was typed before the session ended or the page was left; nothing is filled in unasked. */
export function DraftBanner({ offered, restore, discard, notSaved }: DraftBannerProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (offered !== null) {
    return (
      <div role="status">
        <Banner
          tone="info"
          action={
            <>
              <Button size="xs" onClick={restore}>
                {t('draft.restore')}
              </Button>
              <Button size="xs" variant="outline" onClick={discard}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          {t('draft.offer', { time: format.time(offered) })}
        </Banner>
      </div>
    );
  }
  return <div role="status">{notSaved && <Banner tone="caution">{t('draft.notSaved')}</Banner>}</div>;
}
