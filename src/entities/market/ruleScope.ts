/** Products that a rule is about; an empty list is about all. */
export interface ProductScope {
  readonly categoryIds: readonly string[];
  readonly supplierIds: readonly string[];
  readonly kviOnly: boolean;
}

/** What a scope asks of a product. */
export interface ScopedProduct {
  /** Its category and those above it: a category holds those below it. */
  readonly categoryIds: readonly string[];
  readonly supplierId: string;
  /** Whether it is a key value item. */
  readonly isKvi: boolean;
}

export function isProductInScope(product: ScopedProduct, scope: ProductScope): boolean {
  const { categoryIds, supplierIds, kviOnly } = scope;
  return (
    (categoryIds.length === 0 || product.categoryIds.some((id) => categoryIds.includes(id))) &&
    (supplierIds.length === 0 || supplierIds.includes(product.supplierId)) &&
    (!kviOnly || product.isKvi)
  );
}
