import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFacet } from '#api/generated/types.gen.ts';
import type { ActiveFilter } from '#features/search/model/activeFilters.ts';
import type { NumberRange } from '#features/search/model/searchState.ts';
import { getLastTitle } from '#features/search/model/hit.ts';
import { useFieldTexts, type FieldName } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Facets that are no field of a list. */
const facetKeys = ['hasMatch', 'kind', 'language', 'mime'] as const;
/** Facets that are a field of lists, under its name there. */
const fieldOfFacet: Readonly<Record<string, FieldName>> = {
  supplier: 'supplier',
  brand: 'brand',
  colors: 'colorName',
  sizes: 'labelSize',
  fromPrice: 'fromPrice',
  gpPct: 'gpPct250',
  stockState: 'stock',
  status: 'status',
  isKvi: 'isKvi',
};
const stockStates = ['in', 'low', 'out', 'unknown'] as const;
const kinds = [
  'priceList',
  'catalogue',
  'artwork',
  'proof',
  'certificate',
  'invoice',
  'photo',
  'manual',
] as const;

/** Facets and their values in words; what the panel has no word for is shown as the index has it. */
export function useFacetTexts() {
  const { t, i18n } = useTranslation('search');
  const texts = useFieldTexts();
  const format = useFormat();
  return useMemo(() => {
    const languages = new Intl.DisplayNames([i18n.language, 'en'], { type: 'language', fallback: 'code' });
    const facetName = ({ field, kind }: SearchFacet): string => {
      if (kind === 'hierarchy') return texts.field('category');
      const listField = Object.hasOwn(fieldOfFacet, field) ? fieldOfFacet[field] : undefined;
      if (listField) return texts.field(listField);
      const key = facetKeys.find((each) => each === field);
      return key ? t(`facet.${key}`) : field;
    };
    const stockWord = (value: string): string => {
      const key = stockStates.find((each) => each === value);
      return key ? t(`stock.${key}`) : value;
    };
    const statusWord = (value: string): string =>
      value === 'hidden' ? t('status.hidden') : (texts.word('status', value) ?? value);
    const kindWord = (value: string): string => {
      const key = kinds.find((each) => each === value);
      return key ? t(`kind.${key}`) : value;
    };
    const languageWord = (value: string): string =>
      /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(value) ? (languages.of(value) ?? value) : value;
    const valueName = ({ field, kind }: SearchFacet, value: string): string => {
      if (kind === 'hierarchy') return getLastTitle(value);
      if (field === 'stockState') return stockWord(value);
      if (field === 'status') return statusWord(value);
      if (field === 'kind') return kindWord(value);
      // `application/pdf` is a PDF for who reads it.
      if (field === 'mime') return value.slice(value.lastIndexOf('/') + 1).toUpperCase();
      return field === 'language' ? languageWord(value) : value;
    };
    const rangeName = ({ from, to }: NumberRange): string => {
      if (from !== null && to !== null)
        return t('range.between', { from: format.number(from), to: format.number(to) });
      return from === null
        ? t('range.atMost', { to: format.number(to) })
        : t('range.atLeast', { from: format.number(from) });
    };
    const filterName = ({ facet, value, range }: ActiveFilter): string => {
      if (facet.kind === 'boolean') return facetName(facet);
      const shown = range ? rangeName(range) : valueName(facet, value ?? '');
      return t('chip', { facet: facetName(facet), value: shown });
    };
    return { facetName, valueName, rangeName, filterName, stockWord, statusWord, kindWord, languageWord };
  }, [t, i18n.language, texts, format]);
}

export type FacetTexts = ReturnType<typeof useFacetTexts>;
