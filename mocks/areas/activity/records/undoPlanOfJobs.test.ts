import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import { seed, type Db } from '#mocks/core/db.ts';
import {
  addProduct,
  beginJob,
  HELEN,
  productOf,
  setMoq,
  signedIn,
  TOM,
} from '#tests/support/loggedProducts.ts';
import { putBack } from './undoKinds.ts';
import { planUndo } from './undoPlan.ts';

let db: Db;

beforeEach(() => {
  db = seed();
});

const planOf = (entry: ActivityRecord, me = signedIn(db)) => planUndo(db, me, entry).plan;
const undoableOf = (entry: ActivityRecord) => planUndo(db, signedIn(db), entry).undoable;

describe('the plan of a job', () => {
  test('is about all its entries but its own, the last first', () => {
    const job = beginJob(db, 'job-1');
    const first = setMoq(db, 'prd-0001', 900, { jobId: 'job-1' });
    setMoq(db, 'prd-0002', 900, { jobId: 'job-2' });
    const second = setMoq(db, 'prd-0003', 900, { jobId: 'job-1' });
    setMoq(db, 'prd-0004', 900);
    expect(undoableOf(job)).toEqual([second, first]);
    expect(planOf(job)).toMatchObject({ entryId: job.id, undoableCount: 2, blockedCount: 0 });
  });

  test('is none for one of its entries alone', () => {
    beginJob(db, 'job-1');
    const first = setMoq(db, 'prd-0001', 900, { jobId: 'job-1' });
    setMoq(db, 'prd-0003', 900, { jobId: 'job-1' });
    expect(undoableOf(first)).toEqual([first]);
  });

  test('undoes a record changed twice from the last change to its making', () => {
    const job = beginJob(db, 'job-1');
    const made = addProduct(db, 'prd-new', 'job-1');
    const first = setMoq(db, 'prd-new', 900, { jobId: 'job-1' });
    const second = setMoq(db, 'prd-new', 901, { jobId: 'job-1' });
    expect(undoableOf(job)).toEqual([second, first, made]);
  });

  test('stops at the change of a record that lies below one that stays', () => {
    const job = beginJob(db, 'job-1');
    setMoq(db, 'prd-0001', 900, { jobId: 'job-1' });
    setMoq(db, 'prd-0001', 901, { jobId: 'job-1' });
    const other = setMoq(db, 'prd-0002', 900, { jobId: 'job-1' });
    setMoq(db, 'prd-0001', 902, { by: TOM });
    expect(undoableOf(job)).toEqual([other]);
    expect(planOf(job).blocked.map(({ reason }) => reason)).toEqual(['changedSince', 'changedSince']);
  });

  test('shows twenty of what is undone and a hundred of what is not, and counts all', () => {
    const job = beginJob(db, 'job-1');
    const entries = Array.from({ length: 125 }, (_, at) => setMoq(db, 'prd-0001', at, { jobId: 'job-1' }));
    expect(planOf(job)).toMatchObject({ undoableCount: 125, blockedCount: 0 });
    expect(planOf(job).samples.map(({ entryId }) => entryId)).toEqual(
      entries
        .slice(-20)
        .toReversed()
        .map(({ id }) => id),
    );
    setMoq(db, 'prd-0001', 9000);
    expect(planOf(job)).toMatchObject({ undoableCount: 0, blockedCount: 125 });
    expect(planOf(job).blocked).toHaveLength(100);
  });
});

test('the version of a plan rises with every entry about its records, and with no other', () => {
  const job = beginJob(db, 'job-1');
  setMoq(db, 'prd-0001', 900, { jobId: 'job-1' });
  setMoq(db, 'prd-0002', 900, { jobId: 'job-1' });
  expect(planOf(job).version).toBe(3);
  setMoq(db, 'prd-0003', 900);
  expect(planOf(job).version).toBe(3);
  setMoq(db, 'prd-0002', 901);
  expect(planOf(job).version).toBe(4);
});

test('whatever was written, undoing a plan leaves each record as it was before the first change undone', () => {
  const writes = fc.array(
    fc.record({
      product: fc.constantFrom('prd-0001', 'prd-0002', 'prd-0003'),
      moq: fc.integer({ min: 700, max: 703 }),
      isOfJob: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const stamp = { updatedAt: '', updatedBy: HELEN.actor };
  fc.assert(
    fc.property(writes, (all) => {
      db = seed();
      const job = beginJob(db, 'job-1');
      const ofJob: { entry: ActivityRecord; product: string; before: number | null; after: number }[] = [];
      for (const { product, moq, isOfJob } of all) {
        const before = productOf(db, product).moq;
        const entry = setMoq(db, product, moq, isOfJob ? { jobId: 'job-1' } : { by: TOM });
        if (isOfJob) ofJob.push({ entry, product, before, after: moq });
      }
      // As it is undone by hand: from the last, as long as the record is what the change made of it.
      const now = new Map<string, number | null>();
      const expected = ofJob.toReversed().filter(({ product, before, after }) => {
        const isAsMade = (now.has(product) ? now.get(product) : productOf(db, product).moq) === after;
        if (isAsMade) now.set(product, before);
        return isAsMade;
      });
      const { plan, undoable } = planUndo(db, signedIn(db), job);
      expect(undoable).toEqual(expected.map(({ entry }) => entry));
      expect(plan.undoableCount + plan.blockedCount).toBe(ofJob.length);
      for (const { undo } of undoable) if (undo) putBack(db, undo, stamp);
      for (const [product, moq] of now) expect(productOf(db, product).moq).toBe(moq);
    }),
  );
});
