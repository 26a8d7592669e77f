import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { manyFilter, oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { idleChoices, memberStates, type TeamFilters } from './teamFilters.ts';
import { rolesOptions } from './teamQueries.ts';

/** What narrows the list of the team. */
export function useTeamFilters(filtering: Filtering<TeamFilters>): ListFilter[] {
  const { t } = useTranslation(['team', 'records']);
  const texts = useFieldTexts();
  const roles = useQuery(rolesOptions()).data?.items;
  const chipOf = (label: string) => (name: string) => t('chip', { label, name });
  const choice = (label: string) => ({ label, chip: chipOf(label) });
  return [
    recordFilter(filtering, 'roleId', {
      ...choice(texts.field('role')),
      nameOf: (id) => roles?.find((role) => role.id === id)?.name ?? id,
      content: (
        <FilterChecks
          filtering={filtering}
          name="roleId"
          label={texts.field('role')}
          options={roles?.map(({ id, name }) => ({ id, label: name }))}
        />
      ),
    }),
    manyFilter(filtering, 'status', {
      ...choice(texts.field('status')),
      ids: memberStates,
      nameOf: (id) => t(`status.${id}`, { ns: 'records' }),
    }),
    oneFilter(filtering, 'idleDays', {
      ...choice(t('filter.idle')),
      ids: idleChoices,
      nameOf: (id) => t('filter.idleDays', { count: Number(id) }),
    }),
    oneFilter(filtering, 'mfa', {
      ...choice(texts.field('mfa')),
      ids: ['true', 'false'],
      nameOf: (id) => t(id === 'true' ? 'mfa.on' : 'mfa.off'),
    }),
    oneFilter(filtering, 'archived', {
      ...choice(t('filter.deleted')),
      ids: ['true'],
      nameOf: () => t('filter.onlyDeleted'),
    }),
  ];
}
