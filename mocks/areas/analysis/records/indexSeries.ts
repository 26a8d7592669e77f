import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { IndexSeries } from '#mocks/contract/types/types.gen.ts';
import { DAY_MS, type Period, type Scope } from './analysisScope.ts';
import { analyzedCompetitorRef, competitorsIn } from './competitorRefs.ts';
import { standAt, trackedIn } from './marketStand.ts';
import { productSeries, toPoint } from './productSeries.ts';

const MOST_STEPS = 60;

/** The moments of a series: each so many days from the beginning of a period, and its end. */
function momentsOf({ from, to }: Period): number[] {
  const days = Math.floor((to - from) / DAY_MS);
  const step = Math.max(1, Math.ceil(days / MOST_STEPS)) * DAY_MS;
  const count = Math.ceil((to - from) / step);
  return [...Array.from({ length: count }, (_, place) => from + place * step), to];
}

/** Means at a number of moments, of values that come one by one. */
export function createMeans(moments: number) {
  const sums = new Float64Array(moments);
  const counts = new Uint32Array(moments);
  return {
    add: (at: number, value: number): void => {
      sums[at] = (sums[at] ?? 0) + value;
      counts[at] = (counts[at] ?? 0) + 1;
    },
    read: (): (string | null)[] =>
      Array.from(sums, (total, at) => {
        const count = counts[at] ?? 0;
        return count === 0 ? null : (total / count).toFixed(2);
      }),
  };
}

/** The index over time. */
export function toIndexSeries(context: RequestContext, scope: Scope): IndexSeries {
  const moments = momentsOf(scope.period);
  const past = moments.slice(0, -1);
  const question = `${past[0]} ${past.length} ${past[1]} ${scope.pages}`;
  const competitors = competitorsIn(context, scope);
  const market = createMeans(moments.length);
  const means = new Map(competitors.map(({ id }) => [id, createMeans(moments.length)]));
  for (const tracked of trackedIn(context, scope)) {
    const last = toPoint(standAt(context, scope, tracked, scope.period.to).offers);
    const points = [...productSeries(context, scope, tracked, past, question), last];
    for (const [at, point] of points.entries()) {
      if (point.market !== null) market.add(at, point.market);
      for (const [id, index] of point.byCompetitor) means.get(id)?.add(at, index);
    }
  }
  return {
    moments: moments.map((moment) => new Date(moment).toISOString()),
    market: market.read(),
    competitors: competitors.map((competitor) => ({
      competitor: analyzedCompetitorRef(competitor),
      values: means.get(competitor.id)?.read() ?? [],
    })),
  };
}
