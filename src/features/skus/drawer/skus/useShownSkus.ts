import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listSkusOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Sku } from '#api/generated/types.gen.ts';

/**
 * The rows of the first page with the SKU that an address names: it stands first where it is on a page further on, for
 * nobody should have to look for it.
 */
export function useShownSkus(
  productId: string,
  skuId: string | null,
  items: readonly Sku[] | undefined,
): readonly Sku[] | undefined {
  const isMissing = skuId !== null && items !== undefined && items.every(({ id }) => id !== skuId);
  const { data } = useQuery({
    ...listSkusOptions({ query: { productId, id: skuId === null ? [] : [skuId] } }),
    enabled: isMissing,
  });
  const found = isMissing ? data?.items[0] : undefined;
  return useMemo(() => (items && found ? [found, ...items] : items), [items, found]);
}
