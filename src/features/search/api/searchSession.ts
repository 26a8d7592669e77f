import { queryOptions } from '@tanstack/react-query';
import { createSearchSession } from '#api/generated/sdk/search.gen.ts';
import type { SearchSession } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';

const queryKey = ['search-session'];

/** How much of its life a key is used before another one is asked for. */
const RENEWED_AT = 0.8;

/** Where and with what to search. The cache is its one home: it is in no storage, and goes with the sign-out. */
export const searchSessionOptions = queryOptions({
  queryKey,
  queryFn: open,
  staleTime: ({ state }) => (state.data?.keyLifeSeconds ?? 0) * 1000 * RENEWED_AT,
  gcTime: Infinity,
});

async function open({ signal }: { signal: AbortSignal }): Promise<SearchSession> {
  const { data } = await createSearchSession({ signal, throwOnError: true });
  if (import.meta.env.DEV && import.meta.env.VITE_SEARCH_MODE === 'live') {
    const { liveSession } = await import('./liveSession.ts');
    return await liveSession(data);
  }
  return data;
}

/**
 * The session to search with, renewed when most of its life is over. Callers at the same time share one renewal; when it
 * fails, the old key goes on as long as it lives.
 */
export async function currentSession(): Promise<SearchSession> {
  try {
    return await queryClient.query(searchSessionOptions);
  } catch (error) {
    const held = queryClient.getQueryState(queryKey);
    const data = queryClient.getQueryData<SearchSession>(queryKey);
    if (held && data && held.dataUpdatedAt + data.keyLifeSeconds * 1000 > Date.now()) return data;
    throw error;
  }
}

/** Another session in place of one whose key was refused; of several who were refused, one asks. */
export async function renewedSession(refused: SearchSession): Promise<SearchSession> {
  const held = queryClient.getQueryData<SearchSession>(queryKey);
  if (held && held.apiKey !== refused.apiKey) return held;
  return await queryClient.query({ ...searchSessionOptions, staleTime: 0 });
}
