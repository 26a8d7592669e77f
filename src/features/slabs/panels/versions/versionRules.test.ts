import { expect, test } from 'vitest';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { comparedWith, sameSlabs, sortedVersions } from './versionRules.ts';

const version = (id: string, state: SlabSet['state'], from: string | null): SlabSet => ({
  ...examples.slabSetLive,
  id,
  state,
  effectiveFrom: from,
});
const draft = version('draft', 'draft', null);
const live = version('live', 'live', '2026-03-01T00:00:00Z');
const older = version('older', 'retired', '2025-03-01T00:00:00Z');
const oldest = version('oldest', 'retired', '2024-03-01T00:00:00Z');

test('drafts, scheduled, live, retired; the latest first', () => {
  const scheduled = version('scheduled', 'scheduled', '2026-12-01T00:00:00Z');
  const sorted = sortedVersions([oldest, live, older, scheduled, draft]);
  expect(sorted.map(({ id }) => id)).toEqual(['draft', 'scheduled', 'live', 'older', 'oldest']);
});

test.each([
  [draft, 'live'],
  [older, 'live'],
  [live, 'older'],
])('$id is compared with %s', (which, expected) => {
  expect(comparedWith(which, [oldest, older, live, draft])?.id).toBe(expected);
});

test('alone there is nothing to compare with; two drafts are compared with each other', () => {
  expect(comparedWith(live, [live])).toBeNull();
  expect(comparedWith(draft, [draft, version('other', 'draft', null)])?.id).toBe('other');
});

test('the same prices at the same quantities, however they are written', () => {
  const slabs = [{ minQty: 50, unitPrice: '1.20' }];
  expect(sameSlabs(slabs, [{ minQty: 50, unitPrice: '1.2' }])).toBe(true);
  expect(sameSlabs(slabs, [{ minQty: 51, unitPrice: '1.2' }])).toBe(false);
  expect(sameSlabs(slabs, [{ minQty: 50, unitPrice: '1.21' }])).toBe(false);
  expect(sameSlabs(slabs, [])).toBe(false);
});
