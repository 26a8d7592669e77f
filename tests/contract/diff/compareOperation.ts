import type { Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { formatAddress } from './formatAddress.ts';
import { compareBodies } from './compareBodies.ts';
import { compareParameters } from './compareParameters.ts';
import { comparePromises } from './comparePromises.ts';
import { compareReplies } from './compareReplies.ts';
import { compareSecurity } from './compareSecurity.ts';
import { compareStated } from './compareStated.ts';
import { noteDeprecation } from './noteDeprecation.ts';
import type { OperationPair } from './operationPair.ts';
import { hasSameWords } from './hasSameWords.ts';

/** The expression that says where a callback goes counts with what is in its braces. */
const formatPlace = ({ kind }: OperationPair, operation: Operation): string =>
  kind === 'callback' ? `${operation.method} ${operation.path}` : formatAddress(operation);

/** Everything about one operation that is in both contracts. */
export function compareOperation(pair: OperationPair): void {
  const { contracts, before, after, kind, impacts, note } = pair;
  const { noted, changed, regenerated } = impacts.reply;
  const { pointer } = after;
  const where = '';
  if (formatPlace(pair, before) !== formatPlace(pair, after)) {
    const verb = kind === 'operation' ? 'asked at' : 'sent to';
    const what = `is ${verb} \`${after.method} ${after.path}\` now; it was \`${before.method} ${before.path}\``;
    const impact = { ...changed, so: 'neither finds the other where it was' };
    note({ pointer, where, rule: 'operation-moved', what, impact });
  }
  if (before.id !== after.id) {
    const so = 'generated functions have another name, and nothing is sent otherwise';
    const what = `was called \`${before.id}\``;
    note({ pointer, where, rule: 'operation-renamed', what, impact: { ...regenerated, so } });
  }
  if (before.origin !== after.origin) {
    const what = `is ${after.origin ?? 'without origin'} now; it was ${before.origin ?? 'without origin'}`;
    note({ pointer, where, rule: 'operation-origin-changed', what, impact: noted });
  }
  const [old, now] = [
    valueAt(contracts[0].document, before.pointer),
    valueAt(contracts[1].document, pointer),
  ];
  noteDeprecation(pair, { part: 'operation', where, pointer }, old, now);
  if (!hasSameWords(old, now)) pair.noteWords(pointer, where);
  compareSecurity(pair);
  compareParameters(pair);
  compareBodies(pair);
  compareReplies(pair);
  comparePromises(pair);
  compareStated(pair);
}
