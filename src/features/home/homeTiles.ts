import { permissions, type Permission } from '#session/permissions.ts';
import { paths } from '#shared/lib/paths.ts';

/** What lies over the start page; `dialog` in the address says which (ADR 21). */
export const homeDialogs = ['alerts', 'jobs'] as const;
export type HomeDialog = (typeof homeDialogs)[number];

const overHome = (dialog: HomeDialog): string => `${paths.home}?dialog=${dialog}`;

interface TileFacts {
  id: string;
  /** All of them are needed; none: it is about the person's own. */
  permissions: readonly Permission[];
  /** The list whose entries the figure counts. */
  to: string;
}

/** The tiles of the start page in their order: prices first, then what runs, then money and people. */
export const homeTiles = [
  { id: 'alerts', permissions: [permissions.competitorDashboard], to: overHome('alerts') },
  {
    id: 'matches',
    permissions: [permissions.competitorAdmin],
    to: `${paths.competitorAdmin}?view=review`,
  },
  {
    id: 'underFloor',
    permissions: [permissions.skuManager, permissions.viewCosts],
    to: `${paths.skuManager}?flag=underFloor`,
  },
  {
    id: 'costChanged',
    permissions: [permissions.skuManager, permissions.viewCosts],
    to: `${paths.skuManager}?flag=costChanged`,
  },
  { id: 'syncError', permissions: [permissions.skuManager], to: `${paths.skuManager}?flag=syncError` },
  { id: 'jobs', permissions: [], to: overHome('jobs') },
  {
    id: 'links',
    permissions: [permissions.cardPayment],
    to: `${paths.cardPayment}?tab=links&status=sent,opened`,
  },
  { id: 'invitations', permissions: [permissions.team], to: `${paths.team}?status=invited` },
] as const satisfies readonly TileFacts[];
export type TileId = (typeof homeTiles)[number]['id'];

/**
 * The order in which tiles are shown: those with something to do first, otherwise as they stand. A figure that is not
 * known counts as something to do.
 */
export function orderTiles<T extends { count: number | undefined }>(tiles: readonly T[]): T[] {
  return tiles.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0));
}
