import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAnalyzedCompetitorsOptions } from '#api/generated/query/analysis.gen.ts';
import { oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { mappingStates, type MappingFilters } from './mappingFilters.ts';

/** Whose categories are shown, and whether they wait for one of ours. */
export function useMappingFilters(filtering: Filtering<MappingFilters>): ListFilter[] {
  const { t } = useTranslation('productCategory');
  const competitors = useQuery(listAnalyzedCompetitorsOptions()).data?.items;
  const nameOf = (id: (typeof mappingStates)[number]): string =>
    t(id === 'true' ? 'mapping.none' : 'mapping.mapped');
  return [
    oneFilter(filtering, 'unmapped', {
      label: t('mapping.state'),
      ids: mappingStates,
      nameOf,
      chip: (name) => name,
    }),
    recordFilter(filtering, 'competitorId', {
      label: t('mapping.competitor'),
      nameOf: (id) => competitors?.find(({ competitor }) => competitor.id === id)?.competitor.name ?? id,
      chip: (name) => t('mapping.chip', { name }),
      content: (
        <FilterChecks
          filtering={filtering}
          name="competitorId"
          label={t('mapping.competitor')}
          options={competitors?.map(({ competitor: { id, name } }) => ({ id, label: name }))}
        />
      ),
    }),
  ];
}
