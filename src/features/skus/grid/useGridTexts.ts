import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#api/generated/types.gen.ts';
import { gridStates, type GridField, type GridProduct } from './gridRules.ts';
import type { GridWords } from './gridPaste.ts';

/** Columns, choices and words of the grid in the reader's language. */
export function useGridTexts(categories: readonly Category[]) {
  const { t } = useTranslation(['skuTools', 'skus', 'skuDrawer']);
  return useMemo(() => {
    const states = gridStates.map((state) => ({ value: state, label: t(`status.${state}`, { ns: 'skus' }) }));
    const answers = [
      { value: 'true', label: t('yes', { ns: 'skuDrawer' }) },
      { value: 'false', label: t('no', { ns: 'skuDrawer' }) },
    ];
    const paths = categories
      .map(({ id, path }) => ({ value: id, label: path }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
    const options = (field: GridField): readonly { value: string; label: string }[] => {
      if (field === 'status') return states;
      return field === 'isKvi' ? answers : paths;
    };
    const words: GridWords = {
      categories,
      stateWord: (state) => t(`status.${state}`, { ns: 'skus' }),
      yes: t('yes', { ns: 'skuDrawer' }),
      no: t('no', { ns: 'skuDrawer' }),
    };
    return {
      options,
      words,
      label: (field: GridField): string => {
        if (field === 'isKvi') return t('field.isKvi', { ns: 'skuDrawer' });
        return t(`column.${field === 'categoryId' ? 'category' : field}`, { ns: 'skus' });
      },
      /** A choice before the others are there, or one that is none of them. */
      shown: (product: GridProduct, field: GridField, text: string): string => {
        if (field === 'categoryId' && text === product.category.id) return product.categoryPath;
        if (field === 'status' && text === product.status)
          return t(`status.${product.status}`, { ns: 'skus' });
        return options(field).find(({ value }) => value === text)?.label ?? text;
      },
    };
  }, [t, categories]);
}
