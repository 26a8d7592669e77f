import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCategoriesOptions, listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import { countryName } from '#shared/i18n/countries.ts';
import { endOfDay } from '#shared/form/dayText.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Fields, states and values as a person reads them. What nobody translated is shown as the server says it. */
export function useProductTexts() {
  const { language } = useTranslation('fields').i18n;
  const texts = useFieldTexts();
  const format = useFormat();
  const suppliers = useQuery(listSuppliersOptions()).data?.items;
  const categories = useQuery(listCategoriesOptions()).data?.items;

  // Made anew with the language or the categories only: the columns of a table depend on them.
  return useMemo(() => {
    const state = (status: string): string => texts.word('status', status) ?? status;
    const value = (field: string, text: string | boolean | null): string => {
      if (text === null || text === '') return NO_VALUE;
      if (text === true || text === 'true') return texts.yesNo(true);
      if (text === false || text === 'false') return texts.yesNo(false);
      if (field === 'status') return state(text);
      if (field === 'categoryId') return categories?.find(({ id }) => id === text)?.path ?? text;
      if (field === 'supplierId') return suppliers?.find(({ id }) => id === text)?.name ?? text;
      if (field === 'countryOfOrigin') return countryName(text, language) ?? text;
      if (field === 'priceExpiresAt') return format.date(endOfDay(text) ?? text);
      return text;
    };
    return { label: texts.named, state, value };
  }, [texts, language, format, categories, suppliers]);
}
