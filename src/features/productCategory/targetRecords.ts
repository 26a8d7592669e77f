import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import type { ChangeText, Records } from '#resource/Records.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { categoriesChanged } from './categoryQueries.ts';

function useTargetText(): ChangeText {
  const { t } = useTranslation('records');
  const format = useFormat();
  return {
    field: useRecordTexts()('category').field,
    value: (_field, text) => (text === null ? t('inherited') : format.percent(Number(text) / 100)),
  };
}

/** Categories with their margins, as bulk changes and imports are told of them. They have no consequences for other records. */
export const categories: Records = {
  refresh: categoriesChanged,
  useChangeText: useTargetText,
  Consequences: () => null,
  usePlanAlternative: () => () => null,
};
