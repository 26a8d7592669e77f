import { expect, test } from 'vitest';
import { overlappingSets, type SlabSetSpan } from './overlappingSets.ts';

const set: SlabSetSpan = {
  id: 'a',
  owner: 'product-1',
  currency: 'USD',
  configuration: 'Decorated',
  effectiveFrom: '2026-02-01T00:00:00Z',
  effectiveTo: '2026-03-01T00:00:00Z',
};

const other = (facts: Partial<SlabSetSpan>) => ({ ...set, id: 'b', ...facts });
const overlaps = (facts: Partial<SlabSetSpan>, of: SlabSetSpan = set) =>
  overlappingSets(of, [other(facts)]).length === 1;

test('L9 two sets in force at the same time overlap, whichever began first', () => {
  expect(overlaps({})).toBe(true);
  expect(overlaps({ effectiveFrom: '2026-01-01T00:00:00Z', effectiveTo: '2026-02-02T00:00:00Z' })).toBe(true);
  expect(overlaps({ effectiveFrom: '2026-02-28T23:59:59Z', effectiveTo: null })).toBe(true);
  expect(overlaps({ effectiveFrom: '2026-01-01T00:00:00Z', effectiveTo: null })).toBe(true);
});

test('L9 a set that ends the moment the other begins does not overlap it', () => {
  expect(overlaps({ effectiveFrom: '2026-01-01T00:00:00Z', effectiveTo: '2026-02-01T00:00:00Z' })).toBe(
    false,
  );
  expect(overlaps({ effectiveFrom: '2026-03-01T00:00:00Z', effectiveTo: null })).toBe(false);
});

test('L9 a set without end overlaps everything later', () => {
  expect(
    overlaps({ effectiveFrom: '2030-01-01T00:00:00Z', effectiveTo: null }, { ...set, effectiveTo: null }),
  ).toBe(true);
});

test.each([{ id: 'a' }, { owner: 'product-2' }, { currency: 'EUR' }, { configuration: 'Blank' }])(
  'L9 a set does not overlap itself, nor one of another owner, currency or configuration: %j',
  (facts) => {
    expect(overlaps(facts)).toBe(false);
  },
);
