import type { Catalogue } from './catalogueTables.ts';
import type { ProductRecord } from './recordTypes.ts';

/** A supplier's number as two of them are compared: blanks around it and the case of its letters do not count. */
export function normalizeSupplierNumber(text: string): string {
  return text.trim().toLowerCase();
}

/** A supplier's number is one product's: whether another product of a supplier has the number of this one. */
export function isNumberTaken(
  catalogue: Catalogue,
  { id, productId }: Pick<ProductRecord, 'id' | 'productId'>,
  supplierId: string,
): boolean {
  const number = normalizeSupplierNumber(productId);
  return catalogue.products
    .all()
    .some(
      (one) =>
        one.id !== id && one.supplierId === supplierId && normalizeSupplierNumber(one.productId) === number,
    );
}
