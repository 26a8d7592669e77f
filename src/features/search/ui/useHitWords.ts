import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFacetWords } from './useFacetWords.ts';

/** Texts and formats of hits: asked for once by their list, since there are many hits for each letter. */
export function useHitWords() {
  const { t } = useTranslation('search');
  const format = useFormat();
  const facets = useFacetWords();
  return useMemo(() => ({ t, format, ...facets }), [t, format, facets]);
}

export type HitWords = ReturnType<typeof useHitWords>;
