import type { Product } from '#api/generated/types.gen.ts';
export function SkusTab({ product }: { product: Product }) {
  return product.name;
}
