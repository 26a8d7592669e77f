/** Things by what they have in common, in the order in which they came. */
export function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return groups;
}
