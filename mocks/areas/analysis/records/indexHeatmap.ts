import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { CategoryRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { categoryRef, lineageOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { HeatRow, IndexHeatmap } from '#mocks/contract/types/types.gen.ts';
import type { Scope, ScopeQuery } from './analysisScope.ts';
import { analyze, type Analyzed } from './analyzedProducts.ts';
import { analyzedCompetitorRef, competitorsIn } from './competitorRefs.ts';
import { heatCells } from './competitorStands.ts';
import { meanIndex } from './marketStand.ts';

/** The categories of the rows, as children are ordered. */
function rowCategories(
  { catalogue }: RequestContext,
  categoryId: readonly string[] | undefined,
): CategoryRecord[] {
  const all = catalogue.categories.all();
  const asked = all.filter(({ id, parentId }) => (categoryId ? categoryId.includes(id) : parentId === null));
  return asked.toSorted((a, b) => a.position - b.position);
}

/** The index by category and competitor. */
export function toHeatmap(context: RequestContext, scope: Scope, query: ScopeQuery): IndexHeatmap {
  const competitors = competitorsIn(context, scope);
  const products = analyze(context, scope);
  const toRow = (category: CategoryRecord, ofRow: readonly Analyzed[]): HeatRow => {
    return {
      category: categoryRef(context.catalogue, category.id),
      index: meanIndex(ofRow.map(({ stand }) => stand.index)),
      tracked: ofRow.length,
      cells: heatCells(competitors, ofRow),
    };
  };
  const lineages = products.map((one) => ({
    one,
    ids: new Set(lineageOf(context.catalogue, one.product.categoryId).map(({ id }) => id)),
  }));
  return {
    competitors: competitors.map(analyzedCompetitorRef),
    rows: rowCategories(context, query.categoryId).flatMap((category) => {
      const ofRow = lineages.filter(({ ids }) => ids.has(category.id)).map(({ one }) => one);
      return ofRow.length > 0 ? toRow(category, ofRow) : [];
    }),
  };
}
