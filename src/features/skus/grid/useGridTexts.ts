import { useMemo } from 'react';
import { orEmpty } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { gridStates, type GridField, type GridProduct } from './gridRules.ts';
import type { GridWords } from './gridPaste.ts';

/** Columns, choices and words of the grid in the reader's language: made once for an editor, all categories in order. */
export function useGridTexts(categories: readonly Category[]) {
  const signs = useNumberSigns();
  const texts = useFieldTexts();
  return useMemo(() => {
    const states = gridStates.map((state) => ({ value: state, label: texts.status(state) }));
    const answers = [
      { value: 'true', label: texts.yesNo(true) },
      { value: 'false', label: texts.yesNo(false) },
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
      stateWord: (state) => texts.status(state),
      yes: texts.yesNo(true),
      no: texts.yesNo(false),
      signs,
    };
    return {
      options,
      words,
      label: (field: GridField | 'sku'): string => texts.named(field),
      /** A choice before the others are there, or one that is none of them. */
      shown: (product: GridProduct, field: GridField, text: string): string => {
        if (field === 'categoryId' && text === orEmpty(product.category).id) return product.categoryPath;
        if (field === 'status' && text === product.status) return texts.status(product.status);
        return options(field).find(({ value }) => value === text)?.label ?? text;
      },
    };
  }, [texts, categories, signs]);
}

export type GridTexts = ReturnType<typeof useGridTexts>;
