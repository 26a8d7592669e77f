import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCollection } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { FilterChips } from '#shared/table/filters/FilterChips.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { rememberSearch } from './api/recentSearches.ts';
import { withoutFilters } from './model/activeFilters.ts';
import { readHit, hitOfText } from './model/hit.ts';
import { shownQuery } from './model/queryPattern.ts';
import { ExportHits } from './ui/ExportHits.tsx';
import { Hits } from './ui/Hits.tsx';
import { NoHits } from './ui/NoHits.tsx';
import { ResultBar } from './ui/ResultBar.tsx';
import { SearchNotes } from './ui/SearchNotes.tsx';
import { StartPanel } from './ui/StartPanel.tsx';
import { SearchErrorPanel } from './ui/SearchErrorPanel.tsx';
import { useSearchChips } from './ui/useSearchChips.ts';
import { HitsSkeleton } from './ui/HitsSkeleton.tsx';
import type { Searching } from './useSearch.ts';
import type { SearchAddress } from './useSearchState.ts';

interface SearchResultsProps {
  address: SearchAddress;
  searching: Searching;
  collection: SearchCollection;
}

/** Somebody who looks at hits for so long has found what they searched for. */
const READ_MS = 3000;

const none: readonly never[] = [];

/** What was found under the open tab, or why nothing is shown. */
export function SearchResults({ address, searching, collection }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { state, change, setPage, setSize } = address;
  const { result, plain, fault, plan, isOld, session } = searching;
  const chips = useSearchChips(state, collection, change);
  const first = (state.page - 1) * state.size;
  const hits = useMemo(
    () =>
      plain
        ? plain.items.map((hit, at) => hitOfText(hit, first + at + 1))
        : result?.hits.map((hit, at) => readHit(hit, result.collection, first + at + 1)),
    [plain, result, first],
  );
  const found = plain ? plain.total : (result?.found ?? 0);
  const most = session?.limits.hits ?? found;
  const reached = Math.min(found, most);
  usePageInRange(
    { page: state.page, size: state.size, setPage: address.setPage },
    result && !isOld && !fault ? reached : undefined,
  );
  // A click on an old hit, and a tick, belong to the search that found it.
  const shownQ = plain || !result ? state.q : shownQuery(result.q, state.q);
  const pager = useMemo(
    () => (
      <Pager
        page={state.page}
        size={state.size}
        shown={{ page: state.page, pageSize: state.size, total: reached }}
        onPage={setPage}
        onSize={setSize}
      />
    ),
    [state.page, state.size, reached, setPage, setSize],
  );
  const q = found > 0 && !isOld ? state.q : '';
  useEffect(() => {
    if (q === '') return undefined;
    const timer = setTimeout(() => rememberSearch(q), READ_MS);
    return () => clearTimeout(timer);
  }, [q]);

  const retry = (): void => void searching.retry();
  if (!hits) {
    return fault ? (
      <SearchErrorPanel fault={fault} onRetry={retry} onClear={() => change(withoutFilters)} />
    ) : (
      <HitsSkeleton />
    );
  }
  const isStart = state.q === '' && chips.length === 0 && state.page === 1;
  return (
    <div data-results="">
      {isStart && <StartPanel popular={session?.popular ?? []} />}
      {/* The plain search knows none; they hold again when the search answers. */}
      <FilterChips chips={plain ? none : chips} onClear={() => change(withoutFilters)} />
      <SearchNotes result={result} q={state.q} fault={fault} isPlain={plain !== undefined} onRetry={retry} />
      {hits.length === 0 && found === 0 ? (
        <NoHits
          state={state}
          collection={collection}
          tabs={result?.tabs ?? {}}
          popular={session?.popular ?? []}
          onChange={change}
        />
      ) : (
        <>
          <ResultBar
            state={state}
            collection={collection}
            onChange={change}
            isOrdered={!plain}
            end={
              plan &&
              !plain && (
                <ExportHits plan={plan} found={found} perPage={session?.limits.perPage ?? state.size} />
              )
            }
          />
          <Hits
            state={state}
            q={shownQ}
            collection={collection.name}
            hits={hits}
            total={reached}
            isBusy={isOld && searching.isBusy}
            onOpen={address.open}
          />
          {found > most && (
            <p>{t('hits.capped', { most: format.number(most), total: format.number(found) })}</p>
          )}
        </>
      )}
      {pager}
    </div>
  );
}
