import type { Category, CategoryFigures } from '#api/generated/types.gen.ts';
import { movedTo, type TreeLimits } from '#shared/tree/treeMoves.ts';
import { indexTree, listAncestors, type Tree } from '#shared/tree/treeRules.ts';

/** The contract's limit of levels. */
const MAX_DEPTH = 4;

export const treeLimits: TreeLimits = { maxDepth: MAX_DEPTH, isLeaf: () => false };

export function toTree(categories: readonly Category[]): Tree {
  return indexTree(categories.map(({ id, parentId, title }) => ({ id, parentId, label: title })));
}

const titleKey = (title: string): string => title.trim().toLowerCase();

/** Whether a sibling has the title, but for case and blanks around it. */
export function isTitleTaken(
  categories: readonly Category[],
  parentId: string | null,
  title: string,
  ownId?: string,
): boolean {
  return categories.some(
    (one) => one.parentId === parentId && one.id !== ownId && titleKey(one.title) === titleKey(title),
  );
}

/** Whether something can be added below a category. */
export const hasRoomBelow = ({ depth }: Category): boolean => depth < MAX_DEPTH;

/** Whether a category can be deleted only by moving what is in it. */
export const hasContents = (categories: readonly Category[], { id, productCount }: Category): boolean =>
  productCount > 0 || categories.some(({ parentId }) => parentId === id);

/** Categories that can receive the contents of one that is deleted: not in it, and with room for what is below it. */
export function receiversOf(categories: readonly Category[], { id }: Category): Category[] {
  const tree = toTree(categories);
  const children = (tree.children.get(id) ?? []).map((child) => child.id);
  const titles = new Map(categories.map((one) => [one.id, one.title]));
  const hasRoom = (to: string): boolean =>
    children.every((child) => {
      const isFree = !isTitleTaken(categories, to, titles.get(child) ?? '', child);
      return isFree && movedTo(tree, child, { parentId: to, position: 1 }, treeLimits)?.problem !== 'tooDeep';
    });
  return categories.filter(
    (one) => one.id !== id && !listAncestors(tree, one.id).includes(id) && hasRoom(one.id),
  );
}

/** A category with its figures as the table sorts them. Shares are from 0 to 1; null: not known, or withheld. */
export interface FigureRow extends CategoryFigures {
  readonly position: number;
  readonly name: string;
  /** The category whose children the table shows. */
  readonly isItself: boolean;
  /** Its figures are of its own products alone. */
  readonly isAlone: boolean;
  readonly coverage: number | null;
  readonly firstShare: number | null;
  readonly meanIndex: number | null;
  /** The index over the period; null: nothing is compared. */
  readonly trend: readonly (number | null)[];
  readonly meanGp: number | null;
  readonly target: number | null;
  readonly floor: number | null;
  readonly changes: number;
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** The rows of a reply. */
export function toFigureRows(
  items: readonly CategoryFigures[],
  { node, rollup }: { node: string | null; rollup: boolean },
): FigureRow[] {
  return items.map((one, position) => ({
    ...one,
    position,
    name: one.category.name,
    isItself: one.id === node,
    isAlone: !rollup,
    coverage: shareOf(one.covered, one.tracked),
    firstShare: shareOf(one.first, one.first + one.tied + one.between + one.last),
    meanIndex: numberOf(one.index),
    trend: one.indexSeries.map(numberOf),
    meanGp: numberOf(one.gpPct),
    target: one.targetGp?.applies ?? null,
    floor: one.minGp?.applies ?? null,
    changes: one.rises + one.drops,
  }));
}
