import { isRecord } from '#mocks/contract/homes.ts';

import type { Found } from '#tests/contract/model/follow.ts';
import { partsOf } from '#tests/contract/model/parts.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import { allowsAnything, compareInside } from './compareInside.ts';
import type { Comparison } from './comparison.ts';

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const isClosed = ({ others }: Shape): boolean => others?.value === false;

/** What is read only is no part of a request, and what is written only is none of an answer. */
function isHidden({ side }: Comparison, document: unknown, found: Found | undefined): boolean {
  if (!found) return false;
  const mark = side === 'request' ? 'readOnly' : 'writeOnly';
  return partsOf(document, found).some(({ value }) => isRecord(value) && value[mark] === true);
}

function compareNames(comparison: Comparison, a: Shape, b: Shape, path: string): void {
  const { side, documents, compare, note } = comparison;
  const isAnswer = side === 'reply';
  const hides = isAnswer ? 'write-only' : 'read-only';
  const names = new Set([...a.properties.keys(), ...b.properties.keys(), ...a.required, ...b.required]);
  for (const name of names) {
    const [described, describes] = [a.properties.get(name), b.properties.get(name)];
    const [wasHidden, isNowHidden] = [
      isHidden(comparison, documents[0], described),
      isHidden(comparison, documents[1], describes),
    ];
    const [old, now] = [wasHidden ? undefined : described, isNowHidden ? undefined : describes];
    const [was, is] = [!wasHidden && a.required.has(name), !isNowHidden && b.required.has(name)];
    const inside = join(path, name);
    const pointer = describes?.pointer ?? described?.pointer ?? b.pointer;
    if (now && !old) {
      // Who was told that there is nothing else does not expect it.
      const forbade = isAnswer && isClosed(a) && !described;
      const optional = forbade ? 'widened' : 'added';
      const required = forbade ? 'changed' : 'narrowed';
      const what = `is ${described ? `not ${hides} any more` : 'new'}, and ${is ? 'required' : 'optional'}`;
      note(pointer, inside, `property-added-${is ? 'required' : 'optional'}`, what, is ? required : optional);
    } else if (old && !now) {
      // What is not described may still be said, unless that is forbidden.
      const lost = was && isAnswer ? 'widened' : 'removed';
      const forbidden = isAnswer ? 'changed' : 'narrowed';
      const what = describes ? `is ${hides} now` : 'is gone';
      note(pointer, inside, 'property-removed', what, isClosed(b) && !describes ? forbidden : lost);
    } else {
      if (is && !was) note(pointer, inside, 'property-required', 'is required now', 'narrowed');
      if (was && !is) note(pointer, inside, 'property-optional', 'is optional now', 'widened');
      if (old && now) compare(old, now, inside);
    }
  }
}

/** Whether properties that are not described are allowed, and which. */
function compareOthers({ compare, note }: Comparison, a: Shape, b: Shape, path: string): void {
  const isObject = ({ types }: Shape): boolean => types?.has('object') ?? false;
  if (!isObject(a) && !isObject(b)) return;
  const ruleOf = ({ others }: Shape): Found | 'open' | 'closed' => {
    if (others?.value === false) return 'closed';
    return others && !allowsAnything(others.value) ? others : 'open';
  };
  const [old, now] = [ruleOf(a), ruleOf(b)];
  const pointer = b.others?.pointer ?? a.others?.pointer ?? b.pointer;
  const narrowed = (what: string): void => note(pointer, path, 'other-properties-narrowed', what, 'narrowed');
  const widened = (what: string): void => note(pointer, path, 'other-properties-widened', what, 'widened');
  if (typeof old !== 'string' && typeof now !== 'string') compare(old, now, join(path, '*'));
  else if (now === 'closed' && old !== 'closed') narrowed('may have no property that is not described');
  else if (old === 'closed' && now !== 'closed') widened('may have properties that are not described');
  else if (old === 'open' && now !== 'open') narrowed('has a rule for properties that are not described');
  else if (now === 'open' && old !== 'open') {
    widened('has no rule for properties that are not described any more');
  }
}

/** What is inside of a value: properties, and the items of a list. */
export function compareProperties(comparison: Comparison, a: Shape, b: Shape, path: string): void {
  compareNames(comparison, a, b, path);
  compareOthers(comparison, a, b, path);
  compareInside(comparison, a, b, path);
}
