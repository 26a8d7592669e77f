/**
 * What a feature or value that was merged has become in the end, by what each was merged into. One that was not merged is
 * its own root; null when the merges go round in a circle.
 */
export function findRoot(id: string, mergedInto: (id: string) => string | null | undefined): string | null {
  const seen = new Set<string>();
  let root = id;
  for (let next = mergedInto(root); next != null; next = mergedInto(root)) {
    seen.add(root);
    if (seen.has(next)) return null;
    root = next;
  }
  return root;
}
