import type { Product } from '#api/generated/types.gen.ts';
export function ChargesTab({ product }: { product: Product }) {
  return product.name;
}
