import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFacetTexts } from './useFacetTexts.ts';

// Stand in the sentence until a hit has its own.
const QUANTITY = '{quantity}';
const PRICE = '{price}';

/** Texts and formats of hits: asked for once by their list, since there are many hits for each letter. */
export function useHitTexts() {
  const { t } = useTranslation('search');
  const format = useFormat();
  const facets = useFacetTexts();
  return useMemo(() => {
    // Looked up once: a page of hits has a hundred breaks.
    const sentence = t('hit.break', { quantity: QUANTITY, price: PRICE });
    const breakText = (quantity: string, price: string): string =>
      sentence.replace(QUANTITY, () => quantity).replace(PRICE, () => price);
    return { t, format, breakText, ...facets };
  }, [t, format, facets]);
}

export type HitTexts = ReturnType<typeof useHitTexts>;
