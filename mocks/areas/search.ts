import { savedSearches } from '#mocks/search/savedSearches.ts';
import { searchEvents } from '#mocks/search/searchEvents.ts';
import { searchSession } from '#mocks/search/searchSession.ts';
import { textSearch } from '#mocks/search/textSearch.ts';
import type { Area } from '#mocks/types.ts';

/** Search: sessions, saved searches, what searches led to, and the plain search behind them. */
export const search = {
  ...searchSession,
  ...savedSearches,
  ...searchEvents,
  ...textSearch,
} satisfies Area<'search'>;
