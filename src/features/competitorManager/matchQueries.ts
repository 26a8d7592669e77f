import {
  getCompetitorDecisionsOptions,
  getMatchOptions,
  getPriceHistoryOptions,
  listMatchesOptions,
} from '#api/generated/query/matches.gen.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';

/** What the page of a product's competitors reads. */
export const matchQueries = {
  decisions: (productId: string) => getCompetitorDecisionsOptions({ path: { productId } }),
  /** All of them: a product has a page or two of each competitor. */
  ofProduct: (productId: string) => listMatchesOptions({ query: { productId, pageSize: 100 } }),
  match: (matchId: string) => getMatchOptions({ path: { matchId } }),
  /** @param quantity null: the one at which lists compare */
  priceHistory: (matchId: string, from: string, quantity: number | null) =>
    getPriceHistoryOptions({
      path: { matchId },
      query: { from, ...(quantity === null ? {} : { qty: quantity }) },
    }),
};

/** A match as the server has it now. */
export const readMatch = (matchId: string): Promise<Match> =>
  queryClient.query({ ...matchQueries.match(matchId), staleTime: 0 });
