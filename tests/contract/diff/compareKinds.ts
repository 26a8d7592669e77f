import type { BodyKind } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { Side } from './change.ts';
import type { OperationPair } from './operationPair.ts';
import { expandReferences } from './expandReferences.ts';

type Kinds = Readonly<Record<string, BodyKind>>;

const SAID = {
  request: { come: 'may also be sent as', gone: 'may no longer be sent as' },
  reply: { come: 'may also come as', gone: 'does not come any more as' },
} as const;

function compareOne(
  pair: OperationPair,
  side: Side,
  where: string,
  home: string,
  [old, now]: readonly [BodyKind, BodyKind],
): void {
  if (JSON.stringify(old.examples) !== JSON.stringify(now.examples)) pair.noteWords(home, where);
  const { narrowed, widened, changed } = pair.impacts[side];
  if (old.schema === undefined && now.schema !== undefined) {
    pair.note({
      pointer: now.schema,
      where,
      rule: `${side}-schema-added`,
      what: 'has a shape now; it was free',
      impact: narrowed,
    });
  }
  if (old.schema !== undefined && now.schema === undefined) {
    pair.note({
      pointer: home,
      where,
      rule: `${side}-schema-removed`,
      what: 'is free now; it had a shape',
      impact: widened,
    });
  }
  if (old.schema === undefined || now.schema === undefined) return;
  const encoding = (schema: string, which: 0 | 1): string =>
    JSON.stringify([
      expandReferences(
        pair.contracts[which].document,
        valueAt(pair.contracts[which].document, schema.replace(/schema$/, 'encoding')),
      ),
    ]);
  if (encoding(old.schema, 0) !== encoding(now.schema, 1)) {
    pair.note({
      pointer: now.schema.replace(/schema$/, 'encoding'),
      where,
      rule: `${side}-encoding-changed`,
      what: 'has parts that are encoded in another way',
      impact: changed,
    });
  }
  pair.noteSchemas({ side, part: side, where, before: old.schema, after: now.schema });
}

/** A body in each of its media types. */
export function compareKinds(
  pair: OperationPair,
  side: Side,
  where: string,
  pointer: string,
  before: Kinds,
  after: Kinds,
): void {
  const { added, removed, narrowed, widened } = pair.impacts[side];
  const [come, gone] = pair.speaker(side) === 'request' ? [added, removed] : [widened, narrowed];
  for (const [type, now] of Object.entries(after)) {
    const old = before[type];
    if (old) compareOne(pair, side, where, pointer, [old, now]);
    else {
      const what = `${SAID[side].come} \`${type}\``;
      pair.note({ pointer, where, rule: `${side}-media-type-added`, what, impact: come });
    }
  }
  for (const type of Object.keys(before)) {
    if (type in after) continue;
    const what = `${SAID[side].gone} \`${type}\``;
    pair.note({ pointer, where, rule: `${side}-media-type-removed`, what, impact: gone });
  }
}
