import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import { follow, valueAt } from '#tests/contract/model/follow.ts';
import type { Impact } from './change.ts';
import type { OperationPair } from './operationPair.ts';
import { expandReferences } from './expandReferences.ts';

/** What has to be shown together: in words, and each proof exactly. */
interface Way {
  words: string;
  proofs: ReadonlySet<string>;
}

/** Hints for people, and what an operation has to name itself before it counts. */
const ASIDE: ReadonlySet<string> = new Set(['bearerFormat', 'scopes', 'refreshUrl']);

function withoutHints(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ASIDE.has(key))
      .map(([key, one]) => [key, /^(scheme|in)$/.test(key) ? String(one).toLowerCase() : withoutHints(one)]),
  );
}

/** Its definition tells a proof, and not its name in the document; each scope is one more. */
function readProofs(document: unknown, name: string, scopes: unknown): string[] {
  const scheme = follow(document, {
    pointer: '',
    value: at(document, 'components', 'securitySchemes', name),
  }).value;
  const exact = JSON.stringify(withoutHints(expandReferences(document, scheme ?? name)));
  return [exact, ...(Array.isArray(scopes) ? scopes.map((scope) => `${exact} ${String(scope)}`) : [])];
}

function readWays({ document }: Contract, operation: Operation): Way[] {
  const own = at(valueAt(document, operation.pointer), 'security');
  const ways: unknown = own ?? document['security'];
  if (!Array.isArray(ways) || ways.length === 0) return [{ words: '', proofs: new Set() }];
  return ways.map((way: unknown) => {
    const parts = entriesOf(way).sort();
    const words = parts.map(([name, scopes]) =>
      Array.isArray(scopes) && scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name,
    );
    return {
      words: words.join(' and '),
      proofs: new Set(parts.flatMap(([name, scopes]) => readProofs(document, name, scopes))),
    };
  });
}

/** Whether one of several ways asks for nothing beyond what this one shows. */
const isCovered = (way: Way, ways: readonly Way[]): boolean =>
  ways.some(({ proofs }) => [...proofs].every((proof) => way.proofs.has(proof)));

const CLOSED: Impact = {
  backend: 'must be built',
  panel: 'breaking',
  so: 'calls that were answered are refused now, and the backend has to refuse them',
};
const OPENED: Impact = {
  backend: 'must be built',
  panel: 'harmless',
  so: 'the backend has to answer calls that it refused, and it is worth a look whether that is meant',
};

/** By which proof an operation may be called. What the panel calls is judged as a wall; what it is sent, as a value. */
export function compareSecurity(pair: OperationPair): void {
  const { contracts, before, after, kind, impacts } = pair;
  const [old, now] = [readWays(contracts[0], before), readWays(contracts[1], after)];
  const [closed, opened] =
    kind === 'operation' ? [CLOSED, OPENED] : [impacts.request.narrowed, impacts.request.widened];
  const lost = old.filter((way) => !isCovered(way, now));
  const come = now.filter((way) => !isCovered(way, old));
  const pointer = `${after.pointer}/security`;
  const where = '';
  for (const way of lost) {
    const twin = come.find(({ words }) => words === way.words);
    if (twin) {
      come.splice(come.indexOf(twin), 1);
      const what = `takes another kind of \`${way.words}\``;
      const scheme = `/components/securitySchemes/${way.words.split(' ', 1)[0] ?? ''}`;
      const impact = impacts.request.changed;
      pair.note({ pointer: scheme, where, rule: 'security-changed', what, impact });
      continue;
    }
    const what =
      way.words === ''
        ? 'may no longer be called by anybody'
        : `may no longer be called with the proof \`${way.words}\``;
    pair.note({ pointer, where, rule: 'security-narrowed', what, impact: closed });
  }
  for (const { words } of come) {
    const what =
      words === '' ? 'may be called by anybody now' : `may be called with the proof \`${words}\` now`;
    pair.note({ pointer, where, rule: 'security-widened', what, impact: opened });
  }
}
