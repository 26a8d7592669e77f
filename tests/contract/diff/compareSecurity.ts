import { pointerTo } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { Impact } from './change.ts';
import { IMPACTS } from './impacts.ts';
import type { OperationPair } from './operationPair.ts';
import { writtenOut } from './writtenOut.ts';

const FREE = 'nothing';

/** The ways in: what has to be shown, in words, and exactly. */
function waysOf({ document }: Contract, { path, method }: Operation): Map<string, string> {
  const own = at(valueAt(document, pointerTo('paths', path, method.toLowerCase())), 'security');
  const ways: unknown = own ?? document['security'];
  if (!Array.isArray(ways) || ways.length === 0) return new Map([[FREE, FREE]]);
  return new Map(
    ways.map((way: unknown) => {
      const parts = Object.entries(isRecord(way) ? way : {}).sort();
      const words = parts.map(([name, scopes]) =>
        Array.isArray(scopes) && scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name,
      );
      const exact = parts.map(([name]) =>
        writtenOut(document, at(document, 'components', 'securitySchemes', name)),
      );
      return [words.join(' and ') || FREE, JSON.stringify(exact)];
    }),
  );
}

const closed: Impact = {
  backend: 'must be built',
  panel: 'breaking',
  so: 'calls that were answered are refused now, and the backend has to refuse them',
};
const opened: Impact = {
  backend: 'breaking',
  panel: 'harmless',
  so: 'a backend that stays as it is refuses calls that have to be answered',
};

/** By which proof an operation may be called. */
export function compareSecurity(pair: OperationPair): void {
  const { contracts, before, after } = pair;
  const [old, now] = [waysOf(contracts[0], before), waysOf(contracts[1], after)];
  const pointer = pointerTo('paths', after.path, after.method.toLowerCase(), 'security');
  const where = '';
  for (const way of now.keys()) {
    if (!old.has(way)) {
      const what =
        way === FREE ? 'may be called by anybody now' : `may be called with the proof \`${way}\` now`;
      pair.note({ pointer, where, what, impact: opened });
    }
  }
  for (const [way, exact] of old) {
    if (!now.has(way)) {
      const what =
        way === FREE
          ? 'may no longer be called by anybody'
          : `may no longer be called with the proof \`${way}\``;
      pair.note({ pointer, where, what, impact: closed });
    } else if (now.get(way) !== exact) {
      const scheme = pointerTo('components', 'securitySchemes', way.split(' ', 1)[0] ?? way);
      pair.note({
        pointer: scheme,
        where,
        what: `takes another kind of \`${way}\``,
        impact: IMPACTS.request.changed,
      });
    }
  }
}
