import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';

interface DraftBannerProps {
  /** When the offered draft was typed, ms since 1970; null: nothing to restore. */
  offered: number | null;
  restore: () => void;
  discard: () => void;
  /** Typed work could not be kept in this browser. */
  notSaved: boolean;
}

const today = (): Date => new Date();

/** Offers what was typed before the session ended or the page was left; nothing is filled in unasked. */
export function DraftBanner({ offered, restore, discard, notSaved }: DraftBannerProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const date = format.date(offered);
  const isToday = date === format.date(today());
  return (
    <chakra.div role="status" css={{ '&:not(:empty)': { mb: '5' } }}>
      {offered !== null && (
        <Banner
          tone="info"
          action={
            <Flex gap="2">
              <Button size="xs" onClick={restore}>
                {t('draft.restore')}
              </Button>
              <Button size="xs" variant="outline" onClick={discard}>
                {t('draft.discard')}
              </Button>
            </Flex>
          }
        >
          {t(isToday ? 'draft.offer' : 'draft.offerOn', { date, time: format.time(offered) })}
        </Banner>
      )}
      {offered === null && notSaved && <Banner tone="caution">{t('draft.notSaved')}</Banner>}
    </chakra.div>
  );
}
