import type { ActivityEntry, EntityType, FieldChange } from '#api/generated/types.gen.ts';
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

/** Changes of the price of a break have its quantity as their field. */
export const isBreak = (field: string): boolean => /^\d+$/.test(field);

/** The change that a row shows, and how many more there are: the one that was filtered for, else the first. */
export function shownChange(
  changes: readonly FieldChange[],
  { field = '', value = '' }: { field?: string; value?: string },
): { change: FieldChange; more: number } | null {
  const text = value.toLowerCase();
  const has = (one: string | null): boolean => one?.toLowerCase().includes(text) ?? false;
  const matches = (change: FieldChange): boolean =>
    (field === '' || change.field === field || (field === 'unitPrice' && isBreak(change.field))) &&
    (text === '' || has(change.before) || has(change.after));
  const change = changes.find(matches) ?? changes[0];
  return change ? { change, more: changes.length - 1 } : null;
}

/** A moment in UTC, to the second, as other logs write it. */
export const utcText = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Whether an entry is the one that a job began with. */
export const isJobStart = ({ job, id }: Pick<ActivityEntry, 'job' | 'id'>): boolean => job?.entryId === id;
