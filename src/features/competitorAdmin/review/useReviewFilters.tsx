import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import { CategoryFilter } from '#entities/catalogue/CategoryFilter.tsx';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { manyFilter, oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { bandNames, type ReviewFilters } from './reviewFilters.ts';

/** What narrows the queue: competitor, category, how sure the machine is, and doubtful prices alone. */
export function useReviewFilters(filtering: Filtering<ReviewFilters>): ListFilter[] {
  const { t } = useTranslation('matchReview');
  const texts = useFieldTexts();
  const competitors = useQuery(listCompetitorsOptions()).data?.items;
  const { categoryId } = filtering.filters;
  const categories = useQuery({ ...categoriesOptions(), enabled: categoryId !== '' }).data?.items;
  return [
    recordFilter(filtering, 'competitorId', {
      label: t('competitor'),
      nameOf: (id) => competitors?.find((one) => one.id === id)?.name ?? id,
      chip: (name) => t('chip.competitor', { name }),
      content: (
        <FilterChecks
          filtering={filtering}
          name="competitorId"
          label={t('competitor')}
          options={competitors?.map(({ id, name }) => ({ id, label: name }))}
        />
      ),
    }),
    recordFilter(filtering, 'categoryId', {
      label: texts.field('category'),
      nameOf: (id) => categories?.find((one) => one.id === id)?.title ?? id,
      chip: (name) => t('chip.category', { name }),
      content: <CategoryFilter filtering={filtering} />,
    }),
    oneFilter(filtering, 'confidence', {
      label: t('confidence'),
      ids: bandNames,
      nameOf: (id) => t(`band.${id}`),
      chip: (name) => t('chip.confidence', { name }),
    }),
    manyFilter(filtering, 'suspicious', {
      label: t('suspicious'),
      ids: ['true'],
      nameOf: () => t('suspicious.only'),
      chip: (name) => name,
    }),
  ];
}
