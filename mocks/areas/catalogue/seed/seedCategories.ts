import type { CategoryRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Goods } from './goods.ts';
import { goodsForOutside } from './goodsForOutside.ts';
import { goodsForTable } from './goodsForTable.ts';
import { goodsForWork } from './goodsForWork.ts';

const roots = [...goodsForTable, ...goodsForOutside, ...goodsForWork];

/** A category at the end of the tree and what it holds. */
export interface LeafCategory {
  readonly categoryId: string;
  readonly goods: Goods;
  /** Where the tree goes down to materials, the shelf holds one of them. */
  readonly material: string | null;
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Nine roots and their kinds of goods; in the large catalogue a third level by material.
 *
 * @returns the tree, parents first, and the shelves at its ends
 */
export function seedCategories(hasMaterials: boolean): {
  categories: CategoryRecord[];
  leaves: LeafCategory[];
} {
  const categories: CategoryRecord[] = [];
  const leaves: LeafCategory[] = [];
  const addCategory = (parentId: string | null, title: string, slug: string, position: number): string => {
    const id = `cat-${slug}`;
    const isRoot = parentId === null;
    categories.push({
      id,
      parentId,
      title,
      slug,
      position,
      status: 'active',
      targetGpPct: isRoot ? 36 : null,
      minGpPct: isRoot ? 30 : null,
      version: 1,
    });
    return id;
  };
  for (const [index, { title, goods }] of roots.entries()) {
    const rootId = addCategory(null, title, slugOf(title), index + 1);
    for (const [goodsIndex, kind] of goods.entries()) {
      const slug = slugOf(kind.category);
      const id = addCategory(rootId, kind.category, slug, goodsIndex + 1);
      if (!hasMaterials) {
        leaves.push({ categoryId: id, goods: kind, material: null });
        continue;
      }
      for (const [materialIndex, material] of kind.materials.entries()) {
        const leafId = addCategory(id, material, `${slug}-${slugOf(material)}`, materialIndex + 1);
        leaves.push({ categoryId: leafId, goods: kind, material });
      }
    }
  }
  return { categories, leaves };
}
