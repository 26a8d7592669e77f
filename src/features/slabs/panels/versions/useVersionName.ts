import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** What a version is called: by the day it holds from, or, while it holds nothing, by the day it was changed. */
export function useVersionName(): (version: SlabSet) => string {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  return ({ effectiveFrom, updatedAt }) =>
    effectiveFrom === null
      ? t('versions.draftOf', { date: format.date(updatedAt) })
      : t('versions.from', { date: format.date(effectiveFrom) });
}
