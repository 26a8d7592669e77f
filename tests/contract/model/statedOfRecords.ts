/** What a contract states in keys of its own (`x-…`) about records and lists of them. */
import { at, isRecord } from '#mocks/contract/homes.ts';
import { listOf, plain, type Schema } from '#tests/contract/generate/schemaOf.ts';

import type { Contract, Operation, Parameter } from './contract.ts';
import { entriesOf } from './entriesOf.ts';
import { valueAt } from './follow.ts';

const statedOf = ({ document }: Contract, { pointer }: Operation, key: string): unknown =>
  at(valueAt(document, pointer), key);

const textsIn = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');

/** The states in which it can be done (`x-only-in`): a field of the record, and its values. */
export function onlyInOf(
  contract: Contract,
  operation: Operation,
): { field: string; values: readonly unknown[] } | undefined {
  const [[field, values] = []] = entriesOf(statedOf(contract, operation, 'x-only-in'));
  return field === undefined ? undefined : { field, values: listOf(values) };
}

/** The fields of a row, with dots between names, in which a text is looked for (`x-searches`). */
export function searchedFieldsOf(contract: Contract, operation: Operation): string[] {
  return textsIn(statedOf(contract, operation, 'x-searches'));
}

/** Those fields that also the beginning of their text finds (`x-begins`). */
export function beginningsOf(contract: Contract, operation: Operation): string[] {
  return textsIn(statedOf(contract, operation, 'x-begins'));
}

/** The operation that answers the same (`x-same-as`). */
export function sameAsOf(contract: Contract, operation: Operation): Operation | undefined {
  const same = statedOf(contract, operation, 'x-same-as');
  return contract.operations.find(({ id }) => id === same);
}

/** The read that lists the sign-ins of its caller (`x-lists-sign-ins`). */
export function signInListOf(contract: Contract): Operation | undefined {
  return contract.operations.find((one) => statedOf(contract, one, 'x-lists-sign-ins') === true);
}

/** The list that every change leaves an entry in, and the property that names the latest one. */
export interface ChangeLog {
  list: Operation;
  property: string;
}

/** `x-lists-changes`; undefined where no list has it. */
export function changeLogOf(contract: Contract): ChangeLog | undefined {
  const found = contract.operations.flatMap((list) =>
    textsIn([statedOf(contract, list, 'x-lists-changes')]).map((property) => ({ list, property })),
  );
  return found[0];
}

/** Whether it leaves an entry in that list when it changes something: all do but those with `x-logged: false`. */
export function isLogged(contract: Contract, operation: Operation): boolean {
  return statedOf(contract, operation, 'x-logged') !== false;
}

/** Which fields of its rows make a list a tree (`x-tree`). */
export interface Tree {
  parent: string;
  order: string;
  title?: string | undefined;
  path?: string | undefined;
  depth?: string | undefined;
}

export function treeOf(contract: Contract, operation: Operation): Tree | undefined {
  const stated = statedOf(contract, operation, 'x-tree');
  const name = (key: string): string | undefined => textsIn(at(stated, key))[0];
  const [parent, order] = [name('parent'), name('order')];
  if (parent === undefined || order === undefined) return undefined;
  return { parent, order, title: name('title'), path: name('path'), depth: name('depth') };
}

const describedAt = ({ document }: Contract, { schema }: Parameter): unknown =>
  valueAt(document, schema.replace(/\/schema$/, ''));

/** What rows say that a value of a filter lists (`x-selects`): by value, conditions of which the first that can be judged counts. */
export function selectionsOf(
  contract: Contract,
  parameter: Parameter,
): [value: string, conditions: string[]][] {
  const stated = at(describedAt(contract, parameter), 'x-selects');
  return entriesOf(stated).map(([value, conditions]) => [value, textsIn(conditions)]);
}

/** Whether no row is listed with two values of a filter (`x-parts`). */
export function partsRows(contract: Contract, parameter: Parameter): boolean {
  return at(describedAt(contract, parameter), 'x-parts') === true;
}

/** What a number counts (`x-counts`): the rows that a list has for a query. */
export interface Count {
  list: Operation;
  /** Parameters, and the fields beside the number that give their values. */
  by: readonly [parameter: string, field: string][];
  /** Parameters and their values. */
  where: readonly [parameter: string, value: unknown][];
}

/** The properties of a schema that count rows, by name. */
export function countsIn(contract: Contract, schema: Schema): [name: string, count: Count][] {
  return entriesOf(schema['properties']).flatMap(([name, inner]) => {
    const stated = at(plain(contract.document, inner), 'x-counts');
    const list = contract.operations.find(({ id }) => id === at(stated, 'list'));
    if (!isRecord(stated) || !list) return [];
    const by = entriesOf(stated['by']).map(([parameter, field]) => [parameter, String(field)] as const);
    return [[name, { list, by: by.map(([one, other]) => [one, other]), where: entriesOf(stated['where']) }]];
  });
}

/** A property says a value where the record is so (`x-when`): of several conditions the first that can be judged counts. */
export interface When {
  field: string;
  value: string;
  conditions: readonly string[];
}

/** The properties of a schema whose values follow from those beside them. */
export function whensIn({ document }: Contract, schema: Schema): When[] {
  return entriesOf(schema['properties']).flatMap(([field, inner]) => {
    const stated = at(inner, 'x-when') ?? at(plain(document, inner), 'x-when');
    return entriesOf(stated).map(([value, found]) => ({ field, value, conditions: textsIn(found) }));
  });
}
