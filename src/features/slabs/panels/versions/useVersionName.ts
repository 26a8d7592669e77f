import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** What a version is called: its state in words, with the moments from which and up to which it holds. */
export function useVersionName(): (version: SlabSet) => string {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  return ({ state, effectiveFrom, effectiveTo, updatedAt }) => {
    if (state === 'draft') return t('versions.draftOf', { date: format.date(updatedAt) });
    const dates = { from: format.dateTime(effectiveFrom), to: format.dateTime(effectiveTo) };
    if (state === 'retired' || effectiveTo === null) return t(`versions.name.${state}`, dates);
    return t(`versions.nameUntil.${state}`, dates);
  };
}
