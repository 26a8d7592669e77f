import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { Opportunity } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';
import { analyze, opportunitiesFor } from './analyzedProducts.ts';
import type { Snoozes } from './snoozeState.ts';

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
