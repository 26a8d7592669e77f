import * as z from 'zod/mini';
import type { Category } from '#api/generated/types.gen.ts';
import { isTitleTaken } from './categoryRules.ts';

export interface CategoryValues {
  title: string;
  /** Empty: at the top. */
  parentId: string;
}

/** The contract's limit. */
const TITLE_MAX = 120;

export const toParentId = (text: string): string | null => (text === '' ? null : text);

/** Messages are keys of `productCategory.json`. */
export function categorySchema(
  categories: readonly Category[],
  ownId?: string,
): z.ZodMiniType<CategoryValues, CategoryValues> {
  return z
    .object({
      title: z.string().check(z.minLength(1, 'title.missing'), z.maxLength(TITLE_MAX, 'title.long')),
      parentId: z.string(),
    })
    .check(
      z.refine(({ title, parentId }) => !isTitleTaken(categories, toParentId(parentId), title, ownId), {
        error: 'title.taken',
        path: ['title'],
      }),
    );
}
