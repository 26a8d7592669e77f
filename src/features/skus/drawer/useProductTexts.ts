import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCategoriesOptions } from '#api/generated/query/catalogue.gen.ts';

const NO_VALUE = '–';

/** Fields of products and SKUs as the server names them, that have a name of their own here. */
const fields = [
  'name',
  'description',
  'brand',
  'lineName',
  'categoryId',
  'status',
  'moq',
  'leadTimeDays',
  'countryOfOrigin',
  'isKvi',
  'isCaution',
  'replacedById',
  'features',
  'lockedFields',
  'charges',
  'archivedAt',
  'partId',
  'sku',
  'colorName',
  'labelSize',
  'gtin',
  'primaryMaterial',
  'uom',
  'supplierId',
  'productId',
] as const;

const states = ['draft', 'active', 'backorder', 'closeout', 'discontinued'] as const;

/** Fields, states and values as a person reads them. What nobody translated is shown as the server says it. */
export function useProductTexts() {
  const { t } = useTranslation('skuDrawer');
  const categories = useQuery(listCategoriesOptions()).data?.items;

  // Made anew with the language or the categories only: the columns of a table depend on them.
  return useMemo(() => {
    const label = (field: string): string => {
      const known = fields.find((name) => name === field);
      return known ? t(`field.${known}`) : field;
    };
    const state = (status: string): string => {
      const known = states.find((name) => name === status);
      return known ? t(`state.${known}`) : status;
    };
    const value = (field: string, text: string | boolean | null): string => {
      if (text === null || text === '') return NO_VALUE;
      if (text === true || text === 'true') return t('yes');
      if (text === false || text === 'false') return t('no');
      if (field === 'status') return state(text);
      if (field === 'categoryId') return categories?.find(({ id }) => id === text)?.path ?? text;
      return text;
    };
    return { label, state, value };
  }, [t, categories]);
}
