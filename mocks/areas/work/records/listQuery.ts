import * as z from 'zod/mini';
import {
  zListAnalyzedCompetitorsQuery,
  zListAnalyzedProductsQuery,
  zListCategoryFiguresQuery,
  zListCategoryMappingsQuery,
  zListPriceMoversQuery,
} from '#api/generated/zod/analysis.gen.ts';
import { zListActivityQuery } from '#api/generated/zod/activity.gen.ts';
import { zListProductsQuery, zListSkusQuery } from '#api/generated/zod/catalogue.gen.ts';
import { zListMatchesQuery } from '#api/generated/zod/matches.gen.ts';
import { zListTeamQuery } from '#api/generated/zod/people.gen.ts';
import { zListPaymentsQuery } from '#api/generated/zod/payments.gen.ts';
import type { ActivityQuery } from '#mocks/areas/activity/records/filters.ts';
import type { ProductQuery } from '#mocks/areas/catalogue/records/filters.ts';
import { operations, type Operation } from '#mocks/contract/operations.gen.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { PaymentQuery } from '#mocks/areas/payments/records/filters.ts';
import { unprocessable } from '#mocks/core/problems.ts';
import { readQuery } from '#mocks/core/readParameters.ts';

export type ListQuery = ProductQuery & {
  sort?: readonly string[] | undefined;
  productId?: string | undefined;
};

type OperationParameters = Pick<Operation, 'parameters'>;
export type ParsedQuery<Query> = { query: Query } | { problems: FieldProblem[] };

/** A query that a write carries must mean something in each of its parts: what is ignored would mean more rows. */
const schemas = {
  products: z.strictObject(zListProductsQuery.shape),
  skus: z.strictObject(zListSkusQuery.shape),
  payments: z.strictObject(zListPaymentsQuery.shape),
  matches: z.strictObject(zListMatchesQuery.shape),
  mappings: z.strictObject(zListCategoryMappingsQuery.shape),
  members: z.strictObject(zListTeamQuery.shape),
  activity: z.strictObject(zListActivityQuery.shape),
  analyzedProducts: z.strictObject(zListAnalyzedProductsQuery.shape),
  analyzedCompetitors: z.strictObject(zListAnalyzedCompetitorsQuery.shape),
  priceMovers: z.strictObject(zListPriceMoversQuery.shape),
  categoryFigures: z.strictObject(zListCategoryFiguresQuery.shape),
  ladder: z.strictObject({ productId: zListSkusQuery.shape.productId }),
};

const ladderParameters = operations.listSkus.parameters.filter(({ name }) => name === 'productId');

const tooBigCodes: Readonly<Record<string, string>> = { string: 'too_long', array: 'too_many' };
const tooSmallCodes: Readonly<Record<string, string>> = { string: 'too_short', array: 'too_few' };

/** What a list's own call would say of a parameter. */
function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, code: 'unknown_field', message: 'is not known here' }));
  const field = String(issue.path[0]);
  switch (issue.code) {
    case 'invalid_value':
      return [{ field, code: 'not_allowed', message: `must be one of ${issue.values.join(', ')}` }];
    case 'invalid_type':
      return [{ field, code: 'wrong_type', message: `must be ${issue.expected}` }];
    case 'too_big':
      return [{ field, code: tooBigCodes[issue.origin] ?? 'too_large', message: `is over ${issue.maximum}` }];
    case 'too_small':
      return [
        { field, code: tooSmallCodes[issue.origin] ?? 'too_small', message: `is under ${issue.minimum}` },
      ];
    default:
      return [{ field, code: 'invalid', message: 'is not valid' }];
  }
}

function parseQuery<Query>(
  schema: z.ZodMiniType<Query>,
  operation: OperationParameters,
  text: string,
): ParsedQuery<Query> {
  const params = new URLSearchParams(text);
  const parsed = z.safeParse(schema, { ...Object.fromEntries(params), ...readQuery(operation, params) });
  return parsed.success ? { query: parsed.data } : { problems: parsed.error.issues.flatMap(toFieldProblems) };
}

/** A list's part of the address by the rules of the list it stands for. Ladders are asked for as products, or by one product alone. */
export function readListQuery(resource: 'products' | 'skus' | 'slabs', text: string): ParsedQuery<ListQuery> {
  if (resource === 'skus') return parseQuery(schemas.skus, operations.listSkus, text);
  const isLadder = resource === 'slabs' && new URLSearchParams(text).has('productId');
  return isLadder
    ? parseQuery(schemas.ladder, { parameters: ladderParameters }, text)
    : parseQuery(schemas.products, operations.listProducts, text);
}

export function readActivityQuery(text: string): ParsedQuery<ActivityQuery> {
  return parseQuery(schemas.activity, operations.listActivity, text);
}

export function readPaymentQuery(text: string): ParsedQuery<PaymentQuery> {
  return parseQuery(schemas.payments, operations.listPayments, text);
}

export function readTeamQuery(text: string): ParsedQuery<z.infer<typeof schemas.members>> {
  return parseQuery(schemas.members, operations.listTeam, text);
}

export function readMatchQuery(text: string): ParsedQuery<z.infer<typeof schemas.matches>> {
  return parseQuery(schemas.matches, operations.listMatches, text);
}

export function readAnalyzedQuery(text: string): ParsedQuery<z.infer<typeof schemas.analyzedProducts>> {
  return parseQuery(schemas.analyzedProducts, operations.listAnalyzedProducts, text);
}

export function readAnalyzedCompetitorQuery(
  text: string,
): ParsedQuery<z.infer<typeof schemas.analyzedCompetitors>> {
  return parseQuery(schemas.analyzedCompetitors, operations.listAnalyzedCompetitors, text);
}

export function readMoverQuery(text: string): ParsedQuery<z.infer<typeof schemas.priceMovers>> {
  return parseQuery(schemas.priceMovers, operations.listPriceMovers, text);
}

export function readCategoryFigureQuery(text: string): ParsedQuery<z.infer<typeof schemas.categoryFigures>> {
  return parseQuery(schemas.categoryFigures, operations.listCategoryFigures, text);
}

export function readMappingQuery(text: string): ParsedQuery<z.infer<typeof schemas.mappings>> {
  return parseQuery(schemas.mappings, operations.listCategoryMappings, text);
}

/** What a list would refuse of its own query, below the field that carries the query. */
export function refuseQuery(field: string, problems: readonly FieldProblem[]) {
  return unprocessable(...problems.map((problem) => ({ ...problem, field: `${field}.${problem.field}` })));
}
