import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { isCompared } from '#mocks/areas/market/records/marketTables.ts';
import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { AnalyzedCompetitorRef } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';

export const analyzedCompetitorRef = ({ id, name, colorToken }: CompetitorRecord): AnalyzedCompetitorRef => ({
  id,
  name,
  colorToken,
});

/** The competitors of a scope by name, those that are compared. */
export function competitorsIn({ catalogue }: RequestContext, scope: Scope): CompetitorRecord[] {
  return catalogue.market.competitors
    .all()
    .filter((one) => isCompared(one) && scope.hasCompetitor(one))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
