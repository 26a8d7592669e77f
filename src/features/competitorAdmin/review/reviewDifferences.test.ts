import { expect, test } from 'vitest';
import type { ReviewItem } from '#api/generated/types.gen.ts';
import { reviewItem as item } from '#tests/support/reviewItem.ts';
import { reviewDifferences } from './reviewDifferences.ts';

const of = (change: Partial<ReviewItem>) => reviewDifferences({ ...item, ...change });
const ours = (change: Partial<ReviewItem['ours']>) => of({ ours: { ...item.ours, ...change } });

test('a page has our number, or that of the supplier, whatever stands between its parts', () => {
  expect(of({ listingSku: 'X-mug 1120' })).toMatchObject({ hasNumber: true });
  expect(of({ listingSku: 'CC1120/NVY' })).toMatchObject({ hasNumber: true });
  expect(of({ listingSku: 'PRI-0001' })).toMatchObject({ hasNumber: false });
  expect(of({ listingSku: null })).toMatchObject({ hasNumber: null });
});

test('a page names our brand, or we know none', () => {
  expect(of({ listingTitle: 'Mug by CEDAR & CLAY' })).toMatchObject({ hasBrand: true });
  expect(of({ listingTitle: 'Enamel mug' })).toMatchObject({ hasBrand: false });
  expect(ours({ brand: null })).toMatchObject({ hasBrand: null });
});

test('the smallest order is counted in our pieces', () => {
  expect(of({ packFactor: 25 })).toMatchObject({ fromPieces: 2500, isPacked: true, isFromMore: true });
  expect(of({ packFactor: null })).toMatchObject({ fromPieces: 100, isPacked: true });
  expect(of({ packFactor: 1 })).toMatchObject({ isPacked: false, isFromMore: true });
  expect(ours({ moq: 100 })).toMatchObject({ isFromMore: false });
  expect(of({ reading: null })).toMatchObject({ fromPieces: null, isFromMore: false });
});

test('prices are compared piece by piece, where both are known', () => {
  expect(ours({ unitPrice: '2.30' }).unitGapPct).toBeCloseTo(100);
  expect(ours({ unitPrice: null }).unitGapPct).toBeNull();
  expect(of({ comparison: null }).unitGapPct).toBeNull();
});
