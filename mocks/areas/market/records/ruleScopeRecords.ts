import type { ProductScope } from '#entities/market/ruleScope.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { unknownReference } from '#mocks/core/problems.ts';
import type { Table } from '#mocks/core/table.ts';

/** Ids that name nothing. */
export const findUnknown = (
  field: string,
  ids: readonly string[],
  { get }: Pick<Table<unknown>, 'get'>,
): FieldProblem[] =>
  ids.flatMap((id, at) => (get(id) === undefined ? unknownReference(`${field}.${at}`, 'is not there') : []));

/** What the scope of a rule names that is not there. */
export function findScopeProblems(
  { categories, suppliers }: Catalogue,
  { categoryIds, supplierIds }: ProductScope,
): FieldProblem[] {
  return [
    ...findUnknown('scope.categoryIds', categoryIds, categories),
    ...findUnknown('scope.supplierIds', supplierIds, suppliers),
  ];
}

const join = (names: readonly (string | undefined)[]): string => names.filter(Boolean).join(', ');

/** A scope as the history says it: by name. */
export const scopeFields = (
  { categories, suppliers }: Catalogue,
  { categoryIds, supplierIds, kviOnly }: ProductScope,
): { categories: string; suppliers: string; kviOnly: boolean } => ({
  categories: join(categoryIds.map((id) => categories.get(id)?.title)),
  suppliers: join(supplierIds.map((id) => suppliers.get(id)?.name)),
  kviOnly,
});

/** Competitors as the history says them. */
export const competitorNames = ({ market }: Catalogue, ids: readonly string[]): string =>
  join(ids.map((id) => market.competitors.get(id)?.name));
