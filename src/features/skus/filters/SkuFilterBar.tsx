import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { flags, knownOf, statuses, stocks } from '#features/skus/skuFilters.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { choicesOf, choiceText } from '#shared/table/filters/choiceRules.ts';
import { FilterMenu } from '#shared/table/filters/FilterMenu.tsx';
import { ListToolbar } from '#shared/table/filters/ListToolbar.tsx';
import { RadioList } from '#shared/table/filters/RadioList.tsx';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FeatureFilter } from './FeatureFilter.tsx';
import type { Filtering } from './filtering.ts';
import { SupplierFilter } from './SupplierFilter.tsx';

interface SkuFilterBarProps {
  filtering: Filtering;
  /** Whether the person may see what things cost; without it nothing can be asked about margins. */
  costs: boolean;
  end?: ReactNode;
}

/** "Archived" is a filter of its own in the contract, and one of several conditions for who looks. */
const ARCHIVED = 'archived';

/** What can be asked of the catalogue: text, supplier, category, status, stock, conditions, a feature. */
export function SkuFilterBar({ filtering, costs, end }: SkuFilterBarProps) {
  const { t } = useTranslation('skus');
  const { filters, setFilters } = filtering;
  const status = knownOf(filters.status, statuses);
  const [stock = ''] = knownOf(filters.stock, stocks);
  const conditions = [...knownOf(filters.flag, flags), ...(filters.archived === 'true' ? [ARCHIVED] : [])];
  const suppliers = choicesOf(filters.supplierId).length;
  const categories = choicesOf(filters.categoryId).length;
  const more = conditions.length + (filters.featureId === '' ? 0 : 1);
  return (
    <ListToolbar
      search={<SearchBox label={t('search')} value={filters.q} onSearch={(q) => setFilters({ q })} />}
      count={suppliers + categories + status.length + (stock === '' ? 0 : 1) + more}
      end={end}
    >
      <FilterMenu
        label={t('filter.supplier')}
        count={suppliers}
        onClear={() => setFilters({ supplierId: '' })}
      >
        <SupplierFilter {...filtering} />
      </FilterMenu>
      <FilterMenu
        label={t('filter.category')}
        count={categories}
        onClear={() => setFilters({ categoryId: '' })}
      >
        <CategoryFilter {...filtering} />
      </FilterMenu>
      <FilterMenu label={t('filter.status')} count={status.length} onClear={() => setFilters({ status: '' })}>
        <CheckList
          label={t('filter.status')}
          options={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          chosen={status}
          onChange={(chosen) => setFilters({ status: choiceText(chosen) })}
        />
      </FilterMenu>
      <FilterMenu
        label={t('filter.stock')}
        count={stock === '' ? 0 : 1}
        onClear={() => setFilters({ stock: '' })}
      >
        <RadioList
          label={t('filter.stock')}
          options={stocks.map((id) => ({ id, label: t(`stockFilter.${id}`) }))}
          chosen={stock}
          onChange={(chosen) => setFilters({ stock: chosen })}
        />
      </FilterMenu>
      <FilterMenu
        label={t('filter.conditions')}
        count={more}
        onClear={() => setFilters({ flag: '', archived: '', featureId: '', value: '' })}
      >
        <CheckList
          label={t('filter.conditions')}
          options={[
            ...flags
              .filter((id) => costs || id !== 'underFloor')
              .map((id) => ({ id, label: t(`flag.${id}`) })),
            { id: ARCHIVED, label: t('flag.archived') },
          ]}
          chosen={conditions}
          onChange={(chosen) =>
            setFilters({
              flag: choiceText(chosen.filter((id) => id !== ARCHIVED)),
              archived: chosen.includes(ARCHIVED) ? 'true' : '',
            })
          }
        />
        <FeatureFilter key={`${filters.featureId} ${filters.value}`} {...filtering} />
      </FilterMenu>
    </ListToolbar>
  );
}
