import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { noteDeprecation } from './noteDeprecation.ts';
import type { OperationPair } from './operationPair.ts';
import { hasSameWords } from './hasSameWords.ts';

/** What stands for a parameter in both contracts: in a path its place, whatever it is called. */
function keyOf({ path }: Operation, { in: place, name }: Parameter): string {
  if (place === 'path') return `path ${path.split('{').findIndex((part) => part.startsWith(`${name}}`))}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

const whereOf = ({ in: place, name }: Parameter): string =>
  `the ${place === 'header' ? 'request header' : `${place} parameter`} \`${name}\``;
const homeOf = ({ schema }: Parameter): string => schema.replace(/\/(schema|content\/[^/]+\/schema)$/, '');

function compareOne(pair: OperationPair, old: Parameter, now: Parameter): void {
  const where = whereOf(now);
  const pointer = homeOf(now);
  const { narrowed, widened, changed, noted } = pair.impacts.request;
  if (old.name !== now.name && now.in === 'path') {
    pair.note({
      pointer,
      where,
      rule: 'parameter-renamed',
      what: `was called \`${old.name}\``,
      impact: noted,
    });
  }
  if (now.required && !old.required) {
    pair.note({ pointer, where, rule: 'parameter-required', what: 'is required now', impact: narrowed });
  }
  if (old.required && !now.required) {
    pair.note({ pointer, where, rule: 'parameter-optional', what: 'is optional now', impact: widened });
  }
  if (old.style !== now.style || old.explode !== now.explode) {
    pair.note({
      pointer,
      where,
      rule: 'parameter-style-changed',
      what: 'is written in another style',
      impact: changed,
    });
  }
  const [a, b] = pair.contracts;
  const [was, is] = [valueAt(a.document, homeOf(old)), valueAt(b.document, pointer)];
  if (!hasSameWords(was, is)) pair.noteWords(pointer, where);
  noteDeprecation(pair, { part: 'parameter', where, pointer }, was, is);
  const isText = now.style !== 'json' && old.style !== 'json';
  pair.noteSchemas({
    side: 'request',
    part: 'parameter',
    where,
    before: old.schema,
    after: now.schema,
    isText,
  });
}

/** Path, query, headers and cookies. */
export function compareParameters(pair: OperationPair): void {
  const { before, after } = pair;
  const { narrowed, widened, added, removed } = pair.impacts.request;
  const isSent = pair.speaker('request') === 'reply';
  const olds = new Map(before.parameters.map((one) => [keyOf(before, one), one]));
  const news = new Map(after.parameters.map((one) => [keyOf(after, one), one]));
  for (const [key, now] of news) {
    const old = olds.get(key);
    if (old) compareOne(pair, old, now);
    else {
      const what = now.required ? 'is new, and required' : 'is new, and optional';
      const impact = now.required ? narrowed : added;
      const rule = `parameter-added-${now.required ? 'required' : 'optional'}`;
      pair.note({ pointer: homeOf(now), where: whereOf(now), rule, what, impact });
    }
  }
  for (const [key, old] of olds) {
    if (news.has(key)) continue;
    const impact = isSent && old.required ? widened : removed;
    const rule = 'parameter-removed';
    pair.note({ pointer: homeOf(old), where: whereOf(old), rule, what: 'is gone', impact });
  }
}
