import type { DuplicateGroup } from '#api/generated/types.gen.ts';
import { paths } from '#shared/lib/paths.ts';

/** Names a group in the list: what is shared, and by whom, for a name may be shared at two suppliers. */
export function groupKey({ reason, value, items }: DuplicateGroup): string {
  return [reason, value, items[0]?.id].join(' ');
}

/** Where a product opens beside its list: the list stays as it is, this dialog goes. */
export function drawerAddress(search: string, productId: string, tab: 'general' | 'skus'): string {
  const query = new URLSearchParams(search);
  query.delete('dialog');
  query.set('open', productId);
  query.set('tab', tab);
  return `${paths.skuManager}?${query.toString()}`;
}
