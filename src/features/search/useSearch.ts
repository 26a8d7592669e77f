import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { searchTextOptions } from '#api/generated/query/search.gen.ts';
import { search } from './api/searchClient.ts';
import { toSearchFault } from './api/toSearchFault.ts';
import { searchSessionOptions } from './api/searchSession.ts';
import { buildSearches, type SearchPlan } from './model/buildSearches.ts';
import { knownCollections, openCollection } from './model/collections.ts';
import { readAnswers } from './model/readAnswers.ts';
import { retryAfter } from './model/searchFault.ts';
import type { SearchState } from './model/searchState.ts';

/** What cannot be had now is asked for again after a while; of what will not change, nobody asks twice. */
const again = {
  retry: (failures: number, error: Error) => wait(failures, error) !== null,
  retryDelay: (failures: number, error: Error) => wait(failures, error) ?? 0,
};

function wait(failures: number, error: Error): number | null {
  const fault = toSearchFault(error);
  return fault ? retryAfter(fault.kind, failures) : null;
}

/** @param whenFailed called a moment before a failure is told: who comes to hear of it then does not ask once more */
const hitsOptions = (plan: SearchPlan | null, whenFailed?: () => void) =>
  queryOptions({
    queryKey: ['search', plan?.searches ?? null],
    queryFn: async ({ signal }) => {
      try {
        return plan && readAnswers(plan, await search(plan.searches, signal));
      } catch (error) {
        if (whenFailed) {
          whenFailed();
          await new Promise((resolve) => setTimeout(resolve));
        }
        throw error;
      }
    },
    ...again,
  });

/**
 * The session, the hits of what is asked, and what stands in for them while the search servers do not answer: the last hits,
 * and what the API's own text search finds.
 */
export function useSearch(state: SearchState) {
  const client = useQueryClient();
  const [retired, setRetired] = useState<readonly string[]>([]);
  const session = useQuery({ ...searchSessionOptions, ...again });
  const collections = useMemo(() => knownCollections(session.data), [session.data]);
  const collection = openCollection(collections, state.collection);
  const plan = useMemo(
    () => (collection ? buildSearches(state, collection, collections, retired) : null),
    [state, collection, collections, retired],
  );
  const hits = useQuery({
    ...hitsOptions(plan),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });
  const error = session.data ? (hits.failureReason ?? hits.error) : (session.failureReason ?? session.error);
  const fault = error === null ? null : toSearchFault(error);
  const isDown = fault?.kind === 'down' && collection !== undefined;
  const { q, page, size } = state;
  const plain = useQuery({
    ...searchTextOptions({ query: { q, collection: collection?.name ?? '', page, pageSize: size } }),
    enabled: isDown,
  });
  const askAhead = useCallback(
    (next: SearchState) =>
      new Promise<void>((finish) => {
        // The letter before has no address yet: nobody waits for its hits any more.
        void client.cancelQueries({ queryKey: ['search'], type: 'inactive' });
        if (!collection) {
          finish();
          return;
        }
        const ahead = hitsOptions(buildSearches(next, collection, collections, retired), finish);
        // The page asks for the same, and says what went wrong.
        client.query(ahead).then(
          () => finish(),
          () => finish(),
        );
      }),
    [client, collection, collections, retired],
  );
  // Hits of another tab have other fields.
  const result = hits.data?.collection === collection?.name ? hits.data : undefined;

  return {
    session: session.data,
    collections,
    collection,
    plan,
    result: result ?? undefined,
    /** The hits are those of what was asked before. */
    isOld: hits.isPlaceholderData,
    isBusy: hits.isFetching,
    fault,
    error,
    retired,
    /** Asks for what the address will say in a moment, and settles when the answer is there, or has failed. */
    askAhead,
    retire: (field: string) => setRetired((before) => [...before, field]),
    /** Hits of the plain search, while the search servers do not answer; none of them do not take the place of the last. */
    plain: isDown && (plain.data?.total !== 0 || !result) ? plain.data : undefined,
    retry: async () => {
      const query = session.data ? hits : session;
      const queryKey = session.data ? ['search'] : searchSessionOptions.queryKey;
      // It may be waiting for its next attempt.
      await client.cancelQueries({ queryKey });
      await query.refetch();
    },
  };
}

export type Searching = ReturnType<typeof useSearch>;
