import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { readOperations } from '#tests/contract/model/readOperation.ts';
import { formatAddress } from './formatAddress.ts';
import { getCallbackKey, readCallbacks } from './readCallbacks.ts';
import type { CallKind, Change, Impact } from './change.ts';
import { compareOperation } from './compareOperation.ts';
import { judgeEnvelope } from './envelope.ts';
import { compareEveryAnswer } from './compareEveryAnswer.ts';
import { createPair, type OperationPair } from './operationPair.ts';
import { hasSameWords } from './hasSameWords.ts';

type Key = (operation: Operation) => string;

const ADDED: Impact = { backend: 'must be built', panel: 'harmless', so: 'the backend has to answer it' };
const REMOVED: Impact = {
  backend: 'harmless',
  panel: 'breaking',
  so: 'what the panel calls is not there any more',
};
const ADDED_SENT: Impact = { ...ADDED, so: 'the backend has to send it' };
const REMOVED_SENT: Impact = { ...REMOVED, so: 'the receiver waits for what is not sent any more' };

/** Which operation of the old contract is which one of the new, by the first key that they share. */
function pairOperations(
  before: readonly Operation[],
  after: readonly Operation[],
  keys: readonly Key[],
): Map<Operation, Operation> {
  const pairs = new Map<Operation, Operation>();
  const taken = new Set<Operation>();
  for (const keyOf of keys) {
    for (const now of after) {
      const old = before.find((one) => !taken.has(one) && keyOf(one) === keyOf(now));
      if (pairs.has(now) || !old) continue;
      pairs.set(now, old);
      taken.add(old);
    }
  }
  return pairs;
}

/** What is promised of all operations at once. */
function compareCommon(pair: OperationPair): void {
  const [before, after] = pair.contracts;
  if (before.basePath !== after.basePath) {
    const what = `is below \`${after.basePath}\` now; it was below \`${before.basePath}\``;
    const impact = pair.impacts.request.changed;
    pair.note({ pointer: '/servers/0/url', where: '', rule: 'base-path-changed', what, impact });
  }
  compareEveryAnswer(pair);
  if (!hasSameWords(at(before.document, 'info'), at(after.document, 'info'))) pair.noteWords('/info', '');
}

/**
 * Everything that two contracts say differently, operation by operation; what the backend sends by itself too.
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes: Change[] = [];
  const contracts = [before, after] as const;

  function compareAll(
    kind: CallKind,
    olds: readonly Operation[],
    news: readonly Operation[],
    keys: readonly Key[],
  ): void {
    const pairs = pairOperations(olds, news, keys);
    const alone = (operation: Operation, rule: string, what: string, impact: Impact): void => {
      const { pointer } = operation;
      changes.push({ operation, kind, pointer, where: '', path: '', rule, what, impact, wording: false });
    };
    for (const now of news) {
      const old = pairs.get(now);
      if (!old) {
        alone(now, `${kind}-added`, 'is new', kind === 'operation' ? ADDED : ADDED_SENT);
        continue;
      }
      const pair = createPair(contracts, kind, old, now, (change) => changes.push(judgeEnvelope(change)));
      if (kind === 'operation') compareCommon(pair);
      compareOperation(pair);
      const callbacks = [readCallbacks(before, old), readCallbacks(after, now)] as const;
      if (kind === 'operation') compareAll('callback', ...callbacks, [getCallbackKey, ({ id }) => id]);
    }
    const kept = new Set(pairs.values());
    for (const old of olds) {
      if (!kept.has(old)) {
        alone(old, `${kind}-removed`, 'is gone', kind === 'operation' ? REMOVED : REMOVED_SENT);
      }
    }
  }

  const byAddress: readonly Key[] = [formatAddress, ({ id }) => id];
  compareAll('operation', before.operations, after.operations, byAddress);
  const webhooks = ({ document }: Contract): Operation[] => readOperations(document, '/webhooks');
  compareAll('webhook', webhooks(before), webhooks(after), byAddress);
  return changes;
}
