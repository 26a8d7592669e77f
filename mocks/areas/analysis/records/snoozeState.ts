import type { OpportunityKind } from '#entities/market/opportunities.ts';

/** Until when members of staff put kinds of opportunities aside, by member and kind, ISO 8601; null: no longer. Plain data. */
export type Snoozes = Record<string, Partial<Record<OpportunityKind, string | null>>>;
