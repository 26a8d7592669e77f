import { findAlerts } from '#entities/market/alerts.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { AlertBacktest, AlertTerms } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { mayKnow, toMarketEvent, toTerms } from './alertRecords.ts';
import { listMarketChanges } from './marketChanges.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = 6;
const SAMPLES = 5;

/** What terms would have raised in the last seven days. */
export function backtest(db: Db, context: RequestContext, terms: AlertTerms): AlertBacktest {
  const { catalogue, viewer } = context;
  const { kind } = terms.condition;
  const from = viewer.now - (LAST_DAY + 1) * DAY_MS;
  const happened = mayKnow(context, kind) ? listMarketChanges(db, catalogue, from) : [];
  const found = findAlerts(toTerms(terms), happened).filter(({ at }) => at <= viewer.now);
  const countOn = (day: number): number =>
    found.filter(({ at }) => Math.min(LAST_DAY, Math.floor((at - from) / DAY_MS)) === day).length;
  const samples = found
    .slice(-SAMPLES)
    .toReversed()
    .map(({ product, at, ...change }) =>
      toMarketEvent(catalogue, {
        ...change,
        kind,
        productId: product.id,
        happenedAt: new Date(at).toISOString(),
      }),
    );
  return {
    from: new Date(from).toISOString(),
    to: new Date(viewer.now).toISOString(),
    count: found.length,
    days: [countOn(0), countOn(1), countOn(2), countOn(3), countOn(4), countOn(5), countOn(LAST_DAY)],
    samples,
  };
}
