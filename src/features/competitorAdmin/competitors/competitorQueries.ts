import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { getCompetitorOptions, listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import type { Competitor, CompetitorList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import { fits } from '#shared/table/filters/choiceRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type CompetitorFilters, type CompetitorSort } from './competitorFilters.ts';

/** A page of the competitors. The contract answers with all that are archived, or all that are not; the rest is done here. */
export const competitorPageOptions = (view: TableView<CompetitorSort, CompetitorFilters>) => {
  const { q = '', status, archived } = toQueryParams(view.filters);
  return {
    ...listCompetitorsOptions(archived ? { query: { archived } } : undefined),
    select: ({ items }: CompetitorList) =>
      pageOfAll(
        items.filter(
          (competitor) =>
            fits(`${competitor.name} ${competitor.domain}`, q) &&
            (!status || status.includes(competitor.status)),
        ),
        view,
      ),
    placeholderData: keepPreviousData,
  };
};

export const competitorOptions = (competitorId: string) => getCompetitorOptions({ path: { competitorId } });

/** A competitor as the server has it now. */
export const readCompetitor = (competitorId: string): Promise<Competitor> =>
  queryClient.query({ ...competitorOptions(competitorId), staleTime: 0 });

/** Has everything read again that compares our prices with those of competitors. */
export function competitorsChanged(): void {
  void invalidate(
    'listCompetitors',
    'getCompetitor',
    'getMarket',
    'listProducts',
    'getProduct',
    'listActivity',
  );
}

/** Takes a competitor as the server has it now. */
export function competitorSaved(saved: Competitor): void {
  queryClient.setQueryData(competitorOptions(saved.id).queryKey, saved);
  competitorsChanged();
}
