import type { ActivityEntry, SlabSet } from '#api/generated/types.gen.ts';
import { addressOf } from '#entities/activity/recordAddress.ts';
import { ladderAddress } from '#entities/ladders/ladderAddress.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';
import type { OpenedRecord } from '#shared/lib/rememberOpened.ts';
import { paths } from '#shared/lib/paths.ts';

/** How many records are shown. */
export const RECENT_MAX = 10;

/** A record that this person worked on. */
export interface RecentRecord {
  what: 'edited' | 'opened' | 'drafted';
  label: string;
  /** Where it can be opened; null: it has no page. */
  to: string | null;
  at: string;
}

type Entry = Pick<ActivityEntry, 'entityType' | 'entityId' | 'entityLabel' | 'at'>;
type Draft = Pick<
  SlabSet,
  'id' | 'productId' | 'owner' | 'currency' | 'configuration' | 'ownerLabel' | 'updatedAt'
>;

/** Changed, opened and drafted records in one list, the latest first, each once. */
export function mergeRecent(
  entries: readonly Entry[],
  drafts: readonly Draft[],
  opened: readonly OpenedRecord[],
): RecentRecord[] {
  const drafted = new Map(drafts.map((draft) => [draft.id, ladderAddress(draft)]));
  const records: RecentRecord[] = [
    ...entries.map((entry) => ({
      what: 'edited' as const,
      label: orDash(entry.entityLabel),
      // A ladder that is still a draft is one line, and leads to where the work goes on.
      to: drafted.get(entry.entityId) ?? addressOf(entry),
      at: entry.at,
    })),
    ...drafts.map((draft) => ({
      what: 'drafted' as const,
      label: `${orDash(draft.ownerLabel)} · ${draft.currency}`,
      to: ladderAddress(draft),
      at: draft.updatedAt,
    })),
    ...opened.map(({ address, title, at }) => ({ what: 'opened' as const, label: title, to: address, at })),
  ];
  const byAddress = new Map<string, RecentRecord>();
  for (const record of records.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const key = record.to === null ? `${record.label} of no page` : toKey(record.to);
    const known = byAddress.get(key);
    if (!known) byAddress.set(key, record);
    // What one has drafted stays a draft, however often it is opened or saved.
    else if (record.what === 'drafted') byAddress.set(key, { ...record, at: known.at });
  }
  return [...byAddress.values()].slice(0, RECENT_MAX);
}

/** One record, whichever list or tab it was opened in. */
function toKey(address: string): string {
  const [path = '', search = ''] = address.split('?');
  const open = new URLSearchParams(search).get('open');
  return open === null ? address : `${path} ${open}`;
}

const screens: readonly (readonly [path: string, title: MenuKey])[] = [
  [paths.skuManager, 'skuManager'],
  [paths.suppliers, 'suppliers'],
  [paths.slabs(''), 'priceSlabs'],
  [paths.competitorManager(''), 'competitorManager'],
  [paths.competitorAdmin, 'competitorAdmin'],
  [paths.cardPayment, 'cardPayment'],
  [paths.team, 'team'],
  [paths.roles, 'roles'],
  [paths.permissionNodes, 'permissionNodes'],
];

/** The title of the screen that a record is opened on; null for one that is not here. */
export const screenOf = (address: string): MenuKey | null =>
  screens.find(([path]) => address.startsWith(path))?.[1] ?? null;
