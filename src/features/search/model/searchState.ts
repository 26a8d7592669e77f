import type { PageSize } from '#shared/table/paging.ts';

/** Both ends belong to it; null: open on that side. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}

export const hitViews = ['cards', 'table'] as const;
export type HitView = (typeof hitViews)[number];

/** What is asked on the search screen; all of it stands in the address. */
export interface SearchState {
  /** As typed, without blanks around it; empty asks for everything, the newest first. */
  q: string;
  /** Empty: the first one that the session offers. */
  collection: string;
  page: number;
  size: PageSize;
  /** Name of an order that the collection offers; empty: the best match first. */
  sort: string;
  view: HitView;
  /** Ticked values by field; any of them is enough. */
  facets: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, NumberRange>>;
}
