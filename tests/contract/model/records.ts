/** Which operations are about the same kind of record, told by their paths. */
import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation, Parameter } from './contract.ts';
import { plain } from '#tests/contract/generate/schemaOf.ts';
import { collectionOf, homeOf, subjectOf } from './pathParts.ts';

export interface Records {
  /** The last placeholder of the path of one record. */
  subject: Parameter | undefined;
  /** Reads one of them at its address. */
  reader: Operation | undefined;
  /** Lists them. */
  list: Operation | undefined;
  /** Changes one of them. */
  changer: Operation | undefined;
  /** Deletes or archives one of them. */
  remover: Operation | undefined;
}

/** Where answers put the items of a list. */
const ITEMS = ['items', 'data', 'results'];
const RESTORES = /\/(restore|undelete|unarchive|reactivate)$/i;

/** Whether it brings back what was deleted or archived. */
export function isRestore({ method, path }: Operation): boolean {
  return method === 'POST' && RESTORES.test(path);
}

/** Whether it makes a record of the collection that its path names. */
export function isCreation({ method, path, replies }: Operation): boolean {
  return method === 'POST' && !path.endsWith('}') && '201' in replies;
}

const successOf = ({ replies }: Operation): string | undefined =>
  Object.values(replies['200']?.kinds ?? {})[0]?.schema;

/** A record that there is one of, such as the caller's own account: read and changed in the same shape. */
function singleReader({ document, operations }: Contract, operation: Operation): Operation | undefined {
  const shape = refAt(document, successOf(operation));
  if (shape === undefined || operation.path.includes('{')) return undefined;
  return operations.find(
    (one) =>
      one.method === 'GET' &&
      one.parameters.every(({ required }) => !required) &&
      refAt(document, successOf(one)) === shape,
  );
}

function refAt(document: unknown, pointer: string | undefined): string | undefined {
  const schema = pointer
    ?.split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, part) => at(found, part), document);
  const ref = at(schema, '$ref');
  return typeof ref === 'string' ? ref : undefined;
}

/** Whether one of two reads answers something else than the other. */
function isOtherShape({ document }: Contract, one: Operation, other: Operation | undefined): boolean {
  return other !== undefined && refAt(document, successOf(one)) !== refAt(document, successOf(other));
}

export function recordsOf(contract: Contract, operation: Operation): Records {
  const own = subjectOf(operation);
  const name =
    isCreation(operation) || !own ? collectionOf(operation.path) : homeOf(operation.path, own.name);
  const here = (wanted: string): Operation[] =>
    contract.operations.filter(({ method, path }) => {
      if (method !== wanted || !path.endsWith('}')) return false;
      return path.split('/').at(-2) === name;
    });
  const [reader] = here('GET');
  const changer = here('PATCH')[0] ?? here('PUT')[0];
  const [remover] = here('DELETE');
  const one = reader ?? changer ?? remover;
  const lists = contract.operations.filter(
    ({ method, path }) => method === 'GET' && path.split('/').at(-1) === name,
  );
  const isWrite = operation.method === 'PATCH' || operation.method === 'PUT';
  const same = contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  // What is decided of a product, read and written at an address of its own below it, is no row of the list of products.
  const isPart = isWrite && same !== undefined && isOtherShape(contract, same, reader);
  return {
    subject: one && subjectOf(one),
    reader: isWrite ? (same ?? reader ?? singleReader(contract, operation)) : reader,
    list: isPart ? undefined : (lists.find(({ path }) => !path.includes('{')) ?? lists[0]),
    changer,
    remover,
  };
}

/** Whether it answers a list. */
export function isList({ document }: Contract, operation: Operation): boolean {
  const schema = successOf(operation);
  if (operation.method !== 'GET' || schema === undefined) return false;
  const whole = plain(document, { $ref: `#${encodeURI(schema)}` });
  const isArray = (found: unknown): boolean => plain(document, found)['type'] === 'array';
  return isArray(whole) || ITEMS.some((name) => isArray(at(whole, 'properties', name)));
}

/** Operations that answer with a new one of what a list holds. */
export function makersOf(contract: Contract, list: Operation): Operation[] {
  const { reader } = recordsOf(contract, list);
  const shape = refAt(contract.document, reader && successOf(reader));
  return contract.operations.filter((one) => {
    if (one.method !== 'POST' || one.path.includes('{')) return false;
    if (isCreation(one) && recordsOf(contract, one).list === list) return true;
    const made = ['201', '202'].map((status) => Object.values(one.replies[status]?.kinds ?? {})[0]?.schema);
    return shape !== undefined && made.some((schema) => refAt(contract.document, schema) === shape);
  });
}

/** The list that has what a call has started: a `202` that says where it is, and answers what the list holds. */
export function listOfStarted(contract: Contract, { replies }: Operation): Operation | undefined {
  const { kinds = {}, headers = [] } = replies['202'] ?? {};
  const shape = refAt(contract.document, Object.values(kinds)[0]?.schema);
  if (shape === undefined || headers.every(({ name }) => name.toLowerCase() !== 'location')) return undefined;
  return contract.operations.find((list) => {
    if (list.path.includes('{') || !isList(contract, list)) return false;
    const { reader } = recordsOf(contract, list);
    return refAt(contract.document, reader && successOf(reader)) === shape;
  });
}

/** The items of a list in whatever it is wrapped in. */
export function rowsIn(body: unknown): readonly unknown[] | undefined {
  const found: readonly unknown[] = [body, ...ITEMS.map((name) => at(body, name))];
  return found.find((one): one is unknown[] => Array.isArray(one));
}
