import { useTranslation } from 'react-i18next';
import { flags, type SkuFilters } from '#entities/catalogue/skuFilters.ts';
import { addressFilter, chipOfMany } from '#resource/list/choiceFilters.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
import { FeatureFilter } from './FeatureFilter.tsx';

/** "Archived" is a filter of its own in the contract, and one of several conditions for who looks. */
const ARCHIVED = 'archived';

/** Conditions that tell something of what we pay. */
const isAboutCosts = (id: (typeof flags)[number]): boolean =>
  id === 'noCost' || id === 'underFloor' || id === 'costChanged';

const toConditions = ({ flag, archived }: SkuFilters): string[] => [
  ...parseEnumList(flag, flags),
  ...(archived === 'true' ? [ARCHIVED] : []),
];

/** Conditions and a feature, in one menu. Without `View Costs` nothing can be asked about costs and margins. */
export function useConditionFilter(filtering: Filtering<SkuFilters>): ListFilter {
  const { t } = useTranslation('skus');
  const costs = useCan()(permissions.viewCosts);
  const { filters, setFilters } = filtering;
  const { featureId, value } = filters;
  const chosen = toConditions(filters);
  return {
    menu: {
      id: 'conditions',
      label: t('filter.conditions'),
      count: chosen.length + (featureId === '' ? 0 : 1),
      onClear: () => setFilters({ flag: '', archived: '', featureId: '', value: '' }),
      content: (
        <>
          <CheckList
            label={t('filter.conditions')}
            options={[
              ...flags
                .filter((id) => costs || !isAboutCosts(id))
                .map((id) => ({ id, label: t(`flag.${id}`) })),
              { id: ARCHIVED, label: t('flag.archived') },
            ]}
            chosen={chosen}
            onChange={(next) =>
              setFilters((now) => {
                const all = next(toConditions(now));
                return {
                  flag: formatList(all.filter((id) => id !== ARCHIVED)),
                  archived: all.includes(ARCHIVED) ? 'true' : '',
                };
              })
            }
          />
          <FeatureFilter {...filtering} />
        </>
      ),
    },
    chips: [
      ...parseEnumList(filters.flag, flags).map((id) => chipOfMany(filtering, 'flag', id, t(`flag.${id}`))),
      ...(filters.archived === 'true'
        ? addressFilter(filtering, 'archived', () => t('flag.archived')).chips
        : []),
      ...(featureId === ''
        ? []
        : [
            {
              id: 'feature',
              label:
                value === ''
                  ? t('chip.feature', { name: featureId })
                  : t('chip.featureValue', { name: featureId, value }),
              onRemove: () => setFilters({ featureId: '', value: '' }),
            },
          ]),
    ],
  };
}
