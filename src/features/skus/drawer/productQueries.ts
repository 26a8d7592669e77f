import { invalidate } from '#api/cache.ts';
import { getProductOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';

/** The product of the drawer; its tabs read the same reply. */
export const productOptions = (productId: string) => getProductOptions({ path: { productId } });

/** Takes the product as the server has it now into the cache. */
export function keepProduct(product: Product): void {
  queryClient.setQueryData(productOptions(product.id).queryKey, product);
}

/** Takes the product as the server has it now into the cache, and has everything read again that shows it. */
export function productSaved(product: Product): void {
  keepProduct(product);
  // R16: a list that cannot be read again says so by itself.
  void invalidate('listProducts', 'listSkus', 'listActivity', 'getProductSource', 'listCharges');
}

/** Something that belongs to a product was changed: its version is another one now. */
export function productTouched(): void {
  void invalidate(
    'getProduct',
    'listProducts',
    'listSkus',
    'listActivity',
    'getProductSource',
    'listCharges',
  );
}
