import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { readMatchQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { ExportRequest, FieldProblem, Match } from '#mocks/contract/types/types.gen.ts';
import { findListings } from './matchList.ts';

/** What a file can hold of a match. An import reads it again by its SKU, URL, match type and pack factor. */
export const matchCells: Readonly<Record<string, (match: Match) => string | number | null>> = {
  sku: ({ product }) => product.code,
  product: ({ product }) => product.name,
  competitor: ({ competitor }) => competitor.name,
  url: ({ url }) => url,
  listingTitle: ({ listingTitle }) => listingTitle,
  matchType: ({ matchType }) => matchType,
  packFactor: ({ packFactor }) => packFactor,
  status: ({ status }) => status,
  source: ({ source }) => source,
  capturedAt: ({ reading }) => reading?.capturedAt ?? null,
  quantity: ({ comparison }) => comparison?.quantity ?? null,
  currency: ({ comparison }) => comparison?.currency ?? null,
  unitPrice: ({ comparison }) => comparison?.unitPrice ?? null,
  allInUnit: ({ comparison }) => comparison?.allInUnit ?? null,
  gapPct: ({ comparison }) => comparison?.gapPct ?? null,
};

/** The matches that an export is about, by id in the order of the list; or what the list would refuse of the query. */
export function findExportedMatches(
  context: RequestContext,
  { query, ids, excludeIds = [] }: Pick<ExportRequest, 'query' | 'ids' | 'excludeIds'>,
): string[] | { problems: FieldProblem[] } {
  const parsed = readMatchQuery(query);
  if ('problems' in parsed) return parsed;
  const found = ids
    ? findListings(context, { sort: parsed.query.sort }).filter(({ id }) => ids.includes(id))
    : findListings(context, parsed.query).filter(({ id }) => !excludeIds.includes(id));
  return found.map(({ id }) => id);
}
