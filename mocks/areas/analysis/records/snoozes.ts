import type { OpportunityKind } from '#entities/market/opportunities.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { Opportunity } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';
import { analyze, opportunitiesFor } from './analyzedProducts.ts';

/** Until when members of staff put kinds of opportunities aside, by member and kind, ISO 8601; null: no longer. Plain data. */
export type Snoozes = Record<string, Partial<Record<OpportunityKind, string | null>>>;

const kinds = ['raise', 'lower', 'checkMatch'] as const;

/** What there is to do in a scope, by kind, with what a member put aside. */
export function toOpportunities(
  context: RequestContext,
  scope: Scope,
  snoozed: Snoozes[string] = {},
): Opportunity[] {
  const { viewer } = context;
  const found = analyze(context, scope).flatMap((one) => opportunitiesFor(context, scope, one));
  return kinds
    .filter((kind) => kind !== 'lower' || viewer.costs)
    .map((kind) => {
      const until = snoozed[kind] ?? null;
      const isAside = until !== null && Date.parse(until) > viewer.now;
      return {
        kind,
        products: found.filter((one) => one === kind).length,
        snoozedUntil: isAside ? until : null,
      };
    });
}
