import { logActivity } from '#mocks/areas/activity/log.ts';
import type { CompetitorDecision } from '#mocks/contract/types/types.gen.ts';
import { decisionsOf } from './decisionLookup.ts';
import { productRefOf } from './matchRecords.ts';
import type { MarketWriter } from './matchWriting.ts';
import type { DecisionsRecord } from './recordTypes.ts';

/** Keeps the decisions of a product, and writes down what changed. */
export function saveDecisions(
  { db, author, correlationId, catalogue, viewer }: MarketWriter,
  productId: string,
  items: readonly CompetitorDecision[],
): DecisionsRecord {
  const { market } = catalogue;
  const before = decisionsOf(market, productId);
  const updatedAt = new Date(viewer.now).toISOString();
  const after = market.decisions.put({ id: productId, items, version: before.version + 1, updatedAt });
  const decisionIn = (record: DecisionsRecord, id: string): string | null =>
    record.items.find(({ competitorId }) => competitorId === id)?.decision ?? null;
  const ids = new Set([...before.items, ...items].map(({ competitorId }) => competitorId));
  const changes = [...ids].flatMap((id) => {
    const change = {
      field: market.competitors.get(id)?.name ?? id,
      before: decisionIn(before, id),
      after: decisionIn(after, id),
    };
    return change.before === change.after ? [] : [change];
  });
  logActivity(db, author, {
    action: 'update',
    entityType: 'competitorDecisions',
    entityId: productId,
    entityLabel: productRefOf(catalogue, productId).name,
    changes,
    correlationId,
    undo: { kind: 'competitorDecisions', before, after },
  });
  return after;
}

/** A competitor whose page is matched sells the product, whatever was decided before. */
export function endNotSold(
  writer: MarketWriter,
  { productId, competitorId }: { productId: string; competitorId: string },
): void {
  const { items } = decisionsOf(writer.catalogue.market, productId);
  const kept = items.filter((one) => one.competitorId !== competitorId || one.decision !== 'notSold');
  if (kept.length < items.length) saveDecisions(writer, productId, kept);
}
