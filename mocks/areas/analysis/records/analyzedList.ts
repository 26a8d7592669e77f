import { isInBucket } from '#entities/market/gapBuckets.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import type { AnalyzedProduct, ListAnalyzedProductsData } from '#mocks/contract/types/types.gen.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import type { Scope } from './analysisScope.ts';
import { isAllFresh } from './analysisSummary.ts';
import { analyze, happenedIn, isUnderFloor, opportunitiesFor, type Analyzed } from './analyzedProducts.ts';
import { toAnalyzedProduct } from './analyzedViews.ts';
import { countStockChanges } from './stockChanges.ts';

type Query = NonNullable<ListAnalyzedProductsData['query']>;
export type AnalyzedQuery = { readonly [Name in keyof Query]?: Query[Name] | undefined };
export type AnalyzedWord = NonNullable<Query['is']>[number];

/** What tells of margins is for those who may see costs. */
export function asksForCosts({ is = [], sort = [] }: AnalyzedQuery): boolean {
  return (
    is.some((word) => word === 'underFloor' || word === 'lower') ||
    sort.some((term) => term.replace(/^-/, '') === 'gpPct')
  );
}

/** Whether what a word of `is` says holds of a product. */
function holds(context: RequestContext, scope: Scope, one: Analyzed, word: AnalyzedWord): boolean {
  const { stand, tracked } = one;
  const happened = () => happenedIn(context, scope, tracked, scope.period, stand);
  switch (word) {
    case 'covered':
      return stand.counted > 0;
    case 'uncovered':
      return stand.counted === 0;
    case 'first':
    case 'tied':
    case 'between':
    case 'last':
      return stand.standing === word;
    case 'underFloor':
      return isUnderFloor(context, one) === true;
    case 'risen':
      return happened().rises > 0;
    case 'dropped':
      return happened().drops > 0;
    case 'stockChanged':
      return countStockChanges(context, stand.offers, scope.period) > 0;
    case 'fresh':
      return isAllFresh(one);
    case 'notFresh':
      return !isAllFresh(one);
    case 'raise':
    case 'lower':
    case 'checkMatch':
      return opportunitiesFor(context, scope, one).includes(word);
  }
}

type Sort = NonNullable<Query['sort']>;

const numberOrNull = (text: string | null | undefined): number | null => (text == null ? null : Number(text));

function sortKeys(context: RequestContext, scope: Scope): SortKeys<Analyzed, FieldOf<Sort>> {
  // Of the list that is sorted by what is worked out, each row is worked out once.
  const views = new Map<Analyzed, AnalyzedProduct>();
  const view = (one: Analyzed): AnalyzedProduct => {
    const known = views.get(one) ?? toAnalyzedProduct(context, scope, one);
    views.set(one, known);
    return known;
  };
  return {
    product: ({ product }) => product.sku,
    category: (one) => view(one).category.name,
    ours: (one) => numberOrNull(view(one).ours),
    lowest: (one) => numberOrNull(view(one).lowest?.price),
    gapPct: ({ gapPct }) => numberOrNull(gapPct),
    rank: (one) => view(one).rank,
    counted: ({ stand }) => stand.counted,
    gpPct: (one) => numberOrNull(view(one).gpPct),
    rises: (one) => view(one).rises,
    drops: (one) => view(one).drops,
  };
}

/** The products of a scope that a query finds, in its order. */
export function listAnalyzed(context: RequestContext, scope: Scope, query: AnalyzedQuery): Analyzed[] {
  const { q = '', is = [], gapFrom, gapTo, sort = ['-gapPct'] } = query;
  const bounds = { gapFrom: gapFrom ?? null, gapTo: gapTo ?? null };
  const asksGap = gapFrom !== undefined || gapTo !== undefined;
  const found = analyze(context, scope).filter(
    (one) =>
      (!asksGap || isInBucket(numberOrNull(one.gapPct), bounds)) &&
      containsWords(q, one.product.sku, one.product.name) &&
      is.every((word) => holds(context, scope, one, word)),
  );
  return sorted(found, sort, sortKeys(context, scope));
}
