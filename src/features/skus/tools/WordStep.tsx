import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { ErrorLine } from './ErrorLine.tsx';
import type { useVariantChoice } from './useVariantChoice.ts';
import { WordList } from './WordList.tsx';

interface WordStepProps {
  words: ReturnType<typeof useVariantChoice>;
  error: unknown;
}

/** Colours and sizes side by side. */
export function WordStep({ words, error }: WordStepProps) {
  const { t } = useTranslation('skuTools');
  return (
    <>
      <DraftBanner {...words.draft} />
      <ErrorLine error={error} />
      <chakra.p color="fg.muted" mb="3">
        {t('variants.chooseText')}
      </chakra.p>
      <chakra.div css={halves}>
        <WordList title={t('variants.colors')} addLabel={t('variants.addColors')} {...words.colors} />
        <WordList title={t('variants.sizes')} addLabel={t('variants.addSizes')} {...words.sizes} />
      </chakra.div>
    </>
  );
}

const halves = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
