import type { MenuItem } from './menuModel.ts';

/** An area with a single entry is that entry: nobody opens a list to find one thing. */
export function flattenSingleChild(areas: readonly MenuItem[]): MenuItem[] {
  return areas.map((area) => {
    const [first, ...others] = area.children ?? [];
    return first && others.length === 0 ? first : area;
  });
}

/** Whether an entry, or one of those in an area, is the one at a path. */
export function containsPath({ path, children = [] }: MenuItem, lit: string | null): boolean {
  return lit !== null && (path === lit || children.some((child) => containsPath(child, lit)));
}
