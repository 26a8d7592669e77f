import type { TreeNode } from '#shared/tree/treeRules.ts';
import type { FacetValue } from './facetOrder.ts';
import { PATH_SIGN } from './filterText.ts';
import { getLastTitle } from './hit.ts';

type CountedNode = TreeNode & { count: number };

/** The branches of a hierarchy from the counts of its levels; ticked ones stay, and so does the way to them. */
export function facetTree(
  levels: readonly (readonly FacetValue[])[],
  chosen: readonly string[],
  language: string,
): CountedNode[] {
  const counts = new Map(levels.flat().map(({ value, count }) => [value, count]));
  const paths = new Set([...counts.keys(), ...chosen].flatMap(branches));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...paths].sort(compare).map((id) => ({
    id,
    parentId: id.includes(PATH_SIGN) ? id.slice(0, id.lastIndexOf(PATH_SIGN)) : null,
    label: getLastTitle(id),
    count: counts.get(id) ?? 0,
  }));
}

/** A path and all above it. */
function branches(path: string): string[] {
  const titles = path.split(PATH_SIGN);
  return titles.map((_, at) => titles.slice(0, at + 1).join(PATH_SIGN));
}
