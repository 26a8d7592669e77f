/**
 * What a contract may promise beyond OpenAPI, told by how it looks. A contract that does not do these things never
 * triggers them.
 */
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation, Parameter } from './contract.ts';
import { follow, valueAt } from './follow.ts';

/** The body that says "sign in first": `{"status": 0, "msg": …}`. Other spellings of zero are meant the same. */
export function saysSignIn(contract: Contract, body: unknown): boolean {
  if (at(contract.document, 'components', 'schemas', 'NeedsLogin') === undefined) return false;
  const status = at(body, 'status');
  return status === 0 || (typeof status === 'string' && /^-?0$/.test(status));
}

/** What every answer carries in this header (`x-every-answer`: names and values at the root of the document). */
export function everyAnswerSays({ document }: Contract, header: string): string | undefined {
  const promised = at(document, 'x-every-answer');
  const found = isRecord(promised)
    ? Object.entries(promised).find(([name]) => name.toLowerCase() === header.toLowerCase())
    : undefined;
  return typeof found?.[1] === 'string' ? found[1] : undefined;
}

/** The header under which a call is done once only. */
export function idempotencyKeyOf({ parameters }: Operation): Parameter | undefined {
  return parameters.find(({ in: place, name }) => place === 'header' && /^idempotency-key$/i.test(name));
}

/** The time in milliseconds that every GET carries; servers ignore it. */
export function cacheBusterOf({ parameters }: Operation): Parameter | undefined {
  return parameters.find(({ in: place, name }) => place === 'query' && name === '_t');
}

/** Where a write names the version of the record it was made on, if a stale one is answered with a conflict. */
export function versionPlaceOf(
  contract: Contract,
  { replies, parameters, body }: Operation,
): 'body' | 'query' | undefined {
  if (!('409' in replies)) return undefined;
  if (parameters.some(({ in: place, name }) => place === 'query' && name === 'version')) return 'query';
  return saysInBody(contract, body, 'version') ? 'body' : undefined;
}

/** Whether a write carries out a check and names its `plan`, which the record one path above says. */
export function namesPlan(contract: Contract, { method, body }: Operation): boolean {
  return method === 'POST' && saysInBody(contract, body, 'plan');
}

function saysInBody({ document }: Contract, body: Operation['body'], name: string): boolean {
  const schema = Object.values(body?.kinds ?? {})[0]?.schema;
  if (schema === undefined) return false;
  const found = follow(document, { pointer: schema, value: { $ref: `#${encodeURI(schema)}` } });
  return at(found.value, 'properties', name) !== undefined;
}

/** The parameters of a call that answers a list page by page: `{items, page, pageSize, total}`. */
export interface ListCall {
  page: Parameter;
  pageSize: Parameter;
  sort: Parameter | undefined;
}

export function listCallOf({ method, parameters }: Operation): ListCall | undefined {
  const named = (wanted: string): Parameter | undefined =>
    parameters.find(({ in: place, name }) => place === 'query' && name === wanted);
  const [page, pageSize] = [named('page'), named('pageSize')];
  return method === 'GET' && page && pageSize ? { page, pageSize, sort: named('sort') } : undefined;
}

/** The object that describes a parameter. */
const describedAt = ({ document }: Contract, { schema }: Parameter): unknown =>
  valueAt(document, schema.replace(/\/schema$/, ''));

/** Whether all values of a filter, or all words of a text to search for, have to match (`x-match: all`). */
export function matchesAll(contract: Contract, parameter: Parameter): boolean {
  return at(describedAt(contract, parameter), 'x-match') === 'all';
}

/** What makes no difference in a text to search for (`x-ignores`: of `case`, `accents`). */
export function ignoredBy(contract: Contract, parameter: Parameter): readonly unknown[] {
  const ignored = at(describedAt(contract, parameter), 'x-ignores');
  return Array.isArray(ignored) ? ignored : [];
}

/** The field that a filter bounds, and how (`x-range`: `field`, and a keyword of JSON Schema as `bound`). */
export function rangeOf(
  contract: Contract,
  parameter: Parameter,
): { field: string; bound: string } | undefined {
  const range = at(describedAt(contract, parameter), 'x-range');
  const [field, bound] = [at(range, 'field'), at(range, 'bound')];
  return typeof field === 'string' && typeof bound === 'string' ? { field, bound } : undefined;
}

/** The fields of a row, by the words of `sort` that are none (`x-sorts-by` of the parameter): `supplier`, `supplier.name`. */
export function sortedByOf(contract: Contract, parameter: Parameter): Readonly<Record<string, string>> {
  const stated = at(describedAt(contract, parameter), 'x-sorts-by');
  const named = Object.entries(isRecord(stated) ? stated : {});
  return Object.fromEntries(named.map(([word, field]) => [word, String(field)]));
}

/** Whether no cell of a text with separated values is run as a formula (`x-no-formulas: true` of its schema). */
export function holdsNoFormulas({ document }: Contract, schema: string): boolean {
  const { value } = follow(document, { pointer: schema, value: valueAt(document, schema) });
  return at(value, 'x-no-formulas') === true;
}

/** Whether a text begins with a byte order mark (`x-byte-order-mark: true` of its schema). */
export function wantsByteOrderMark({ document }: Contract, schema: string): boolean {
  const { value } = follow(document, { pointer: schema, value: valueAt(document, schema) });
  return at(value, 'x-byte-order-mark') === true;
}

/** Whether rows without a value stand last in every order (`x-sort-nulls: last` at the root of the document). */
export function sortsNullsLast({ document }: Contract): boolean {
  return at(document, 'x-sort-nulls') === 'last';
}

const CUTS = /^(limit|offset|cursor|after|before|skip|top|first|start|page|per_?page|page_?size)$/i;

/** Whether all rows can be had: by pages that are understood, or at once. */
export function isWhole(operation: Operation): boolean {
  const cuts = operation.parameters.some(({ in: place, name }) => place === 'query' && CUTS.test(name));
  return listCallOf(operation) !== undefined || !cuts;
}

export interface ListPage {
  items: readonly unknown[];
  page: number;
  pageSize: number;
  total: number;
}

export function listPageIn(body: unknown): ListPage | undefined {
  if (!isRecord(body)) return undefined;
  const { items, page, pageSize, total } = body;
  if (!Array.isArray(items) || typeof page !== 'number') return undefined;
  return typeof pageSize === 'number' && typeof total === 'number'
    ? { items, page, pageSize, total }
    : undefined;
}

/** Whether a call may end the caller's sign-in or change what it signs in with. */
export const endsSession = ({ endsSignIns }: Operation): boolean => endsSignIns !== undefined;

/** Whether calling it ends the sign-in of the token and nothing else, and it needs nothing but the token. */
export function isLogout({ endsSignIns, parameters, schemes, body }: Operation): boolean {
  const needsNothing = !body?.required && parameters.every(({ required }) => !required);
  return endsSignIns === 'own' && schemes.length > 0 && needsNothing;
}

/**
 * Within how many milliseconds an answer is complete (`x-deadline-ms`: of the operation, else at the root of the document);
 * undefined where the contract does not say.
 */
export function deadlineOf({ document }: Contract, { path, method }: Operation): number | undefined {
  const own = at(document, 'paths', path, method.toLowerCase(), 'x-deadline-ms');
  const stated = own ?? at(document, 'x-deadline-ms');
  return typeof stated === 'number' && stated > 0 ? stated : undefined;
}

/** Whether it can be done to a record once (`x-once` at the operation), or whether its address can be used once (`address`). */
export function onceOf(
  { document }: Contract,
  { path, method }: Operation,
): 'record' | 'address' | undefined {
  const stated = at(document, 'paths', path, method.toLowerCase(), 'x-once');
  if (stated === 'address') return 'address';
  return stated === true ? 'record' : undefined;
}
