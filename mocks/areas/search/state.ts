import { examples } from '#mocks/contract/examples.gen.ts';
import type { SavedSearch } from '#mocks/contract/types/types.gen.ts';

/** A saved search and whose it is. */
export interface SavedSearchRecord {
  id: string;
  username: string;
  search: Omit<SavedSearch, 'mine'>;
}

/** A search text and how often it was used. */
export interface WordCount {
  query: string;
  count: number;
}

/** What the search calls of one mock session keep. Plain data. */
export interface SearchState {
  saved: Record<string, SavedSearchRecord>;
  /** Searches that led somewhere. */
  successful: WordCount[];
  /** Searches that found nothing. */
  noHits: WordCount[];
  /** When the last key ends, in seconds since 1970. */
  lastExpiry: number;
}

const DAY_MS = 86_400_000;

/** What the house searched before this session. */
const initialCounts: readonly WordCount[] = [
  { query: 'charger', count: 31 },
  { query: 'mug', count: 24 },
  { query: 'recycled', count: 19 },
  { query: 'tote', count: 12 },
  { query: 'notebook', count: 9 },
];

const { profileMerchandiser: merchandiser } = examples;

/** A search that a colleague shares with everybody. */
function createSharedSearch(id: string, name: string, query: string, now: number): SavedSearchRecord {
  const owner = {
    id: merchandiser.user_id ?? merchandiser.username,
    name: `${merchandiser.first_name} ${merchandiser.last_name}`,
  };
  const createdAt = new Date(now - 20 * DAY_MS).toISOString();
  return {
    id,
    username: merchandiser.username,
    search: { id, name, query, shared: true, owner, createdAt },
  };
}

export function emptySearchState(now: number): SearchState {
  const records = [
    createSharedSearch('search-1', 'Anything recycled', 'q=recycled', now),
    createSharedSearch('search-2', 'Chargers', 'q=charger', now),
  ];
  return {
    saved: Object.fromEntries(records.map((record) => [record.id, record])),
    successful: initialCounts.map((one) => ({ ...one })),
    noHits: [],
    lastExpiry: 0,
  };
}
