import { isRecord } from '#mocks/contract/homes.ts';

import type { Found } from '#tests/contract/model/follow.ts';
import type { Comparison } from './comparison.ts';
import type { Shape } from '#tests/contract/model/shape.ts';

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const isClosed = ({ others }: Shape): boolean => others?.value === false;

function compareNames({ side, compare, note }: Comparison, a: Shape, b: Shape, path: string): void {
  const names = new Set([...a.properties.keys(), ...b.properties.keys(), ...a.required, ...b.required]);
  for (const name of names) {
    const [old, now] = [a.properties.get(name), b.properties.get(name)];
    const [was, is] = [a.required.has(name), b.required.has(name)];
    const inside = join(path, name);
    const pointer = now?.pointer ?? old?.pointer ?? b.pointer;
    if (now && !old) {
      note(pointer, inside, is ? 'is new, and required' : 'is new, and optional', is ? 'narrowed' : 'added');
    } else if (old && !now) {
      // What is not described may still be said, unless that is forbidden.
      const lost = was && side === 'reply' ? 'widened' : 'removed';
      const forbidden = side === 'reply' ? 'changed' : 'narrowed';
      note(pointer, inside, 'is gone', isClosed(b) ? forbidden : lost);
    } else {
      if (is && !was) note(pointer, inside, 'is required now', 'narrowed');
      if (was && !is) note(pointer, inside, 'is optional now', 'widened');
      if (old && now) compare(old, now, inside);
    }
  }
}

/** Whether properties that are not described are allowed, and which. */
function compareOthers({ compare, note }: Comparison, a: Shape, b: Shape, path: string): void {
  const isObject = ({ types }: Shape): boolean => types?.has('object') ?? false;
  if (!isObject(a) && !isObject(b)) return;
  const ruleOf = ({ others }: Shape): Found | 'open' | 'closed' =>
    others?.value === false ? 'closed' : others && isRecord(others.value) ? others : 'open';
  const [old, now] = [ruleOf(a), ruleOf(b)];
  const pointer = b.others?.pointer ?? a.others?.pointer ?? b.pointer;
  if (typeof old !== 'string' && typeof now !== 'string') compare(old, now, join(path, '*'));
  else if (now === 'closed' && old !== 'closed') {
    note(pointer, path, 'may have no property that is not described', 'narrowed');
  } else if (old === 'closed' && now !== 'closed') {
    note(pointer, path, 'may have properties that are not described', 'widened');
  } else if (old === 'open' && now !== 'open') {
    note(pointer, path, 'has a rule for properties that are not described', 'narrowed');
  } else if (now === 'open' && old !== 'open') {
    note(pointer, path, 'has no rule for properties that are not described any more', 'widened');
  }
}

/** What is inside of a value: properties, and the items of a list. */
export function compareProperties(comparison: Comparison, a: Shape, b: Shape, path: string): void {
  compareNames(comparison, a, b, path);
  compareOthers(comparison, a, b, path);
  const items = `${path}[]`;
  if (a.items && b.items) comparison.compare(a.items, b.items, items);
  else if (b.items) comparison.note(b.items.pointer, items, 'has a shape now; it was free', 'narrowed');
  else if (a.items) comparison.note(b.pointer, items, 'is free now; it had a shape', 'widened');
}
