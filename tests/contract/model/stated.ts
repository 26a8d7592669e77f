/** What a contract states in keys of its own (`x-…`) about who may do what, and about what must differ. */
import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from './contract.ts';
import { entriesOf } from './entriesOf.ts';

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const statedOf = ({ document }: { document: unknown }, { path, method }: Operation, key: string): unknown =>
  at(document, 'paths', path, method.toLowerCase(), key);

/** The permissions that an operation needs. */
export interface NeededPermissions {
  /** One of each list is needed, always. */
  always: readonly (readonly string[])[];
  /** Needed in some cases too, with the case in words. */
  sometimes: readonly (readonly [title: string, when: string])[];
}

/** `x-permissions` and `x-permissions-when`; undefined where the contract does not say. */
export function permissionsOf(
  contract: { document: unknown },
  operation: Operation,
): NeededPermissions | undefined {
  const stated = statedOf(contract, operation, 'x-permissions');
  if (!Array.isArray(stated)) return undefined;
  const cases = statedOf(contract, operation, 'x-permissions-when');
  return {
    always: stated.map(textsIn),
    sometimes: entriesOf(cases).map(([title, when]) => [title, String(when)]),
  };
}

/** Whether other titles may be needed, or people may have others, after it (`x-changes-permissions`). */
export function changesPermissions(contract: { document: unknown }, operation: Operation): boolean {
  return statedOf(contract, operation, 'x-changes-permissions') === true;
}

/** The read that names what its caller may do, and the property whose values are these names (`x-lists-permissions`). */
export function permissionListOf(contract: Contract): { operation: Operation; property: string } | undefined {
  const found = contract.operations.flatMap((operation) =>
    textsIn(statedOf(contract, operation, 'x-lists-permissions')).map((property) => ({
      operation,
      property,
    })),
  );
  return found[0];
}

/** Whether what it is about belongs to the person who asks (`x-owned-by: caller`). */
export function isOwnedByCaller(contract: Contract, operation: Operation): boolean {
  return statedOf(contract, operation, 'x-owned-by') === 'caller';
}

/** The values by which a row of a list says that its owner shares it (`x-shared-when`). */
export function sharedValuesOf(contract: Contract, list: Operation): [string, unknown][] {
  return entriesOf(statedOf(contract, list, 'x-shared-when'));
}

/** Fields of a body that together no two records have (`x-unique`), each a list. */
export function uniqueFieldsOf(contract: Contract, operation: Operation): string[][] {
  const stated = statedOf(contract, operation, 'x-unique');
  return Array.isArray(stated) ? stated.map(textsIn) : [];
}

/** Fields of a body of which the answer does not tell whether somebody has them (`x-same-answer`). */
export function secretFieldsOf(contract: Contract, operation: Operation): string[] {
  return textsIn(statedOf(contract, operation, 'x-same-answer'));
}

const successValuesOf = (contract: Contract, operation: Operation, status: number): [string, unknown][] =>
  entriesOf(at(statedOf(contract, operation, 'responses'), String(status), 'x-success-when'));

/** Whether the contract says which bodies of this status mean that it was done (`x-success-when`). */
export function hasSuccessValues(
  contract: Contract,
  operation: Operation,
  answer: { status: number },
): boolean {
  return successValuesOf(contract, operation, answer.status).length > 0;
}

/** Whether an answer says that it was done: with a 2xx, and with the values of `x-success-when` where it is stated. */
export function saysDone(
  contract: Contract,
  operation: Operation,
  { status, json }: { status: number; json: unknown },
): boolean {
  const values = successValuesOf(contract, operation, status);
  return status >= 200 && status < 300 && values.every(([name, value]) => at(json, name) === value);
}

/** How many bits of a token are random at least (`x-token-bits` of a security scheme). */
export function tokenBitsOf({ document }: Contract): number | undefined {
  const schemes = at(document, 'components', 'securitySchemes');
  return entriesOf(schemes)
    .map(([, scheme]) => at(scheme, 'x-token-bits'))
    .find((bits) => typeof bits === 'number');
}
