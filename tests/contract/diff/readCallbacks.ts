import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import { follow, valueAt } from '#tests/contract/model/follow.ts';
import { readOperations } from '#tests/contract/model/readOperation.ts';

/** What the backend sends because of a call; one without an id is called after the operation and the callback. */
export function readCallbacks({ document }: Contract, operation: Operation): Operation[] {
  const callbacks = at(valueAt(document, operation.pointer), 'callbacks');
  return entriesOf(callbacks).flatMap(([name, value]) => {
    const given = { pointer: operation.pointer + pointerTo('callbacks', name), value };
    return readOperations(document, follow(document, given).pointer).map((one) => {
      const own = at(valueAt(document, one.pointer), 'operationId');
      return { ...one, id: own === undefined ? `${operation.id}.${name} ${one.method}` : one.id };
    });
  });
}

/** Which callback it is, and where it goes. */
export const getCallbackKey = ({ id, method, path }: Operation): string => `${id} ${method} ${path}`;
