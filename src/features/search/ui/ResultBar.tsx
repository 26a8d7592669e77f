import { NativeSelect } from '@chakra-ui/react/native-select';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCollection } from '#api/generated/types.gen.ts';
import { chooseSort } from '#features/search/model/buildSearches.ts';
import { hitViews, type SearchState } from '#features/search/model/searchState.ts';
import type { SearchAddress } from '#features/search/useSearchState.ts';

interface ResultBarProps {
  state: SearchState;
  collection: SearchCollection;
  onChange: SearchAddress['change'];
  /** Whether the hits can be ordered: those of the plain search cannot. */
  isOrdered: boolean;
  /** What is done with all hits. */
  end: ReactNode;
}

const sortKeys = ['relevance', 'newest', 'priceLow', 'priceHigh', 'margin', 'stock', 'largest'] as const;

/** How the hits are shown: their order, as cards or as a table. Styled by the results. */
export function ResultBar({ state, collection, onChange, isOrdered, end }: ResultBarProps) {
  const { t } = useTranslation('search');
  const fieldId = useId();
  const sort = chooseSort(state, collection);
  const { sorts } = collection;
  // The same for every text that is typed.
  const order = useMemo(() => {
    const name = (id: string): string => {
      const key = sortKeys.find((each) => each === id);
      return key ? t(`sort.${key}`) : id;
    };
    return (
      <>
        <label htmlFor={fieldId}>{t('sort')}</label>
        <NativeSelect.Root size="sm" width="auto">
          <NativeSelect.Field
            id={fieldId}
            width="auto"
            value={sort}
            onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
          >
            {sorts.map(({ id }) => (
              <option key={id} value={id}>
                {name(id)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </>
    );
  }, [t, fieldId, sort, sorts, onChange]);
  return (
    <div data-bar="">
      {isOrdered && order}
      <div role="group" aria-label={t('view')}>
        {hitViews.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === state.view}
            onClick={() => onChange(({ page }) => ({ view, page }))}
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}
