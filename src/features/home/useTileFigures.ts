import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { listPaymentLinksOptions } from '#api/generated/query/payments.gen.ts';
import { listTeamOptions } from '#api/generated/query/people.gen.ts';
import { listJobsOptions } from '#api/generated/query/work.gen.ts';
import { listReviewItems } from '#api/generated/sdk/matches.gen.ts';
import { alertCountOptions } from '#entities/alerts/alertQueries.ts';
import { runningStates } from '#resource/jobs/jobRules.ts';
import { useCan } from '#session/useCan.ts';
import type { QueryLike } from '#shared/ui/QueryState.tsx';
import { homeTiles, type TileId } from './homeTiles.ts';

/** While a job runs its tile is looked at as often as a person does. */
const LOOK_MS = 3000;

/** The shortest page that a list has: only its total is of interest. */
const SHORT = { page: 1, pageSize: 10 } as const;

/** What a tile says. */
export interface TileFigure {
  count: number;
  /** Of how many, where that is more than one's own. */
  all?: number;
}

export interface Tile {
  id: TileId;
  to: string;
  query: QueryLike<TileFigure>;
}

const toTotal = ({ total }: { total: number }): TileFigure => ({ count: total });

/** How many products a condition finds. */
const products = (flag: 'underFloor' | 'costChanged' | 'syncError') => ({
  ...listProductsOptions({ query: { ...SHORT, flag: [flag] } }),
  select: toTotal,
});

/** As many as the queue of the review has, without the pages that nobody compares. */
const toReview = queryOptions({
  queryKey: ['matches-to-review'],
  queryFn: async ({ signal }): Promise<TileFigure> => {
    const { waiting } = (await listReviewItems({ query: { limit: 1 }, signal })).data;
    return { count: waiting };
  },
});

/** The tiles that this person may see, each with a figure that loads and fails alone. */
export function useTileFigures(): Tile[] {
  const can = useCan();
  const shown = homeTiles.filter((tile) => tile.permissions.every(can));
  const ifShown = (id: TileId): { enabled: boolean } => ({ enabled: shown.some((tile) => tile.id === id) });
  const queries: Readonly<Record<TileId, QueryLike<TileFigure>>> = {
    alerts: useQuery({
      ...alertCountOptions(),
      select: ({ mine, open }): TileFigure => ({ count: mine, all: open }),
      ...ifShown('alerts'),
    }),
    matches: useQuery({ ...toReview, ...ifShown('matches') }),
    underFloor: useQuery({ ...products('underFloor'), ...ifShown('underFloor') }),
    costChanged: useQuery({ ...products('costChanged'), ...ifShown('costChanged') }),
    syncError: useQuery({ ...products('syncError'), ...ifShown('syncError') }),
    jobs: useQuery({
      ...listJobsOptions({ query: { ...SHORT, state: [...runningStates] } }),
      select: toTotal,
      refetchInterval: ({ state: { data } }) => (data && data.total > 0 ? LOOK_MS : false),
    }),
    links: useQuery({
      ...listPaymentLinksOptions({ query: { ...SHORT, status: ['sent', 'opened'] } }),
      select: toTotal,
      ...ifShown('links'),
    }),
    invitations: useQuery({
      ...listTeamOptions({ query: { ...SHORT, status: ['invited'] } }),
      select: toTotal,
      ...ifShown('invitations'),
    }),
  };
  return shown.map(({ id, to }) => ({ id, to, query: queries[id] }));
}
