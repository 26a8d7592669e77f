import { isRecord } from '#mocks/contract/homes.ts';

import { without } from './without.ts';

/** Of a value with some fields only, those of the other one: they may have to be new. */
const pick = (target: object, source: object): unknown =>
  Object.fromEntries(Object.entries({ ...source, ...target }).filter(([key]) => key in source));

/** One value with what another one has at a place, or without it where the other one has nothing there. */
export function graft(target: unknown, source: unknown, where: readonly string[]): unknown {
  const [name, ...rest] = where;
  if (name === undefined) return isRecord(target) && isRecord(source) ? pick(target, source) : source;
  if (Array.isArray(target) && Array.isArray(source)) {
    const index = Number(name);
    return index < target.length
      ? target.with(index, graft(target[index], source[index], rest))
      : [...target, source[index]];
  }
  if (!isRecord(target) || !isRecord(source)) return source;
  if (!(name in source)) return without(target, name);
  return { ...target, [name]: name in target ? graft(target[name], source[name], rest) : source[name] };
}
