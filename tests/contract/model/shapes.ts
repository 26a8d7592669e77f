/** Which operations answer the same kind of record, told by the schemas that they name. */
import { at, isRecord } from '#mocks/contract/homes.ts';
import { listOf, plain } from '#tests/contract/generate/schemaOf.ts';

import type { Contract, Operation } from './contract.ts';
import { valueAt } from './follow.ts';

const ITEMS = ['items', 'data', 'results'];
const NEEDS_LOGIN = /\/NeedsLogin$/;

/** The schema that something names, or the first of its variants that is no request to sign in. */
function refIn(schema: unknown): string | undefined {
  const variants = [schema, ...listOf(at(schema, 'oneOf')), ...listOf(at(schema, 'anyOf'))];
  const refs = variants.map((one) => at(one, '$ref')).filter((ref) => typeof ref === 'string');
  return refs.find((ref) => !NEEDS_LOGIN.test(ref));
}

const answered = ({ document }: Contract, { replies }: Operation, status: string): unknown => {
  const schema = Object.values(replies[status]?.kinds ?? {})[0]?.schema;
  return schema === undefined ? undefined : valueAt(document, schema);
};

/** What an operation answers with a status: the reference of its schema. */
export function shapeOf(contract: Contract, operation: Operation, status = '200'): string | undefined {
  return refIn(answered(contract, operation, status));
}

/** What the rows of a list are: the reference of their schema; undefined where it answers no list. */
export function rowShapeOf(contract: Contract, operation: Operation, status = '200'): string | undefined {
  const { document } = contract;
  const { properties, items } = plain(document, answered(contract, operation, status));
  const lists = [items, ...ITEMS.map((name) => plain(document, at(properties, name))['items'])];
  return refIn(lists.find((one) => one !== undefined));
}

/** Whether records of this shape go on by themselves: some call answers them before it is done with them. */
export function goesOn(contract: Contract, shape: string): boolean {
  return contract.operations.some((one) => shapeOf(contract, one, '202') === shape);
}

/** The properties of a shape that are lists of another one. */
export function listsOf({ document }: Contract, shape: string, row: string): string[] {
  const { properties } = plain(document, { $ref: shape });
  return Object.entries(isRecord(properties) ? properties : {})
    .filter(([, one]) => refIn(plain(document, one)['items']) === row)
    .map(([name]) => name);
}
