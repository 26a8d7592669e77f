import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { address } from './address.ts';
import { compareBodies } from './compareBodies.ts';
import { compareParameters } from './compareParameters.ts';
import { compareReplies } from './compareReplies.ts';
import { compareSecurity } from './compareSecurity.ts';
import { IMPACTS } from './impacts.ts';
import type { OperationPair } from './operationPair.ts';
import { sameWords } from './sameWords.ts';

const { noted, changed } = IMPACTS.reply;

/** Everything about one operation that is in both contracts. */
export function compareOperation(pair: OperationPair): void {
  const { contracts, before, after, note } = pair;
  const home = ({ path, method }: Operation): string => pointerTo('paths', path, method.toLowerCase());
  const pointer = home(after);
  const where = '';
  if (address(before) !== address(after)) {
    const what = `is asked at \`${after.method} ${after.path}\` now; it was \`${before.method} ${before.path}\``;
    note({ pointer, where, what, impact: { ...changed, so: 'neither finds the other where it was' } });
  }
  if (before.id !== after.id) {
    const so = 'generated functions have another name, and nothing is sent otherwise';
    note({
      pointer,
      where,
      what: `was called \`${before.id}\``,
      impact: { ...noted, panel: 'needs work', so },
    });
  }
  if (before.origin !== after.origin) {
    const what = `is ${after.origin ?? 'without origin'} now; it was ${before.origin ?? 'without origin'}`;
    note({ pointer, where, what, impact: noted });
  }
  const [old, now] = [valueAt(contracts[0].document, home(before)), valueAt(contracts[1].document, pointer)];
  if (at(now, 'deprecated') === true && at(old, 'deprecated') !== true) {
    const so = 'the panel has to do without it before it goes';
    note({ pointer, where, what: 'is deprecated now', impact: { ...noted, panel: 'needs work', so } });
  }
  if (!sameWords(old, now)) pair.noteWords(pointer, where);
  compareSecurity(pair);
  compareParameters(pair);
  compareBodies(pair);
  compareReplies(pair);
}
