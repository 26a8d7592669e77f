import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { flags, statuses, stocks, type SkuFilters } from '#features/skus/skuFilters.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { parseList, formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
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

const conditionsOf = ({ flag, archived }: SkuFilters): string[] => [
  ...parseEnumList(flag, flags),
  ...(archived === 'true' ? [ARCHIVED] : []),
];

/** What can be asked of the catalogue: text, supplier, category, status, stock, conditions, a feature. */
export function SkuFilterBar({ filtering, costs, end }: SkuFilterBarProps) {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const { filters, setFilters } = filtering;
  const status = parseEnumList(filters.status, statuses);
  const [stock = ''] = parseEnumList(filters.stock, stocks);
  const conditions = conditionsOf(filters);
  const suppliers = parseList(filters.supplierId).length;
  const categories = parseList(filters.categoryId).length;
  const more = conditions.length + (filters.featureId === '' ? 0 : 1);
  return (
    <ListToolbar
      search={<SearchBox label={t('search')} value={filters.q} onSearch={(q) => setFilters({ q })} />}
      count={suppliers + categories + status.length + (stock === '' ? 0 : 1) + more}
      end={end}
    >
      <FilterMenu
        label={texts.field('supplier')}
        count={suppliers}
        onClear={() => setFilters({ supplierId: '' })}
      >
        <SupplierFilter {...filtering} />
      </FilterMenu>
      <FilterMenu
        label={texts.field('category')}
        count={categories}
        onClear={() => setFilters({ categoryId: '' })}
      >
        <CategoryFilter {...filtering} />
      </FilterMenu>
      <FilterMenu
        label={texts.field('status')}
        count={status.length}
        onClear={() => setFilters({ status: '' })}
      >
        <CheckList
          label={texts.field('status')}
          options={statuses.map((id) => ({ id, label: texts.status(id) }))}
          chosen={status}
          onChange={(next) =>
            setFilters((now) => ({ status: formatList(next(parseEnumList(now.status, statuses))) }))
          }
        />
      </FilterMenu>
      <FilterMenu
        label={texts.field('stock')}
        count={stock === '' ? 0 : 1}
        onClear={() => setFilters({ stock: '' })}
      >
        <RadioList
          label={texts.field('stock')}
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
              .filter((id) => costs || (id !== 'underFloor' && id !== 'noCost'))
              .map((id) => ({ id, label: t(`flag.${id}`) })),
            { id: ARCHIVED, label: t('flag.archived') },
          ]}
          chosen={conditions}
          onChange={(next) =>
            setFilters((now) => {
              const chosen = next(conditionsOf(now));
              return {
                flag: formatList(chosen.filter((id) => id !== ARCHIVED)),
                archived: chosen.includes(ARCHIVED) ? 'true' : '',
              };
            })
          }
        />
        <FeatureFilter {...filtering} />
      </FilterMenu>
    </ListToolbar>
  );
}
