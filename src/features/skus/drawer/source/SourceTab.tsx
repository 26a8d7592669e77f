import type { Product } from '#api/generated/types.gen.ts';
export function SourceTab({ product }: { product: Product }) {
  return product.name;
}
