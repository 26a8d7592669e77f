import type { Product, ProductSource, ProductUpdate, SourceField } from '#api/generated/types.gen.ts';
import { zUpdateProductBody } from '#api/generated/zod/catalogue.gen.ts';
import { isProductField, productUpdate, productValues } from '#features/skus/drawer/general/productForm.ts';

/** Whether the supplier says something else than we do; nothing is no value of its own. */
export function differs({ ours, theirs }: SourceField): boolean {
  return (ours ?? '') !== (theirs ?? '');
}

/** The locks of a source with one of them turned over. */
export function toggledLocks({ fields }: ProductSource, field: string): string[] {
  return fields.filter((one) => (one.field === field ? !one.locked : one.locked)).map((one) => one.field);
}

/**
 * The save that takes the supplier's value into a field of ours; null for a field that is not kept here, or a value
 * that the contract does not take.
 */
export function takenFrom(product: Product, { field, theirs }: SourceField): ProductUpdate | null {
  if (!isProductField(field)) return null;
  const known = productValues(product);
  // Of the switches and choices a supplier sends no words.
  if (typeof known[field] !== 'string' || field === 'status' || field === 'categoryId') return null;
  const update = productUpdate(product, { ...known, [field]: theirs ?? '' });
  return zUpdateProductBody.safeParse(update).success ? update : null;
}
