import { expect, test } from 'vitest';
import { mergeRecent, screenOf } from './recentWork.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const changed = (hour: number, entityType: 'product' | 'member' | 'slabSet' | 'view', entityId: string) => ({
  entityType,
  entityId,
  entityLabel: `${entityType} ${entityId}`,
  at: at(hour),
});
const draft = (hour: number) => ({
  id: 'set-9',
  productId: 'prd-1',
  owner: { kind: 'product' as const, id: 'prd-1' },
  ownerLabel: 'AID-1',
  currency: 'USD' as const,
  configuration: 'Decorated' as const,
  updatedAt: at(hour),
});
const opened = (hour: number, address: string) => ({ address, title: 'A mug', at: at(hour) });

const lines = (records: ReturnType<typeof mergeRecent>) => records.map(({ what, to }) => [what, to]);

test('what was edited, opened and drafted is one list, the latest first', () => {
  const merged = mergeRecent(
    [changed(9, 'member', 'u-1')],
    [draft(11)],
    [opened(10, '/suppliers?open=sup-01')],
  );
  expect(lines(merged)).toEqual([
    ['drafted', '/slabs/prd-1?currency=USD&configuration=Decorated&set=set-9'],
    ['opened', '/suppliers?open=sup-01'],
    ['edited', '/team?open=u-1'],
  ]);
});

test('a record that was opened and edited is one line, whatever list it was opened over', () => {
  const merged = mergeRecent(
    [changed(9, 'product', 'prd-1'), changed(8, 'product', 'prd-1')],
    [],
    [opened(10, '/skumanager?view=skus&open=prd-1')],
  );
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({ what: 'opened', at: at(10) });
});

test('a ladder that is still a draft stays a draft, at the time of its last change', () => {
  const merged = mergeRecent([changed(12, 'slabSet', 'set-9')], [draft(11)], []);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({ what: 'drafted', at: at(12), label: 'AID-1 · USD' });
});

test('a record without a page has no link, and ten records are shown', () => {
  const many = Array.from({ length: 12 }, (_, index) => changed(index, 'view', `view-${index}`));
  const merged = mergeRecent(many, [], []);
  expect(merged).toHaveLength(10);
  expect(merged[0]).toMatchObject({ label: 'view view-11', to: null });
});

test('an address says which screen it opens', () => {
  expect(screenOf('/slabs/prd-1?set=set-9')).toBe('priceSlabs');
  expect(screenOf('/competitorAnalysisAdmin?view=rules&open=r-1')).toBe('competitorAdmin');
  expect(screenOf('/somewhere')).toBeNull();
});
