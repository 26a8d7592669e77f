import { gapBuckets, isInBucket } from '#entities/market/gapBuckets.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, unprocessable } from '#mocks/core/problems.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { categoryMappings } from './resolvers/categoryMappings.ts';
import { toSummary } from './records/analysisSummary.ts';
import { toScope, type ScopeQuery } from './records/analysisScope.ts';
import { asksForCosts, listAnalyzed } from './records/analyzedList.ts';
import { toAnalyzedCompetitors } from './records/analyzedCompetitors.ts';
import { analyze } from './records/analyzedProducts.ts';
import { toAnalyzedProduct } from './records/analyzedViews.ts';
import { toCategoryFigures } from './records/categoryFigures.ts';
import { toHeatmap } from './records/indexHeatmap.ts';
import { toIndexSeries } from './records/indexSeries.ts';
import { listMoves, toPriceMover } from './records/priceMovers.ts';
import { toOpportunities } from './records/snoozes.ts';

const MAX_SNOOZE_MS = 90 * 86_400_000;

const isSoon = (moment: number, now: number): boolean => moment > now && moment <= now + MAX_SNOOZE_MS;

const mayNotSee = (me: SignedIn) => missingPermission(me, permissions.competitorDashboard);

/** The list is shown beside the categories too. */
const mayNotList = (me: SignedIn) =>
  hasPermission(me, permissions.productCategory) ? undefined : mayNotSee(me);

function read(call: SignedInCall & { readonly query: ScopeQuery }) {
  const context = requestContext(call);
  return { context, scope: toScope(context, call.query) };
}

/** How we stand to the market, now and over time. */
export const analysis: Area<'analysis'> = {
  ...categoryMappings,

  getAnalysisSummary: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    return { status: 200, body: toSummary(context, scope) };
  },

  getIndexSeries: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    return { status: 200, body: toIndexSeries(context, scope) };
  },

  getGapDistribution: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    const gaps = analyze(context, scope).map(({ gapPct }) => (gapPct === null ? null : Number(gapPct)));
    const buckets = gapBuckets.map((bounds) => ({
      ...bounds,
      products: gaps.filter((gap) => isInBucket(gap, bounds)).length,
    }));
    return { status: 200, body: { buckets } };
  },

  getIndexHeatmap: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    return { status: 200, body: toHeatmap(context, scope, call.query) };
  },

  listAnalyzedCompetitors: (call) => {
    const refusal = mayNotList(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    return { status: 200, body: { items: toAnalyzedCompetitors(context, scope) } };
  },

  listPriceMovers: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    const page = pageOf(listMoves(context, scope, call.query.direction), call.query);
    return {
      status: 200,
      body: { ...page, items: page.items.map((one) => toPriceMover(context, scope, one)) },
    };
  },

  listOpportunities: (call) => {
    const refusal = mayNotSee(call.me);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    const snoozed = call.db.snoozes[actorOf(call.me.account).id];
    return { status: 200, body: { items: toOpportunities(context, scope, snoozed) } };
  },

  snoozeOpportunity: (call) => {
    const { db, me, body } = call;
    const refusal =
      mayNotSee(me) ?? (body.kind === 'lower' ? missingPermission(me, permissions.viewCosts) : undefined);
    if (refusal) return refusal;
    if (body.until !== null && !isSoon(Date.parse(body.until), Date.now())) {
      const message = 'must be in the future, at most 90 days ahead';
      return unprocessable({ field: 'until', code: 'out_of_range', message });
    }
    const { id } = actorOf(me.account);
    db.snoozes[id] = { ...db.snoozes[id], [body.kind]: body.until };
    return { status: 200, body };
  },

  listCategoryFigures: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategory);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    const body = toCategoryFigures(context, scope, call.query);
    return body ? { status: 200, body } : notFound();
  },

  listAnalyzedProducts: (call) => {
    const { me, query } = call;
    const refusal =
      mayNotList(me) ?? (asksForCosts(query) ? missingPermission(me, permissions.viewCosts) : undefined);
    if (refusal) return refusal;
    const { context, scope } = read(call);
    const page = pageOf(listAnalyzed(context, scope, query), query);
    return {
      status: 200,
      body: { ...page, items: page.items.map((one) => toAnalyzedProduct(context, scope, one)) },
    };
  },
};
