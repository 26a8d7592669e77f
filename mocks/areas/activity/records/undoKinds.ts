import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { categoryUndo } from '#mocks/areas/catalogue/records/categoryUndo.ts';
import { noteUndo } from '#mocks/areas/catalogue/records/noteRecords.ts';
import { isNumberTaken } from '#mocks/areas/catalogue/records/supplierNumber.ts';
import type { Undo, UndoRecords } from '#mocks/areas/activity/log.ts';
import { mappingUndo } from '#mocks/areas/market/records/categoryMappings.ts';
import {
  alertRuleUndo,
  alertUndo,
  decisionsUndo,
  matchUndo,
  priceRuleUndo,
  settingsUndo,
} from '#mocks/areas/market/records/marketUndo.ts';
import { memberUndo, nodeUndo, roleUndo } from '#mocks/areas/people/records/peopleUndo.ts';
import type { Db } from '#mocks/core/db.ts';
import { permissions } from '#session/permissions.ts';
import type { UndoKind } from './undoKind.ts';

function isSameLadder(a: SlabSetRecord, b: SlabSetRecord): boolean {
  return a.owner.id === b.owner.id && a.currency === b.currency && a.configuration === b.configuration;
}

function hasOtherDraft(catalogue: Catalogue, set: SlabSetRecord): boolean {
  return catalogue
    .setsOf(set.productId)
    .some((one) => one.id !== set.id && one.state === 'draft' && isSameLadder(one, set));
}

/** A kind of record joins by a line here and one in `UndoRecords`. */
export const undoKinds: { readonly [K in keyof UndoRecords]: UndoKind<UndoRecords[K]> } = {
  product: {
    permission: permissions.skuManagerEdit,
    table: (db) => catalogueOf(db.catalogue).products,
    isBlocked: (db, now, next) => {
      const catalogue = catalogueOf(db.catalogue);
      if (now && !next)
        return (
          catalogue.skusOf(now.id).length > 0 ||
          catalogue.setsOf(now.id).length > 0 ||
          catalogue.market.listingsOf(now.id).length > 0
        );
      return next !== null && next.supplierId !== now?.supplierId
        ? isNumberTaken(catalogue, next, next.supplierId)
        : false;
    },
  },
  productNote: noteUndo,
  sku: {
    permission: permissions.skuManagerEdit,
    table: (db) => catalogueOf(db.catalogue).skus,
    isBlocked: (db, now, next) => {
      const catalogue = catalogueOf(db.catalogue);
      if (now && !next) return catalogue.setsOf(now.productId).some(({ owner }) => owner.id === now.id);
      if (!next || next.sku === now?.sku) return false;
      return catalogue.skus.all().some(({ id, sku }) => id !== next.id && sku === next.sku);
    },
  },
  slabSet: {
    permission: permissions.priceSlabsEdit,
    table: (db) => catalogueOf(db.catalogue).slabSets,
    isBlocked: (db, now, next) => !now && next !== null && hasOtherDraft(catalogueOf(db.catalogue), next),
  },
  category: categoryUndo,
  member: memberUndo,
  role: roleUndo,
  permissionNode: nodeUndo,
  competitor: {
    permission: permissions.competitorAdminEdit,
    table: (db) => catalogueOf(db.catalogue).market.competitors,
    isBlocked: (db, now, next) => {
      const { competitors, listings } = catalogueOf(db.catalogue).market;
      if (next === null) return listings.all().some(({ competitorId }) => competitorId === now?.id);
      return competitors.all().some(({ id, domain }) => id !== next.id && domain === next.domain);
    },
  },
  match: matchUndo,
  competitorDecisions: decisionsUndo,
  alertRule: alertRuleUndo,
  priceRule: priceRuleUndo,
  alert: alertUndo,
  marketSettings: settingsUndo,
  categoryMapping: mappingUndo,
};

/**
 * What every write of a record renews, the place of a node, which moves with those beside it, and what reading the page of
 * a match renews.
 */
const stamps: ReadonlySet<string> = new Set([
  ...['version', 'updatedAt', 'updatedBy', 'position'],
  ...['lastSeenAt', 'failedReads'],
]);

function contentOf(record: object | null): string | null {
  if (record === null) return null;
  const entries = Object.entries(record).filter(([name, value]) => value !== undefined && !stamps.has(name));
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two states of a record say the same, whoever wrote them and when. */
export const isSameContent = (a: object | null, b: object | null): boolean => contentOf(a) === contentOf(b);

/** The record of an undo as it is now. */
export function recordNow<K extends keyof UndoRecords>(db: Db, undo: Undo<K>): UndoRecords[K] | null {
  const kind: UndoKind<UndoRecords[K]> = undoKinds[undo.kind];
  const id = (undo.after ?? undo.before)?.id;
  return (id === undefined ? undefined : kind.table(db).get(id)) ?? null;
}

export function isBlocked<K extends keyof UndoRecords>(db: Db, undo: Undo<K>): boolean {
  const kind: UndoKind<UndoRecords[K]> = undoKinds[undo.kind];
  return kind.isBlocked?.(db, undo.after, undo.before) ?? false;
}

export function isAllowed<K extends keyof UndoRecords>(db: Db, undo: Undo<K>, username: string): boolean {
  const kind: UndoKind<UndoRecords[K]> = undoKinds[undo.kind];
  return kind.isAllowed?.(db, username, undo.after, undo.before) ?? true;
}

/** Puts the record back as it was before. Returns it with its new stamps; null: it is gone, as it was before. */
export function putBack<K extends keyof UndoRecords>(
  db: Db,
  undo: Undo<K>,
  stamp: { updatedAt: string; updatedBy: { id: string; name: string } },
): UndoRecords[K] | null {
  const kind: UndoKind<UndoRecords[K]> = undoKinds[undo.kind];
  const table = kind.table(db);
  const { before, after } = undo;
  if (before === null) {
    if (after) table.remove(after.id);
    return null;
  }
  // The version rises all the same: whoever read the later record has an old one now.
  const now = recordNow(db, undo);
  const version = (now ?? before).version + 1;
  const restored = (now && after && kind.restore?.(now, before, after)) ?? before;
  const updatedBy = 'updatedBy' in before ? { updatedBy: stamp.updatedBy } : {};
  return table.put({ ...restored, version, updatedAt: stamp.updatedAt, ...updatedBy });
}

/** How to undo the undoing itself. */
export function reversed(undo: Undo, after: UndoRecords[keyof UndoRecords] | null): Undo {
  // What `putBack` returns is of the kind that it was given.
  return Object.assign({}, undo, { before: undo.after, after });
}
