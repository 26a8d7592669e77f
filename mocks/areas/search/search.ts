import { savedSearches } from './savedSearches.ts';
import { searchEvents } from './searchEvents.ts';
import { searchSession } from './searchSession.ts';
import { textSearch } from './textSearch.ts';
import type { Area } from '#mocks/core/types.ts';

/** Search: sessions, saved searches, what searches led to, and the plain search behind them. */
export const search = {
  ...searchSession,
  ...savedSearches,
  ...searchEvents,
  ...textSearch,
} satisfies Area<'search'>;
