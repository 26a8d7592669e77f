import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAnalyzedCompetitorsOptions } from '#api/generated/query/analysis.gen.ts';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import { manyFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { ScopeTexts } from './scopeFilters.ts';

/** Which products and pages the figures are of, within their categories: supplier, competitors, key value items, exact matches. */
export function useScopeFilters<Filters extends Omit<ScopeTexts, 'categoryId'> & Record<string, string>>(
  filtering: Filtering<Filters>,
): ListFilter[] {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const can = useCan();
  const { supplierId } = filtering.filters;
  const maySeeSuppliers = can(permissions.skuManager) || can(permissions.priceSlabs);
  const competitors = useQuery(listAnalyzedCompetitorsOptions()).data?.items;
  const suppliers = useQuery({ ...listSuppliersOptions(), enabled: maySeeSuppliers }).data?.items;
  const bySupplier = recordFilter(filtering, 'supplierId', {
    label: texts.field('supplier'),
    nameOf: (id) => suppliers?.find((one) => one.id === id)?.name ?? id,
    chip: (name) => t('scope.chip.supplier', { name }),
    content: (
      <FilterChecks
        filtering={filtering}
        name="supplierId"
        label={texts.field('supplier')}
        options={suppliers?.map(({ id, name }) => ({ id, label: name }))}
      />
    ),
  });
  return [
    // Who may not list suppliers can take one off that a link brought.
    ...(maySeeSuppliers || supplierId !== '' ? [bySupplier] : []),
    recordFilter(filtering, 'competitorId', {
      label: t('detail.competitor'),
      nameOf: (id) => competitors?.find(({ competitor }) => competitor.id === id)?.competitor.name ?? id,
      chip: (name) => t('scope.chip.competitor', { name }),
      content: (
        <FilterChecks
          filtering={filtering}
          name="competitorId"
          label={t('detail.competitor')}
          options={competitors?.map(({ competitor: { id, name } }) => ({ id, label: name }))}
        />
      ),
    }),
    manyFilter(filtering, 'kvi', {
      label: t('scope.kvi'),
      ids: ['true'],
      nameOf: () => t('scope.kviOnly'),
      chip: (name) => name,
    }),
    manyFilter(filtering, 'exact', {
      label: t('scope.exact'),
      ids: ['true'],
      nameOf: () => t('scope.exactOnly'),
      chip: (name) => name,
    }),
  ];
}
