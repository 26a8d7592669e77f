import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { addressFilter, manyFilter, oneFilter } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { periods } from '#shared/i18n/periods.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import { actions, entityTypes, type ActivityFilters } from './activityFilters.ts';
import { ChangeFilter } from './ChangeFilter.tsx';

/**
 * What can be asked of the log: period, person, action, kind of object, a change by its field and value; by a link also
 * one object and one job.
 *
 * @param people who has done something at all; undefined until that is known
 */
export function useActivityFilters(
  filtering: Filtering<ActivityFilters>,
  people: readonly Actor[] | undefined,
): ListFilter[] {
  const { t } = useTranslation('activity');
  const texts = useRecordTexts()('role');
  const { filters, setFilters } = filtering;
  const nameOf = (id: string): string => people?.find((one) => one.id === id)?.name ?? id;
  const known = people?.map(({ id }) => id) ?? [];
  const chips: FilterChip[] = [
    ...(filters.field === ''
      ? []
      : [
          {
            id: 'field',
            label: t('chip.field', { name: texts.field(filters.field) }),
            onRemove: () => setFilters({ field: '' }),
          },
        ]),
    ...(filters.value === ''
      ? []
      : [
          {
            id: 'value',
            label: t('chip.value', { name: filters.value }),
            onRemove: () => setFilters({ value: '' }),
          },
        ]),
  ];
  return [
    oneFilter(filtering, 'period', {
      label: t('filter.period'),
      ids: periods,
      nameOf: (id) => t(`period.${id}`),
      chip: (name) => t('chip.period', { name }),
    }),
    oneFilter(filtering, 'actorId', {
      label: t('column.actor'),
      // An address may name somebody before the people are known.
      ids: filters.actorId === '' || known.includes(filters.actorId) ? known : [filters.actorId, ...known],
      nameOf,
      chip: (name) => t('chip.person', { name }),
    }),
    manyFilter(filtering, 'action', {
      label: t('column.action'),
      ids: actions,
      nameOf: (id) => t(`action.${id}`),
      chip: (name) => t('chip.action', { name }),
    }),
    oneFilter(filtering, 'entityType', {
      label: t('column.type'),
      ids: entityTypes,
      nameOf: (id) => t(`type.${id}`),
      chip: (name) => t('chip.type', { name }),
    }),
    {
      menu: {
        id: 'change',
        label: t('column.changes'),
        count: chips.length,
        onClear: () => setFilters({ field: '', value: '' }),
        content: <ChangeFilter {...filtering} />,
      },
      chips,
    },
    addressFilter(filtering, 'entityId', (id) => t('chip.object', { name: id })),
    addressFilter(filtering, 'jobId', (id) => t('chip.job', { name: id })),
  ];
}
