import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import type { OperationPair } from './operationPair.ts';
import { quote } from './quote.ts';

/** Headers that every answer carries, by name in small letters (`x-every-answer` at the root of the document). */
function promised({ document }: Contract): Map<string, unknown> {
  const headers = at(document, 'x-every-answer');
  return new Map(
    Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** What is promised of all answers at once. */
export function compareEveryAnswer({ contracts, impacts, note }: OperationPair): void {
  const [old, now] = [promised(contracts[0]), promised(contracts[1])];
  const { narrowed, widened, changed } = impacts.reply;
  const pointer = '/x-every-answer';
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const where = `the header \`${name}\` of every answer`;
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) continue;
    if (was === undefined)
      note({ pointer, where, rule: 'every-answer-added', what: `is new: ${quote(is)}`, impact: narrowed });
    else if (is === undefined)
      note({ pointer, where, rule: 'every-answer-removed', what: 'is gone', impact: widened });
    else {
      const what = `is ${quote(is)} now; it was ${quote(was)}`;
      note({ pointer, where, rule: 'every-answer-changed', what, impact: changed });
    }
  }
}
