import type { MoneyText } from '#entities/pricing/types.ts';
import { meetsCondition, type AlertCondition } from './alertConditions.ts';
import type { MarketChange } from './marketChange.ts';
import { isProductInScope, type ProductScope } from './ruleScope.ts';

const HOUR_MS = 3_600_000;

/** What a rule is about; an empty list is about all. */
export interface AlertScope extends ProductScope {
  readonly competitorIds: readonly string[];
}

/** What decides when a rule fires. */
export interface AlertTerms {
  readonly condition: AlertCondition;
  readonly scope: AlertScope;
  /** For so long it does not fire again for the same product and page. */
  readonly cooldownHours: number;
  /** The least difference of a price or a cost in our currency; null: any. */
  readonly minimumChange: MoneyText | null;
}

/** A scope of competitors leaves out what is of no competitor. */
function isInScope({ product, competitorId }: MarketChange, scope: AlertScope): boolean {
  const { competitorIds } = scope;
  const isOfCompetitor =
    competitorIds.length === 0 || (competitorId !== null && competitorIds.includes(competitorId));
  return isOfCompetitor && isProductInScope(product, scope);
}

/** An alert of before: where it was, and when. */
export interface FiredAlert {
  readonly productId: string;
  readonly matchId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where a rule rests after it has fired: a page, or a product where the change is of no page. */
const placeOf = (productId: string, matchId: string | null): string => JSON.stringify([productId, matchId]);

/** The same order for the same changes, however they came in: by time, and within a moment by what they say. */
function inOrder(changes: readonly MarketChange[]): MarketChange[] {
  return changes
    .map((change) => ({
      change,
      text: `${placeOf(change.product.id, change.matchId)} ${change.before ?? ''} ${change.after}`,
    }))
    .toSorted((a, b) => a.change.at - b.change.at || (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ change }) => change);
}

/**
 * The changes for which a rule fires, the oldest first. A page that fired rests for the cooldown, its last moment left out,
 * so a change never fires twice, and what comes later never takes an alert back.
 *
 * @param fired alerts of the rule from before these changes
 */
export function findAlerts(
  { condition, scope, cooldownHours, minimumChange }: AlertTerms,
  changes: readonly MarketChange[],
  fired: readonly FiredAlert[] = [],
): MarketChange[] {
  const restsUntil = new Map<string, number>();
  const rest = (place: string, at: number): void => {
    restsUntil.set(place, Math.max(restsUntil.get(place) ?? -Infinity, at + cooldownHours * HOUR_MS));
  };
  for (const { productId, matchId, at } of fired) rest(placeOf(productId, matchId), at);
  return inOrder(
    changes.filter((change) => isInScope(change, scope) && meetsCondition(change, condition, minimumChange)),
  ).filter(({ product, matchId, at }) => {
    const place = placeOf(product.id, matchId);
    if (at < (restsUntil.get(place) ?? -Infinity)) return false;
    rest(place, at);
    return true;
  });
}
