import type { Big } from 'big.js';
import type { MarketStanding } from '#entities/market/standing.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { childrenOf } from '#mocks/areas/catalogue/records/categoryTree.ts';
import type { CategoryRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { categoryRef, lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
import type { CategoryFigures, CategoryFiguresList, InheritedPct } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';
import { analyze, gpOf, happenedIn, isUnderFloor, type Analyzed } from './analyzedProducts.ts';
import { analyzedCompetitorRef, competitorsIn } from './competitorRefs.ts';
import { heatCells } from './competitorStands.ts';
import { indexTrend } from './indexTrend.ts';
import { meanIndex } from './marketStand.ts';

/** What is asked of the list beside its scope. */
interface Asked {
  readonly parentId?: string | undefined;
  readonly rollup?: boolean | undefined;
}

/** A percentage of margin as a category says it, or as the nearest one above it does. */
function inheritedPct(
  { catalogue }: RequestContext,
  category: CategoryRecord,
  field: 'targetGpPct' | 'minGpPct',
): InheritedPct {
  const nearest = lineageOf(catalogue, category.id).findLast((one) => one[field] !== null);
  return {
    own: category[field],
    applies: nearest?.[field] ?? 0,
    from: nearest && nearest.id !== category.id ? categoryRef(catalogue, nearest.id) : null,
  };
}

/** The mean of percentages, with two decimals; null without any. */
function meanPct(values: readonly (Big | null)[]): string | null {
  const [first, ...others] = values.filter((value) => value !== null);
  if (!first) return null;
  return others
    .reduce((sum, value) => sum.plus(value), first)
    .div(others.length + 1)
    .toFixed(2);
}

/** Groups what stands in categories by each category that has it, with what is above where figures roll up. */
function byCategory<T>(
  { catalogue }: RequestContext,
  items: readonly T[],
  categoryOf: (item: T) => string,
  rollup: boolean,
): (id: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const id = categoryOf(item);
    for (const each of rollup ? lineageOf(catalogue, id).map((one) => one.id) : [id]) {
      const group = groups.get(each);
      if (group) group.push(item);
      else groups.set(each, [item]);
    }
  }
  return (id) => groups.get(id) ?? [];
}

/** Works out the figures of categories in a scope: what they have in common once, for all of them. */
function figuresIn(
  context: RequestContext,
  scope: Scope,
  rollup: boolean,
): (category: CategoryRecord) => CategoryFigures {
  const { catalogue, viewer } = context;
  const competitors = competitorsIn(context, scope);
  const trendOf = indexTrend(context, scope);
  const analyzed = byCategory(context, analyze(context, scope), ({ product }) => product.categoryId, rollup);
  const products = byCategory(
    context,
    catalogue.products.all().filter(({ archivedAt }) => archivedAt === null),
    ({ categoryId }) => categoryId,
    rollup,
  );
  return (category) => {
    const ofRow = analyzed(category.id);
    return {
      id: category.id,
      category: categoryRef(catalogue, category.id),
      parentId: category.parentId,
      status: category.status,
      version: category.version,
      products: products(category.id).length,
      ...marketFigures(context, scope, ofRow),
      indexSeries: trendOf(ofRow),
      cells: heatCells(competitors, ofRow),
      gpPct: viewer.costs ? meanPct(ofRow.map((one) => gpOf(context, scope, one))) : null,
      underFloor: viewer.costs ? ofRow.filter((one) => isUnderFloor(context, one) === true).length : null,
      targetGp: viewer.costs ? inheritedPct(context, category, 'targetGpPct') : null,
      minGp: viewer.costs ? inheritedPct(context, category, 'minGpPct') : null,
    };
  };
}

/** The figures of a category and of those right below it; null: there is no such category. */
export function toCategoryFigures(
  context: RequestContext,
  scope: Scope,
  { parentId, rollup = true }: Asked,
): CategoryFiguresList | null {
  const { catalogue } = context;
  const parent = parentId === undefined ? undefined : catalogue.categories.get(parentId);
  if (parentId !== undefined && !parent) return null;
  return {
    asOf: new Date(scope.period.to).toISOString(),
    quantity: scope.quantity,
    standardQuantities: [...termsOf(catalogue.market).standardQuantities],
    competitors: competitorsIn(context, scope).map(analyzedCompetitorRef),
    items: [...(parent ? [parent] : []), ...childrenOf(context, parentId ?? null)].map(
      figuresIn(context, scope, rollup),
    ),
  };
}

/** The figures of a category and of all that are below it, parents first; without a category there, of the whole tree. */
export function toBranchFigures(
  context: RequestContext,
  scope: Scope,
  { parentId, rollup = true }: Asked,
): CategoryFigures[] {
  const listFrom = (category: CategoryRecord): CategoryRecord[] => [
    category,
    ...childrenOf(context, category.id).flatMap(listFrom),
  ];
  const top =
    parentId === undefined ? childrenOf(context, null) : [context.catalogue.categories.get(parentId)];
  return top.flatMap((one) => (one ? listFrom(one) : [])).map(figuresIn(context, scope, rollup));
}

/** How products stand to the market, and what its prices did within the period. */
function marketFigures(context: RequestContext, scope: Scope, products: readonly Analyzed[]) {
  const happened = products.map((one) => happenedIn(context, scope, one.tracked, scope.period, one.stand));
  const standing = (wanted: MarketStanding): number =>
    products.filter(({ stand }) => stand.standing === wanted).length;
  return {
    tracked: products.length,
    covered: products.filter(({ stand }) => stand.counted > 0).length,
    first: standing('first'),
    tied: standing('tied'),
    between: standing('between'),
    last: standing('last'),
    index: meanIndex(products.map(({ stand }) => stand.index)),
    rises: happened.reduce((sum, { rises }) => sum + rises, 0),
    drops: happened.reduce((sum, { drops }) => sum + drops, 0),
  };
}
