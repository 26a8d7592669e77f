import * as z from 'zod/mini';
import type { ProductUpdate } from '#api/generated/types.gen.ts';
import { zProductRow } from '#api/generated/zod/catalogue.gen.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';

/** What can be changed in the grid, in the order of its columns. */
export const gridFields = ['name', 'categoryId', 'status', 'moq', 'isKvi'] as const;
export type GridField = (typeof gridFields)[number];

/** As much of a product as the grid needs. */
const zGridProduct = z.pick(zProductRow, {
  id: true,
  sku: true,
  version: true,
  name: true,
  category: true,
  categoryPath: true,
  status: true,
  moq: true,
  isKvi: true,
});
export type GridProduct = z.output<typeof zGridProduct>;

/** What the grid needs of a refusal: the product as somebody else has saved it, and who that was (D12). */
export const zSavedByOther = z.object({
  ...zGridProduct.shape,
  updatedBy: z.optional(z.object({ name: z.string() })),
});
export type SavedByOther = z.output<typeof zSavedByOther>;

/** States a product can be given; the others come from its SKUs. */
export const gridStates = ['draft', 'active', 'closeout', 'discontinued'] as const;

const NAME_MAX = 256;
const MOQ_MAX = 1_000_000;

/** The value of a product as a cell holds it: ids and words of the contract, numbers in digits, `true` or `false`. */
export function storedText(product: GridProduct, field: GridField): string {
  return field === 'categoryId' ? (orEmpty(product.category).id ?? '') : String(product[field]);
}

/** What is wrong with a text in a cell, as far as the panel knows; the server judges the rest. */
export function cellProblem(
  field: GridField,
  text: string,
  categories: readonly { id: string }[],
): 'nameMissing' | 'nameLong' | 'category' | 'status' | 'moq' | 'isKvi' | null {
  switch (field) {
    case 'name':
      if (text.trim() === '') return 'nameMissing';
      return text.trim().length > NAME_MAX ? 'nameLong' : null;
    case 'categoryId':
      return categories.some(({ id }) => id === text) ? null : 'category';
    case 'status':
      return gridStates.some((state) => state === text) ? null : 'status';
    case 'moq':
      return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOQ_MAX ? null : 'moq';
    case 'isKvi':
      return text === 'true' || text === 'false' ? null : 'isKvi';
  }
}

/** The request that makes a product what its cells say; null when they say what it is. */
export function updateOf(product: GridProduct, textOf: (field: GridField) => string): ProductUpdate | null {
  const changed = (field: GridField) => textOf(field).trim() !== storedText(product, field);
  const status = gridStates.find((state) => state === textOf('status'));
  const update = {
    ...(changed('name') ? { name: textOf('name').trim() } : {}),
    ...(changed('categoryId') ? { categoryId: textOf('categoryId') } : {}),
    ...(changed('status') && status ? { status } : {}),
    ...(changed('moq') ? { moq: Number(textOf('moq')) } : {}),
    ...(changed('isKvi') ? { isKvi: textOf('isKvi') === 'true' } : {}),
  };
  return Object.keys(update).length === 0 ? null : { version: product.version, ...update };
}
