import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { address } from './address.ts';
import type { Change, Impact } from './change.ts';
import { compareOperation } from './compareOperation.ts';
import { withEnvelope } from './envelope.ts';
import { compareEveryAnswer } from './everyAnswer.ts';
import { IMPACTS } from './impacts.ts';
import { createPair } from './operationPair.ts';
import { sameWords } from './sameWords.ts';

const ADDED: Impact = { backend: 'must be built', panel: 'harmless', so: 'the backend has to answer it' };
const REMOVED: Impact = {
  backend: 'harmless',
  panel: 'breaking',
  so: 'what the panel calls is not there any more',
};

/** Which operation of the old contract is which one of the new: by address, then by id. */
function pairOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): Map<Operation, Operation> {
  const pairs = new Map<Operation, Operation>();
  const taken = new Set<Operation>();
  for (const keyOf of [address, ({ id }: Operation) => id]) {
    for (const now of after) {
      const old = before.find((one) => !taken.has(one) && keyOf(one) === keyOf(now));
      if (pairs.has(now) || !old) continue;
      pairs.set(now, old);
      taken.add(old);
    }
  }
  return pairs;
}

/**
 * Everything that two contracts say differently, operation by operation.
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  const pairs = pairOperations(before.operations, after.operations);
  const alone = (operation: Operation, what: string, impact: Impact): void => {
    const pointer = pointerTo('paths', operation.path, operation.method.toLowerCase());
    changes.push({ operation, pointer, where: '', path: '', what, impact, wording: false });
  };
  for (const now of after.operations) {
    const old = pairs.get(now);
    if (!old) {
      alone(now, 'is new', ADDED);
      continue;
    }
    const pair = createPair([before, after], old, now, (change) => changes.push(withEnvelope(change)));
    if (before.basePath !== after.basePath) {
      const what = `is below \`${after.basePath}\` now; it was below \`${before.basePath}\``;
      pair.note({ pointer: '/servers/0/url', where: '', what, impact: IMPACTS.request.changed });
    }
    compareEveryAnswer(pair);
    if (!sameWords(at(before.document, 'info'), at(after.document, 'info'))) pair.noteWords('/info', '');
    compareOperation(pair);
  }
  const kept = new Set(pairs.values());
  for (const old of before.operations) if (!kept.has(old)) alone(old, 'is gone', REMOVED);
  return changes;
}
