import { beforeEach, describe, expect, test } from 'vitest';
import { logActivity, type ActivityRecord } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { memberStateOf } from '#mocks/areas/people/records/memberState.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { accountByEmail, seed, type Db } from '#mocks/core/db.ts';
import { addProduct, productOf, setMoq, signedIn, TOM, HELEN } from '#tests/support/loggedProducts.ts';
import { canUndo, planUndo } from './undoPlan.ts';

let db: Db;

beforeEach(() => {
  db = seed();
});

const planOf = (entry: ActivityRecord, me = signedIn(db)) => planUndo(db, me, entry).plan;

describe('the plan of one entry', () => {
  test('says what the record becomes', () => {
    const { moq, sku } = productOf(db, 'prd-0001');
    const entry = setMoq(db, 'prd-0001', 900);
    const about = { entryId: entry.id, entityType: 'product', entityId: 'prd-0001', label: sku };
    expect(planUndo(db, signedIn(db), entry)).toEqual({
      plan: {
        entryId: entry.id,
        version: 2,
        undoableCount: 1,
        blockedCount: 0,
        samples: [
          { ...about, outcome: 'changed', changes: [{ field: 'moq', before: '900', after: String(moq) }] },
        ],
        blocked: [],
      },
      undoable: [entry],
    });
    expect(canUndo(db, entry, 'helen.okafor')).toBe(true);
  });

  test('removes what the entry made, and restores what it took away', () => {
    const made = addProduct(db, 'prd-new');
    expect(planOf(made).samples).toMatchObject([{ entityId: 'prd-new', outcome: 'removed' }]);
    const before = productOf(db, 'prd-new');
    catalogueOf(db.catalogue).products.remove('prd-new');
    const about = { entityType: 'product', entityId: 'prd-new', entityLabel: 'New' } as const;
    const undo = { kind: 'product' as const, before, after: null };
    const deleted = logActivity(db, HELEN, { action: 'delete', ...about, undo });
    expect(planOf(deleted).samples).toMatchObject([{ entityId: 'prd-new', outcome: 'restored' }]);
  });

  test('names who changed the record since, and when', () => {
    const entry = setMoq(db, 'prd-0001', 900);
    const later = setMoq(db, 'prd-0001', 901, { by: TOM });
    setMoq(db, 'prd-0002', 900);
    const { sku } = productOf(db, 'prd-0001');
    const about = { entryId: entry.id, entityType: 'product', entityId: 'prd-0001', label: sku };
    expect(planOf(entry)).toEqual({
      entryId: entry.id,
      version: 3,
      undoableCount: 0,
      blockedCount: 1,
      samples: [],
      blocked: [{ ...about, reason: 'changedSince', by: TOM.actor, at: later.at }],
    });
    expect(canUndo(db, entry, 'helen.okafor')).toBe(false);
  });

  test('names nobody when no later entry is about the record', () => {
    const entry = setMoq(db, 'prd-0001', 900);
    catalogueOf(db.catalogue).products.put({ ...productOf(db, 'prd-0001'), moq: 901 });
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'changedSince', by: null, at: null }]);
  });

  test('names who undid it already', () => {
    const entry = setMoq(db, 'prd-0001', 900);
    const undoing = setMoq(db, 'prd-0001', 901, { by: TOM });
    entry.undoneBy = undoing.id;
    setMoq(db, 'prd-0001', 902);
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'alreadyUndone', by: TOM.actor, at: undoing.at }]);
    entry.undoneBy = 'act-gone';
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'alreadyUndone', by: null }]);
  });

  test('has nothing to undo of what is of no such kind, and names nobody', () => {
    const entry = logActivity(db, HELEN, {
      action: 'publish',
      entityType: 'slabSet',
      entityId: 'set-1',
      entityLabel: 'Ladder',
    });
    logActivity(db, TOM, {
      action: 'update',
      entityType: 'slabSet',
      entityId: 'set-1',
      entityLabel: 'Ladder',
    });
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'notUndoable', by: null, at: null }]);
  });

  test('needs the permission of such a change', () => {
    const entry = setMoq(db, 'prd-0001', 900);
    setMoq(db, 'prd-0002', 900);
    expect(planOf(entry, signedIn(db, 'catalogue@backroom.test')).undoableCount).toBe(1);
    expect(planOf(entry, signedIn(db, 'auditor@backroom.test')).blocked).toMatchObject([
      { reason: 'notAllowed', by: null, at: null },
    ]);
    // Whether it could be undone at all is another question.
    expect(canUndo(db, entry, 'ingrid.solberg')).toBe(true);
  });

  test('tells nobody of a field that is withheld from him', () => {
    const entry = setMoq(db, 'prd-0001', 900);
    const keeper = signedIn(db, 'catalogue@backroom.test');
    const cost = { field: 'supplierCost.cost', before: '1.10', after: '1.20' };
    entry.changes = [...entry.changes, cost];
    expect(planOf(entry, keeper).blocked).toMatchObject([{ reason: 'notAllowed' }]);
    expect(planOf(entry).undoableCount).toBe(1);
  });

  test('does not take away what is in use', () => {
    const entry = addProduct(db, 'prd-new');
    expect(planOf(entry).undoableCount).toBe(1);
    const { skus } = catalogueOf(db.catalogue);
    const [sku] = skus.all();
    if (sku) skus.put({ ...sku, id: 'sku-new', productId: 'prd-new' });
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'inUse', by: null }]);
    const later = logActivity(db, TOM, {
      action: 'export',
      entityType: 'product',
      entityId: 'prd-new',
      entityLabel: 'New',
    });
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'inUse', by: TOM.actor, at: later.at }]);
  });

  test('does nothing to a member that the person could not do', () => {
    const account = accountByEmail(db, 'admin@backroom.test');
    if (!account) throw new Error('There is no administrator.');
    const after = memberStateOf(account);
    const before = { ...after, is_active: 'N' as const };
    const { id, name } = actorOf(account);
    const entry = logActivity(db, TOM, {
      action: 'update',
      entityType: 'member',
      entityId: id,
      entityLabel: name,
      undo: { kind: 'member', before, after },
    });
    expect(planOf(entry).blocked).toMatchObject([{ reason: 'notAllowed', by: null }]);
    expect(canUndo(db, entry, account.username)).toBe(false);
  });
});
