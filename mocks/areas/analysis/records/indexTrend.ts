import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { Scope } from './analysisScope.ts';
import type { Analyzed } from './analyzedProducts.ts';
import { createMeans } from './indexSeries.ts';
import { productSeries, toPoint } from './productSeries.ts';

const MOMENTS = 12;
const HOUR_MS = 3_600_000;

/** Answers with the mean index of some products at a few moments of the period, its beginning and its end among them. */
export function indexTrend(
  context: RequestContext,
  scope: Scope,
): (products: readonly Analyzed[]) => (string | null)[] {
  const { from, to } = scope.period;
  // Whole hours, so that what was worked out a minute ago is of the same moments.
  const step = Math.max(1, Math.floor((to - from) / (MOMENTS - 1) / HOUR_MS)) * HOUR_MS;
  const past = Array.from({ length: MOMENTS - 1 }, (_, place) => Math.min(to, from + place * step));
  const question = `${past[0]} ${past.length} ${past[1]} ${scope.pages}`;
  return (products) => {
    const means = createMeans(MOMENTS);
    for (const { tracked, stand } of products) {
      const points = [...productSeries(context, scope, tracked, past, question), toPoint(stand.offers)];
      for (const [at, { market }] of points.entries()) if (market !== null) means.add(at, market);
    }
    return means.read();
  };
}
