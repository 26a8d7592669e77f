import type { Found } from '#tests/contract/model/follow.ts';
import type { Shape } from '#tests/contract/model/shape.ts';

/** One way of a value to be, in the old contract or in the new one. */
export interface Variant {
  found: Found;
  shape: Shape;
}

export interface Paired {
  pairs: readonly (readonly [Variant, Variant])[];
  gone: readonly Variant[];
  come: readonly Variant[];
}

const COMPONENT = /^\/components\/schemas\/[^/]+$/;

/** How much two variants look like the same one; 0 when they cannot be. */
function likeness(before: Variant, after: Variant): number {
  const [one, other] = [before.shape, after.shape];
  if (one.pointer === other.pointer && COMPONENT.test(one.pointer)) return 1000;
  if (JSON.stringify(before.found.value) === JSON.stringify(after.found.value)) return 500;
  const sameTypes = [...(one.types ?? [])].join() === [...(other.types ?? [])].join();
  const shared = [...one.properties.keys()].filter((name) => other.properties.has(name)).length;
  if (one.properties.size + other.properties.size > 0 && shared === 0) return 0;
  return (sameTypes ? 1 : 0) + shared;
}

/** Which variant of the old contract is which one of the new: by name first, then by what they look like. */
export function pairVariants(before: readonly Variant[], after: readonly Variant[]): Paired {
  const pairs: [Variant, Variant][] = [];
  const gone = [...before];
  const come = [...after];
  const all = before
    .flatMap((old) => after.map((now) => ({ old, now, likeness: likeness(old, now) })))
    .filter((one) => one.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness);
  for (const { old, now } of all) {
    if (!gone.includes(old) || !come.includes(now)) continue;
    gone.splice(gone.indexOf(old), 1);
    come.splice(come.indexOf(now), 1);
    pairs.push([old, now]);
  }
  return { pairs, gone, come };
}
