import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { useTranslation } from 'react-i18next';
import { listSavedSearchesOptions } from '#api/generated/query/search.gen.ts';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { notify } from '#shared/ui/notify.ts';
import { TabPanel } from '#shared/ui/TabPanel.tsx';
import { recentSearchesOptions, rememberSearch } from './api/recentSearches.ts';
import { activeFilters, withoutFilters, withRange, withValues } from './model/activeFilters.ts';
import { badField } from './model/badField.ts';
import { suggestionsFor, type Suggestion } from './model/suggestions.ts';
import { writeSearch } from './model/urlState.ts';
import { SearchResults } from './SearchResults.tsx';
import { CollectionTabs } from './ui/CollectionTabs.tsx';
import { FacetFrame } from './ui/FacetFrame.tsx';
import { FacetPanel } from './ui/FacetPanel.tsx';
import { SavedSearches } from './ui/SavedSearches.tsx';
import { SearchBox } from './ui/SearchBox.tsx';
import { SearchErrorPanel } from './ui/SearchErrorPanel.tsx';
import { useFacetTexts } from './ui/useFacetTexts.ts';
import { HitsSkeleton } from './ui/HitsSkeleton.tsx';
import { useSearch } from './useSearch.ts';
import type { SearchAddress } from './useSearchState.ts';

/** The search and its results. It renders when the search changes, not for each step of the router. */
export const SearchScreen = memo(function SearchScreen({ address }: { address: SearchAddress }) {
  const { t } = useTranslation('search');
  const base = useId();
  const { state, text, change, search, open } = address;
  const searching = useSearch(state);
  const { session, collection, collections, result, fault, plain, retired } = searching;
  const words = useFacetTexts();
  const { data: recent = none } = useQuery(recentSearchesOptions);
  const { data: saved } = useQuery({ ...listSavedSearchesOptions(), enabled: session !== undefined });

  // A filter that the index does not know any more is removed, with one notice.
  const bad = fault?.kind === 'badFilter' && collection ? collection.facets : [];
  const names = bad.flatMap(({ field, levels = [] }) => [field, ...levels]);
  const named = badField(fault?.detail, names);
  const gone = bad.find(({ field, levels = [] }) => [field, ...levels].some((each) => each === named));
  const retire = useEffectEvent((facet: NonNullable<typeof gone>) => {
    notify({
      type: 'error',
      title: t('trouble.badFilterOf', { facet: words.facetName(facet) }),
      ...(fault?.detail === undefined ? {} : { description: t('trouble.detail', { detail: fault.detail }) }),
    });
    searching.retire(facet.field);
    change((now) => withRange(withValues(now, facet.field, []), facet.field, null), false);
  });
  useEffect(() => {
    if (gone) retire(gone);
  }, [gone]);

  const openTab = useCallback(
    (name: string) => change((now) => ({ ...withoutFilters(now), collection: name, sort: '' })),
    [change],
  );

  const { askAhead } = searching;
  const searchFor = useCallback((q: string) => search(q, askAhead), [search, askAhead]);
  const offers = useCallback(
    (input: string) => suggestionsFor(input, recent, saved?.items ?? []),
    [recent, saved],
  );
  const take = useCallback(
    (offer: Suggestion) => {
      rememberSearch(offer.kind === 'recent' ? offer.text : '');
      if (offer.kind === 'recent') change({ q: offer.text });
      else open(`${paths.search}?${offer.search.query}`);
    },
    [change, open],
  );
  const body = !session ? (
    fault ? (
      <SearchErrorPanel fault={fault} onRetry={() => void searching.retry()} onClear={() => undefined} />
    ) : (
      <HitsSkeleton />
    )
  ) : collection ? (
    <>
      <CollectionTabs
        base={base}
        collections={collections}
        open={collection}
        result={result}
        onOpen={openTab}
      />
      <TabPanel base={base} value={collection.name}>
        <div data-columns="">
          {!plain && (
            <FacetFrame count={activeFilters(state, collection).length}>
              <FacetPanel
                key={collection.name}
                facets={state.facets}
                ranges={state.ranges}
                collection={collection}
                result={result}
                retired={retired}
                onChange={change}
              />
            </FacetFrame>
          )}
          <SearchResults address={address} searching={searching} collection={collection} />
        </div>
      </TabPanel>
    </>
  ) : (
    <EmptyState icon={SearchX} title={t('nothingMay')} text={t('nothingMay.text')} />
  );

  return (
    <>
      <div data-head="">
        <AskedBox
          text={text}
          onSearch={searchFor}
          suggestionsFor={offers}
          onOffer={take}
          onLeave={toFirstHit}
        />
        <SavedSearches query={writeSearch({ ...state, page: 1 }).slice(1)} />
      </div>
      {body}
    </>
  );
});

type AskedBoxProps = Omit<ComponentProps<typeof SearchBox>, 'value'> & Pick<SearchAddress, 'text'>;

/** The box with the text that was searched for last, whose hits may be on their way. */
function AskedBox({ text, ...box }: AskedBoxProps) {
  return <SearchBox {...box} value={useSyncExternalStore(text.subscribe, text.get)} />;
}

const none: readonly string[] = [];

const toFirstHit = (): void => document.querySelector<HTMLElement>('main [data-hit]')?.focus();
