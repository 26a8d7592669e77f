import { useTranslation } from 'react-i18next';
import { addressFilter, oneFilter } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import type { FilterTexts } from '#resource/list/filterKinds.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { bases, periods, quantities, type scopeKinds } from './scopeFilters.ts';

type ScopeTexts = FilterTexts<typeof scopeKinds>;

/** What narrows the analysis, as menus and chips of a list. */
export function useScopeFilters(filtering: Filtering<ScopeTexts>): ListFilter[] {
  const { t } = useTranslation('productCategory');
  const format = useFormat();
  const pieces = (id: string): string => t('scope.pieces', { quantity: format.number(Number(id)) });
  const quantity = oneFilter(filtering, 'qty', {
    label: t('scope.qty'),
    ids: quantities,
    nameOf: pieces,
    chip: (name) => t('chip.qty', { name }),
  });
  const onlyWith = (name: 'kvi' | 'exact', label: string): ListFilter =>
    oneFilter(filtering, name, {
      label,
      ids: ['true'],
      nameOf: () => t(`scope.${name}Only`),
      chip: (text) => text,
    });
  return [
    oneFilter(filtering, 'days', {
      label: t('scope.days'),
      ids: periods,
      nameOf: (id) => t('scope.lastDays', { count: Number(id), number: format.number(Number(id)) }),
      chip: (name) => t('chip.days', { name }),
    }),
    // The address may name a quantity that the menu does not have.
    {
      ...quantity,
      chips: addressFilter(filtering, 'qty', (text) => t('chip.qty', { name: pieces(text) })).chips,
    },
    oneFilter(filtering, 'basis', {
      label: t('scope.basis'),
      ids: bases,
      nameOf: (id) => t(`scope.${id}`),
      chip: (name) => t('chip.basis', { name }),
    }),
    onlyWith('kvi', t('scope.kvi')),
    onlyWith('exact', t('scope.exact')),
  ];
}
