import type { MenuItem } from './menuModel.ts';

/** An area with a single entry is that entry: nobody opens a list to find one thing. */
export function flattenSingleChild(areas: readonly MenuItem[]): MenuItem[] {
  return areas.map((area) => {
    const [first, ...grandchildren] = area.children ?? [];
    return first && grandchildren.length === 0 ? first : area;
  });
}

/** Whether an entry, or one of those in an area, is the one at a path. */
export function containsPath({ path, children = [] }: MenuItem, currentPath: string | null): boolean {
  return (
    currentPath !== null &&
    (path === currentPath || children.some((child) => containsPath(child, currentPath)))
  );
}
