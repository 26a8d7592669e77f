import { gpPctAt, isUnderFloor } from './slowMargins.ts';
import { meanText, type Amount } from './exact.ts';
import type { RawMarket, RawPage, RawProduct } from './rawMarket.ts';
import {
  changesOf,
  indexOf,
  offersAt,
  standingOf,
  stockChangesOf,
  type SlowChange,
  type SlowOffer,
} from './slowOffers.ts';
import type { SlowScope } from './slowScope.ts';

/** A tracked product at a moment, with what happened in a period. */
interface SlowProduct {
  readonly one: RawProduct;
  readonly offers: readonly SlowOffer[];
  readonly index: Amount | null;
  readonly standing: ReturnType<typeof standingOf>;
  readonly counted: number;
  readonly changes: readonly SlowChange[];
  readonly stockChanges: number;
}

const isRise = ({ changePct }: SlowChange): boolean => changePct.gt(0);
const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;

/** The products of a scope at a moment, with what happened in the period before it. */
function productsAt(
  market: RawMarket,
  scope: SlowScope,
  moment: number,
  period: { from: number; to: number },
): SlowProduct[] {
  return scope.products.map((one) => {
    const offers = offersAt(market, scope, one, moment);
    return {
      one,
      offers,
      index: indexOf(offers),
      standing: standingOf(offers, market),
      counted: count(offers, ({ counts }) => counts),
      changes: changesOf(market, scope, one, offers, period),
      // Pages are those of the end of the scope, whichever period is looked at.
      stockChanges: stockChangesOf(offersAt(market, scope, one, scope.to), period),
    };
  });
}

const known = new WeakMap<SlowScope, SlowProduct[]>();

/** The products of a scope at its end: worked out once, as several figures are made of them. */
function productsIn(market: RawMarket, scope: SlowScope): SlowProduct[] {
  const products = known.get(scope) ?? productsAt(market, scope, scope.to, scope);
  known.set(scope, products);
  return products;
}

function wordsOf(products: readonly SlowProduct[]) {
  return {
    covered: count(products, ({ counted }) => counted > 0),
    uncovered: count(products, ({ counted }) => counted === 0),
    first: count(products, ({ standing }) => standing === 'first'),
    tied: count(products, ({ standing }) => standing === 'tied'),
    between: count(products, ({ standing }) => standing === 'between'),
    last: count(products, ({ standing }) => standing === 'last'),
    risen: count(products, ({ changes }) => changes.some(isRise)),
    dropped: count(products, ({ changes }) => changes.some((change) => !isRise(change))),
    stockChanged: count(products, ({ stockChanges }) => stockChanges > 0),
  };
}

const isFresh = ({ freshness }: SlowOffer): boolean => freshness === 'fresh';

/** What the summary of a scope says. */
export function slowSummary(market: RawMarket, scope: SlowScope) {
  const { from, to, beforeFrom } = scope;
  const now = productsIn(market, scope);
  const before = productsAt(market, scope, from, { from: beforeFrom, to: from });
  const fresh = count(now, ({ offers }) => offers.every(isFresh));
  return {
    asOf: new Date(to).toISOString(),
    from: new Date(from).toISOString(),
    tracked: now.length,
    index: meanText(now.map(({ index }) => index)),
    indexBefore: meanText(before.map(({ index }) => index)),
    now: {
      ...wordsOf(now),
      underFloor: count(now, ({ one }) => isUnderFloor(market, one)),
      fresh,
      notFresh: now.length - fresh,
    },
    before: wordsOf(before),
  };
}

/** How many products have a gap, with two decimals, from one percentage on and below another. */
export function slowGaps(market: RawMarket, scope: SlowScope) {
  const gaps = productsIn(market, scope).flatMap(({ index }) =>
    index ? Number(index.minus(100).toFixed(2)) : [],
  );
  const edges = [-Infinity, -20, -10, -5, 0, 5, 10, 20, Infinity];
  return edges.slice(0, -1).map((from, place) => {
    const to = edges[place + 1] ?? Infinity;
    return count(gaps, (gap) => gap >= from && gap < to);
  });
}

/** The index of products against one competitor, and of how many it is. */
function against(products: readonly SlowProduct[], competitorId: string) {
  const indexes = products.flatMap(
    ({ offers }) => indexOf(offers.filter(({ raw }) => raw.competitor.id === competitorId)) ?? [],
  );
  return { competitorId, index: meanText(indexes), products: indexes.length };
}

/** The rows of the table of heat: these categories, without those that have no tracked product. */
export function slowHeat(market: RawMarket, scope: SlowScope, categoryIds: readonly string[] | undefined) {
  const products = productsIn(market, scope);
  return market.categories
    .filter(({ id, parentId }) => (categoryIds ? categoryIds.includes(id) : parentId === null))
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => ({ id, ofRow: products.filter(({ one }) => one.categories.includes(id)) }))
    .filter(({ ofRow }) => ofRow.length > 0)
    .map(({ id, ofRow }) => ({
      id,
      index: meanText(ofRow.map(({ index }) => index)),
      tracked: ofRow.length,
      cells: scope.competitors.map((competitor) => against(ofRow, competitor.id)),
    }));
}

const countProducts = (of: readonly { readonly raw: RawPage }[]): number =>
  new Set(of.map(({ raw }) => raw.page.productId)).size;

/** How each competitor of a scope stands to us. */
export function slowCompetitors(market: RawMarket, scope: SlowScope) {
  const products = productsIn(market, scope);
  return scope.competitors.map(({ id }) => {
    const offers = products.flatMap((one) => one.offers).filter(({ raw }) => raw.competitor.id === id);
    const changes = products.flatMap((one) => one.changes).filter(({ raw }) => raw.competitor.id === id);
    const readable = offers.filter(({ raw }) => raw.page.status !== 'broken');
    const lastSeen = Math.max(...offers.map(({ seenAt }) => seenAt));
    return {
      id,
      index: against(products, id).index,
      common: countProducts(offers.filter(({ counts }) => counts)),
      rises: countProducts(changes.filter(isRise)),
      drops: countProducts(changes.filter((change) => !isRise(change))),
      stockChanges: countProducts(offers.filter((offer) => stockChangesOf([offer], scope) > 0)),
      fresh: count(readable, isFresh),
      stale: count(readable, ({ freshness }) => freshness === 'stale'),
      expired: count(readable, ({ freshness }) => freshness === 'expired'),
      broken: offers.length - readable.length,
      lastReadAt: offers.length === 0 ? null : new Date(lastSeen).toISOString(),
    };
  });
}

/** The figures of categories, those below one or the roots; with `rollup` what is below counts too. */
export function slowCategories(
  market: RawMarket,
  scope: SlowScope,
  parentId: string | null,
  rollup: boolean,
) {
  const products = productsIn(market, scope);
  const isIn = ({ categories }: RawProduct, id: string): boolean =>
    rollup ? categories.includes(id) : categories[0] === id;
  const below = market.categories
    .filter((one) => one.parentId === parentId)
    .toSorted((a, b) => a.position - b.position);
  return [...market.categories.filter(({ id }) => id === parentId), ...below].map(({ id }) => {
    const ofRow = products.filter(({ one }) => isIn(one, id));
    const { covered, first, tied, between, last } = wordsOf(ofRow);
    const changes = ofRow.flatMap((one) => one.changes);
    return {
      id,
      products: count(market.products, (one) => isIn(one, id)),
      tracked: ofRow.length,
      covered,
      first,
      tied,
      between,
      last,
      index: meanText(ofRow.map(({ index }) => index)),
      cells: scope.competitors.map((competitor) => against(ofRow, competitor.id)),
      gpPct: meanText(ofRow.map(({ one }) => gpPctAt(market, scope, one))),
      underFloor: count(ofRow, ({ one }) => isUnderFloor(market, one)),
      rises: count(changes, isRise),
      drops: count(changes, (change) => !isRise(change)),
    };
  });
}

/** The changes of prices of a scope, the largest first, in percent with two decimals. */
export function slowMovers(market: RawMarket, scope: SlowScope) {
  return productsIn(market, scope)
    .flatMap(({ changes }) => changes)
    .map(({ id, at, changePct, gapPct }) => ({
      id,
      at,
      changePct: changePct.toFixed(2),
      gapPct: gapPct?.toFixed(2) ?? null,
    }))
    .toSorted(
      (a, b) =>
        Math.abs(Number(b.changePct)) - Math.abs(Number(a.changePct)) ||
        b.at - a.at ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id, changePct, gapPct }) => ({ id, changePct, gapPct }));
}

/** The index against the market and against each competitor at moments. */
export function slowSeries(market: RawMarket, scope: SlowScope, moments: readonly number[]) {
  const at = moments.map((moment) => scope.products.map((one) => offersAt(market, scope, one, moment)));
  return {
    market: at.map((products) => meanText(products.map(indexOf))),
    competitors: scope.competitors.map(({ id }) => ({
      id,
      values: at.map((products) =>
        meanText(products.map((offers) => indexOf(offers.filter(({ raw }) => raw.competitor.id === id)))),
      ),
    })),
  };
}
