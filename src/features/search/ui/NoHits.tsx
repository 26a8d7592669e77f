import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import SearchX from 'lucide-react/icons/search-x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCollection } from '#api/generated/types.gen.ts';
import { sendSearchEvent } from '#features/search/api/searchEvents.ts';
import { activeFilters, withoutFilters } from '#features/search/model/activeFilters.ts';
import { collectionName } from '#features/search/model/collections.ts';
import type { SearchState } from '#features/search/model/searchState.ts';
import { useNoHitHelp } from '#features/search/useNoHitHelp.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { StartPanel } from './StartPanel.tsx';
import { useFacetTexts } from './useFacetTexts.ts';

interface NoHitsProps {
  state: SearchState;
  collection: SearchCollection;
  /** Hits under the other tabs. */
  tabs: Readonly<Record<string, number | null>>;
  popular: readonly string[];
  onChange: (state: SearchState) => void;
}

/** Nothing was found: what finds something, with how much, one press away. */
export function NoHits({ state, collection, tabs, popular, onChange }: NoHitsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { filterName } = useFacetTexts();
  const { data } = useNoHitHelp(state, collection);
  const { q } = state;
  const isFiltered = activeFilters(state, collection).length > 0;
  useEffect(() => {
    if (q !== '') sendSearchEvent({ type: 'noHits', query: q, collection: collection.name });
  }, [q, collection.name]);

  const counted = (count: number) => ({ count, total: format.number(count) });
  const options = [
    ...(data?.words ?? []).map((word) => ({
      label: t('noHits.meant', { word }),
      state: { ...state, q: word, page: 1 },
    })),
    ...(data?.alternatives ?? []).map(({ filter, state: next, count }) => ({
      label: filter
        ? t('noHits.without', { filter: filterName(filter), ...counted(count) })
        : next.q === q
          ? t('noHits.withoutAll', counted(count))
          : t('noHits.query', { query: next.q, ...counted(count) }),
      state: next,
    })),
    ...Object.entries(tabs).flatMap(([name, count]) => {
      const known = collectionName(name);
      return known && count
        ? [
            {
              label: t('noHits.tab', { tab: t(`tab.${known}`), ...counted(count) }),
              state: { ...withoutFilters(state), collection: name },
            },
          ]
        : [];
    }),
  ];
  const title = q !== '' ? t('noHits', { query: q }) : isFiltered ? t('noHits.filters') : t('empty');
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={title}
        text={
          options.length > 0 ? t('noHits.text') : t(q === '' && !isFiltered ? 'empty.text' : 'noHits.nothing')
        }
        action={
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
            {options.map(({ label, state: next }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                h="auto"
                minH="8"
                py="1"
                whiteSpace="normal"
                onClick={() => onChange(next)}
              >
                {label}
              </Button>
            ))}
            {isFiltered && (
              <Button size="sm" variant="ghost" onClick={() => onChange(withoutFilters(state))}>
                {t('noHits.clear')}
              </Button>
            )}
          </chakra.div>
        }
      />
      <StartPanel popular={popular} />
    </>
  );
}
