import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { breakOf, featureText, fieldKeys, valueKeys, wordFields } from './changeFields.ts';
import './workTexts.ts';

/** Fields and values of previews and dry runs in the language on screen; what nobody knows is shown as it came. */
export function useChangeText() {
  const { t } = useTranslation('work');
  const format = useFormat();

  const field = (name: string): string => {
    const quantity = breakOf(name);
    if (quantity !== null) return t('field.unitPriceFrom', { quantity: format.number(quantity) });
    const key = [...fieldKeys].find(([known]) => known === name)?.[1];
    return key === undefined ? name : t(key);
  };

  const value = (name: string, text: string | null): string => {
    if (text === null || text === '') return t('value.none');
    if (name === 'archivedAt') return format.dateTime(text);
    if (name === 'moq' && /^\d+$/.test(text)) return format.number(Number(text));
    if (name === 'features') return featureText(text) ?? text;
    const key = wordFields.has(name) ? [...valueKeys].find(([word]) => word === text)?.[1] : undefined;
    return key === undefined ? text : t(key);
  };

  return { field, value };
}
