import type { ActivityEntry, EntityType } from '#api/generated/types.gen.ts';
import { paths } from '#shared/lib/paths.ts';

type Named = Pick<ActivityEntry, 'entityType' | 'entityId' | 'entityLabel'>;

const query = (fields: Record<string, string>): string => `?${new URLSearchParams(fields).toString()}`;

/** Where a record can be opened; a kind without a page of its own is not here. */
const addresses: Readonly<Partial<Record<EntityType, (entry: Named) => string>>> = {
  product: ({ entityId }) => paths.skuManager + query({ open: entityId }),
  sku: ({ entityLabel }) => paths.skuManager + query({ view: 'skus', q: entityLabel }),
  slabSet: ({ entityLabel }) => paths.skuManager + query({ q: entityLabel }),
  supplier: ({ entityId }) => paths.suppliers + query({ open: entityId }),
  competitor: ({ entityId }) => paths.competitorAdmin + query({ open: entityId }),
  priceRule: ({ entityId }) => paths.competitorAdmin + query({ view: 'rules', open: entityId }),
  alertRule: ({ entityId }) => paths.competitorAdmin + query({ view: 'alerts', open: entityId }),
  category: ({ entityId }) => paths.productCategory + query({ node: entityId }),
  categoryMapping: () => paths.productCategory + query({ view: 'mapping' }),
  marketSettings: () => paths.competitorAdmin + query({ view: 'settings' }),
  payment: ({ entityId }) => paths.cardPayment + query({ tab: 'payments', open: entityId }),
  paymentLink: () => paths.cardPayment + query({ tab: 'links' }),
  member: ({ entityId }) => paths.team + query({ open: entityId }),
  role: ({ entityId }) => paths.roles + query({ open: entityId }),
  permissionNode: ({ entityLabel }) => paths.permissionNodes + query({ q: entityLabel }),
};

/** The address of what an entry is about; null: it has none. */
export function addressOf(entry: Named): string | null {
  return addresses[entry.entityType]?.(entry) ?? null;
}
