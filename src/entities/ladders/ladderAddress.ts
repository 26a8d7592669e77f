import type { BrokenLadder } from '#api/generated/types.gen.ts';
import { paths } from '#shared/lib/paths.ts';

/** Where a version of a ladder is open in the price slabs. */
export function ladderAddress({
  id,
  productId,
  owner,
  currency,
  configuration,
}: Pick<BrokenLadder, 'id' | 'productId' | 'owner' | 'currency' | 'configuration'>): string {
  const query = new URLSearchParams({
    ...(owner.kind === 'sku' ? { sku: owner.id } : {}),
    currency,
    configuration,
    set: id,
  });
  return `${paths.slabs(productId)}?${query.toString()}`;
}
