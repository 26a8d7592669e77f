import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { CategoryFilter } from '#entities/catalogue/CategoryFilter.tsx';
import { recordFilter } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';

/** The categories that figures are of, where the page is not about one. */
export function useCategoryFilter<Filters extends { categoryId: string } & Record<string, string>>(
  filtering: Filtering<Filters>,
): ListFilter {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const { categoryId } = filtering.filters;
  const categories = useQuery({ ...categoriesOptions(), enabled: categoryId !== '' }).data?.items;
  return recordFilter(filtering, 'categoryId', {
    label: texts.field('category'),
    nameOf: (id) => categories?.find((one) => one.id === id)?.title ?? id,
    chip: (name) => t('scope.chip.category', { name }),
    content: <CategoryFilter filtering={filtering} />,
  });
}
