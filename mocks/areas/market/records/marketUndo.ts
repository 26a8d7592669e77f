import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { titlesOfMember } from '#mocks/areas/people/records/teamContext.ts';
import { peopleTables } from '#mocks/core/people.ts';
import type { Db } from '#mocks/core/db.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { isNameTaken } from './ruleName.ts';
import { decisionsOf, hasMatch } from './decisionLookup.ts';
import { isMatched } from './marketTables.ts';
import type {
  AlertRecord,
  AlertRuleRecord,
  DecisionsRecord,
  ListingRecord,
  MarketSettingsRecord,
  PriceRuleRecord,
} from './recordTypes.ts';

function mayAct(db: Db, username: string, permission: Permission): boolean {
  const account = db.accounts[username];
  return account !== undefined && titlesOfMember(peopleTables(db.people), account).includes(permission);
}

/** Undoing a change of a match is a change of the match: who may not decide takes back no decision. */
export const matchUndo: UndoKind<ListingRecord> = {
  permission: permissions.competitorManagerEdit,
  table: (db) => {
    const { listings } = catalogueOf(db.catalogue).market;
    return {
      get: listings.get,
      // When the page was read, whether that went well and what stock it showed is no change of anybody.
      put: (listing) => {
        const { lastSeenAt, failedReads, availability } = listings.get(listing.id) ?? listing;
        return listings.put({ ...listing, lastSeenAt, failedReads, availability });
      },
      remove: listings.remove,
    };
  },
  isBlocked: (db, _now, next) => {
    if (next === null) return false;
    const { market } = catalogueOf(db.catalogue);
    const others = market.listingsOf(next.productId).filter(({ id }) => id !== next.id);
    if (others.some(({ url }) => url === next.url)) return true;
    const isNotSold = decisionsOf(market, next.productId).items.some(
      ({ competitorId, decision }) => competitorId === next.competitorId && decision === 'notSold',
    );
    return isNotSold && isMatched(next);
  },
  isAllowed: (db, username, now, next) => {
    if (!now || !next || now.status === next.status) return true;
    return mayAct(db, username, permissions.competitorManagerDecide);
  },
};

export const decisionsUndo: UndoKind<DecisionsRecord> = {
  permission: permissions.competitorManagerDecide,
  table: (db) => catalogueOf(db.catalogue).market.decisions,
  isBlocked: (db, _now, next) => {
    const { market } = catalogueOf(db.catalogue);
    return (
      next?.items.some(
        ({ competitorId, decision }) => decision === 'notSold' && hasMatch(market, next.id, competitorId),
      ) ?? false
    );
  },
};

export const alertRuleUndo: UndoKind<AlertRuleRecord> = {
  permission: permissions.competitorAdminRules,
  table: (db) => catalogueOf(db.catalogue).market.alertRules,
  isBlocked: (db, _now, next) =>
    next !== null && isNameTaken(catalogueOf(db.catalogue).market.alertRules, next.name, next.id),
};

/** What writes such a rule needs to see costs too. */
export const priceRuleUndo: UndoKind<PriceRuleRecord> = {
  permission: permissions.competitorAdminRules,
  table: (db) => catalogueOf(db.catalogue).market.priceRules,
  isBlocked: (db, _now, next) =>
    next !== null && isNameTaken(catalogueOf(db.catalogue).market.priceRules, next.name, next.id),
  isAllowed: (db, username) => mayAct(db, username, permissions.viewCosts),
};

export const alertUndo: UndoKind<AlertRecord> = {
  permission: permissions.competitorManagerEdit,
  table: (db) => catalogueOf(db.catalogue).market.alerts,
};

export const settingsUndo: UndoKind<MarketSettingsRecord> = {
  permission: permissions.competitorAdminEdit,
  table: (db) => catalogueOf(db.catalogue).market.settings,
};
