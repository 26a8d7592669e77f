/** Whether the version says that something breaks. */
export interface Bump {
  enough: boolean;
  /** The least version that would say so; undefined when the old one is no semantic version. */
  wanted: string | undefined;
}

type Parts = readonly [number, number, number];

function partsOf(version: string): Parts | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

function compareParts(one: Parts, other: Parts): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** Whether a version is another one or a later one; versions that are not semantic have no order. */
export function hasReached(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  return one && two ? compareParts(one, two) >= 0 : version === other;
}

/**
 * A breaking change raises the first number, or the second one as long as the first is 0 (semver.org, 4 and 8). Versions
 * of another kind have to differ.
 */
export function judgeBump(before: string, after: string): Bump {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now) return { enough: before !== after, wanted: undefined };
  const [major, minor] = old;
  const wanted: Parts = major === 0 ? [0, minor + 1, 0] : [major + 1, 0, 0];
  return { enough: compareParts(now, wanted) >= 0, wanted: wanted.join('.') };
}
