import type { Product } from '#api/generated/types.gen.ts';
export function FeaturesTab({ product }: { product: Product }) {
  return product.name;
}
