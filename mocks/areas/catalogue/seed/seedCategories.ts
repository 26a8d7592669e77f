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
export function seedCategories(deep: boolean): { categories: CategoryRecord[]; shelves: LeafCategory[] } {
  const categories: CategoryRecord[] = [];
  const shelves: LeafCategory[] = [];
  const add = (parentId: string | null, title: string, slug: string, position: number): string => {
    const id = `cat-${slug}`;
    const root = parentId === null;
    categories.push({
      id,
      parentId,
      title,
      slug,
      position,
      status: 'active',
      targetGpPct: root ? 36 : null,
      minGpPct: root ? 30 : null,
      version: 1,
    });
    return id;
  };
  for (const [at, { title, goods }] of roots.entries()) {
    const root = add(null, title, slugOf(title), at + 1);
    for (const [place, kind] of goods.entries()) {
      const slug = slugOf(kind.category);
      const id = add(root, kind.category, slug, place + 1);
      if (!deep) {
        shelves.push({ categoryId: id, goods: kind, material: null });
        continue;
      }
      for (const [order, material] of kind.materials.entries()) {
        const below = add(id, material, `${slug}-${slugOf(material)}`, order + 1);
        shelves.push({ categoryId: below, goods: kind, material });
      }
    }
  }
  return { categories, shelves };
}
