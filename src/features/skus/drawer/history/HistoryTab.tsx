import type { Product } from '#api/generated/types.gen.ts';
export function HistoryTab({ product }: { product: Product }) {
  return product.name;
}
