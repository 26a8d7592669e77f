import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { pathOf } from '#mocks/areas/catalogue/records/rows.ts';
import { csvLine } from '#mocks/areas/work/records/csv.ts';
import {
  readAnalyzedCompetitorQuery,
  readAnalyzedQuery,
  readCategoryFigureQuery,
  readMoverQuery,
} from '#mocks/areas/work/records/listQuery.ts';
import type { ExportRequest, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { categoryCells, competitorCells, moverCells, productCells, type CellsOf } from './analysisCells.ts';
import { toScope } from './analysisScope.ts';
import { toAnalyzedCompetitors } from './analyzedCompetitors.ts';
import { asksForCosts, listAnalyzed } from './analyzedList.ts';
import { toAnalyzedProduct } from './analyzedViews.ts';
import { toBranchFigures } from './categoryFigures.ts';
import { listMoves, toPriceMover } from './priceMovers.ts';

/** The lists of the analysis that a file can be made of. */
type AnalysisResource = Extract<
  ExportRequest['resource'],
  'analyzedProducts' | 'analyzedCompetitors' | 'priceMovers' | 'categoryFigures'
>;
type AnalysisExport = ExportRequest & { readonly resource: AnalysisResource };

export const isAnalysisResource = (resource: ExportRequest['resource']): resource is AnalysisResource =>
  Object.hasOwn(analysisColumns, resource);

export const isOfAnalysis = (body: ExportRequest): body is AnalysisExport =>
  isAnalysisResource(body.resource);

/** What a file says of margins under names that the contract has nowhere else. */
const marginColumns: ReadonlySet<string> = new Set(['target_gp', 'min_gp']);

/** The columns that a file of each list can have. */
export const analysisColumns: Readonly<Record<AnalysisResource, readonly string[]>> = {
  analyzedProducts: Object.keys(productCells),
  analyzedCompetitors: Object.keys(competitorCells),
  priceMovers: Object.keys(moverCells),
  categoryFigures: Object.keys(categoryCells),
};

/** The refusal of a file whose list somebody may not read; undefined for who may. */
export function missingAnalysisPermission(
  me: SignedIn,
  { resource, query, columns }: AnalysisExport,
): ReturnType<typeof missingPermission> {
  if (resource === 'categoryFigures')
    return (
      missingPermission(me, permissions.productCategory) ??
      (columns.some((column) => marginColumns.has(column))
        ? missingPermission(me, permissions.viewCosts)
        : undefined)
    );
  const isForCategories = resource !== 'priceMovers' && hasPermission(me, permissions.productCategory);
  const refused = isForCategories ? undefined : missingPermission(me, permissions.competitorDashboard);
  if (refused || resource !== 'analyzedProducts') return refused;
  const read = readAnalyzedQuery(query);
  return 'query' in read && asksForCosts(read.query)
    ? missingPermission(me, permissions.viewCosts)
    : undefined;
}

/** A row of a list: its id, what it is called, and its line in the file. */
interface Row {
  readonly id: string;
  readonly label: string;
  readonly line: string;
}

/** The rows of a file in the order of the list; or what the list would refuse of the query. */
function readRows(context: RequestContext, body: AnalysisExport): Row[] | { problems: FieldProblem[] } {
  const { resource, columns } = body;
  const line = <T>(cells: CellsOf<T>, row: T): string =>
    csvLine(columns.map((column) => cells[column]?.(row) ?? null));
  switch (resource) {
    case 'analyzedProducts': {
      const read = readAnalyzedQuery(body.query);
      if ('problems' in read) return read;
      const scope = toScope(context, read.query);
      return listAnalyzed(context, scope, read.query).map((one) => {
        const row = toAnalyzedProduct(context, scope, one);
        return { id: row.id, label: row.product.code, line: line(productCells, row) };
      });
    }
    case 'analyzedCompetitors': {
      const read = readAnalyzedCompetitorQuery(body.query);
      if ('problems' in read) return read;
      return toAnalyzedCompetitors(context, toScope(context, read.query)).map((row) => ({
        id: row.competitor.id,
        label: row.competitor.name,
        line: line(competitorCells, row),
      }));
    }
    case 'priceMovers': {
      const read = readMoverQuery(body.query);
      if ('problems' in read) return read;
      const scope = toScope(context, read.query);
      return listMoves(context, scope, read.query.direction).map((one) => {
        const row = toPriceMover(context, scope, one);
        return { id: row.id, label: row.product.code, line: line(moverCells, row) };
      });
    }
    case 'categoryFigures': {
      const read = readCategoryFigureQuery(body.query);
      if ('problems' in read) return read;
      return toBranchFigures(context, toScope(context, read.query), read.query).map((row) => {
        const path = pathOf(context.catalogue, row.id);
        return { id: row.id, label: path, line: line(categoryCells, { ...row, path }) };
      });
    }
  }
}

/** The rows that an export is about, by id in the order of the list; or what the list would refuse of the query. */
export function findExportedAnalysis(
  context: RequestContext,
  body: AnalysisExport,
): string[] | { problems: FieldProblem[] } {
  const rows = readRows(context, body);
  if ('problems' in rows) return rows;
  const { ids, excludeIds = [] } = body;
  return rows.map(({ id }) => id).filter((id) => (ids ? ids.includes(id) : !excludeIds.includes(id)));
}

/** By request: its rows are worked out once, and not for each line. */
const known = new WeakMap<AnalysisExport, ReadonlyMap<string, Row>>();

/** The line of one row of an export; undefined: the list does not have it any more. */
export function findAnalysisLine(context: RequestContext, body: AnalysisExport, id: string): Row | undefined {
  const found = known.get(body);
  if (found) return found.get(id);
  const rows = readRows(context, body);
  const byId = new Map('problems' in rows ? [] : rows.map((row) => [row.id, row]));
  known.set(body, byId);
  return byId.get(id);
}
