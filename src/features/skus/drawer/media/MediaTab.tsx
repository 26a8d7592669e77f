import type { Product } from '#api/generated/types.gen.ts';
export function MediaTab({ product }: { product: Product }) {
  return product.name;
}
