import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { IMPACTS } from './impacts.ts';
import type { OperationPair } from './operationPair.ts';
import { sameWords } from './sameWords.ts';

/** What stands for a parameter in both contracts: in a path its place, whatever it is called. */
function keyOf({ path }: Operation, { in: place, name }: Parameter): string {
  if (place === 'path') return `path ${path.split('{').findIndex((part) => part.startsWith(`${name}}`))}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

const whereOf = ({ in: place, name }: Parameter): string =>
  `the ${place === 'header' ? 'request header' : `${place} parameter`} \`${name}\``;
const homeOf = ({ schema }: Parameter): string => schema.replace(/\/(schema|content\/[^/]+\/schema)$/, '');

const { narrowed, widened, changed, added, removed, noted } = IMPACTS.request;

function compareOne(pair: OperationPair, old: Parameter, now: Parameter): void {
  const where = whereOf(now);
  const pointer = homeOf(now);
  if (old.name !== now.name && now.in === 'path') {
    pair.note({ pointer, where, what: `was called \`${old.name}\``, impact: noted });
  }
  if (now.required && !old.required) {
    pair.note({ pointer, where, what: 'is required now', impact: narrowed });
  }
  if (old.required && !now.required) {
    pair.note({ pointer, where, what: 'is optional now', impact: widened });
  }
  if (old.style !== now.style || old.explode !== now.explode) {
    pair.note({ pointer, where, what: 'is written in another style', impact: changed });
  }
  const [a, b] = pair.contracts;
  if (!sameWords(valueAt(a.document, homeOf(old)), valueAt(b.document, pointer)))
    pair.noteWords(pointer, where);
  pair.noteSchemas('request', where, old.schema, now.schema);
}

/** Path, query, headers and cookies. */
export function compareParameters(pair: OperationPair): void {
  const { before, after } = pair;
  const olds = new Map(before.parameters.map((one) => [keyOf(before, one), one]));
  const news = new Map(after.parameters.map((one) => [keyOf(after, one), one]));
  for (const [key, now] of news) {
    const old = olds.get(key);
    if (old) compareOne(pair, old, now);
    else {
      const what = now.required ? 'is new, and required' : 'is new, and optional';
      const impact = now.required ? narrowed : added;
      pair.note({ pointer: homeOf(now), where: whereOf(now), what, impact });
    }
  }
  for (const [key, old] of olds) {
    if (news.has(key)) continue;
    pair.note({ pointer: homeOf(old), where: whereOf(old), what: 'is gone', impact: removed });
  }
}
