import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findClusters, findClustersInSlices } from './clusters.ts';
import type { ClusterItem, ClusterMethod, ClusterSearch } from './clusterTypes.ts';

/** An item that has its title as id. */
const item = (title: string, more: Partial<ClusterItem> = {}): ClusterItem => ({
  id: title,
  title,
  productCount: 1,
  ...more,
});
const items = (...titles: string[]): ClusterItem[] => titles.map((title) => item(title));
const membersOf = (found: readonly ClusterItem[], search: ClusterSearch): string[][] =>
  findClusters(found, search).map(({ memberIds }) => [...memberIds]);

test('names that are the same when normalised are a cluster, with the target of most products', () => {
  const found = [
    item('Navy-Blue', { productCount: 3 }),
    item('navy blue', { productCount: 10 }),
    item('Blue Navy'),
    item('?'),
    item('!'),
  ];
  expect(findClusters(found, { method: 'normalised' })).toEqual([
    {
      method: 'normalised',
      memberIds: ['navy blue', 'Navy-Blue'],
      similarity: 1,
      suggestedTargetId: 'navy blue',
      productCount: 13,
    },
  ]);
});

test('names of the same words are a cluster', () => {
  const found = items('Navy-Blue', 'blue navy', 'Blue', '', '…');
  expect(membersOf(found, { method: 'tokenSet' })).toEqual([['Navy-Blue', 'blue navy']]);
});

test('the target is that of most products, then canonical, then first by title and id', () => {
  const found = [
    item('red', { id: 'e' }),
    item('RED', { id: 'd' }),
    item('RED', { id: 'c' }),
    item('Red!', { id: 'b', isCanonical: true }),
    item('Red.', { id: 'a', productCount: 2 }),
    item('Red?', { id: 'f', isCanonical: false }),
  ];
  expect(membersOf(found, { method: 'normalised' })).toEqual([['a', 'b', 'c', 'd', 'f', 'e']]);
});

test('clusters come in the order of their products, then of how alike they are, then by target', () => {
  const found = items('colour', 'color', 'b', 'B', 'a', 'A');
  const big = [item('z', { productCount: 5 }), item('Z')];
  expect(membersOf([...found, ...big], { method: 'editDistance' })).toEqual([
    ['z', 'Z'],
    ['A', 'a'],
    ['B', 'b'],
    ['color', 'colour'],
  ]);
});

test('slips of the pen and names that sound alike are near, other sizes are not', () => {
  const found = items(
    'Colour',
    'Color',
    'color',
    'Grey',
    'Gray',
    '16 oz mug',
    '18 oz mug',
    'bold',
    'gold',
    '?',
  );
  const [first, second, ...rest] = findClusters(found, { method: 'editDistance' });
  expect(first?.memberIds).toEqual(['Color', 'Colour', 'color']);
  expect(first?.similarity).toBeCloseTo(5 / 6);
  expect(second?.memberIds).toEqual(['Gray', 'Grey']);
  expect(rest).toEqual([]);
  expect(membersOf(found, { method: 'editDistance', minSimilarity: 0.95 })).toEqual([['Color', 'color']]);
});

test('one amount in units of two systems is a cluster, the dimension is that of most values', () => {
  const found = items('16 oz', '473 ml', '0.473 l', '480 ml', '100 ml', '101 ml', 'tall');
  const [first, ...rest] = findClusters(found, { method: 'unitScale' });
  expect(first?.memberIds).toEqual(['0.473 l', '16 oz', '473 ml']);
  expect(first?.similarity).toBeCloseTo(0.9996, 4);
  expect(rest).toEqual([]);
  const weights = items('16 oz', '454 g', '473 ml');
  expect(membersOf(weights, { method: 'unitScale', dimension: 'weight' })).toEqual([['16 oz', '454 g']]);
  expect(membersOf(weights, { method: 'unitScale', dimension: 'volume' })).toEqual([['16 oz', '473 ml']]);
});

test('features of one title and dimension are a cluster', () => {
  const found = [
    item('Capacity (oz)', { unit: 'oz' }),
    item('Capacity', { unit: 'ml' }),
    item('Weight', { unit: 'g' }),
    item('Width', { unit: 'cm' }),
  ];
  expect(membersOf(found, { method: 'unitScale', dimension: 'volume' })).toEqual([
    ['Capacity', 'Capacity (oz)'],
  ]);
});

test('the same code of the same supplier makes a cluster, whatever the names are', () => {
  const code = (supplierId: string, ...codes: string[]): Partial<ClusterItem> => ({
    codes: codes.map((text) => ({ supplierId, code: text })),
  });
  const found = [
    item('Navy', code('s1', 'nv ', 'N2')),
    item('Marine', code('s1', 'ＮＶ')),
    item('Midnight', code('s2', 'NV')),
    item('Night', code('s1', 'N2')),
    item('Dark', code('s1', ' ')),
    item('Darker', code('s1', '')),
    item('None'),
  ];
  expect(membersOf(found, { method: 'supplierCode' })).toEqual([['Navy', 'Night']]);
  const three = [...found, item('Blue', code('s1', 'NV'))];
  expect(membersOf(three, { method: 'supplierCode' })).toEqual([['Blue', 'Marine', 'Navy']]);
});

test.each<ClusterMethod>(['normalised', 'editDistance', 'unitScale'])(
  'a pair that is remembered as no duplicates splits its cluster by %s',
  (method) => {
    const found = items('16 oz', '16-oz', '16oz', '16 Oz');
    expect(membersOf(found, { method })).toEqual([['16 Oz', '16 oz', '16-oz', '16oz']]);
    expect(membersOf(found, { method, dismissed: [['16oz', '16 Oz']] })).toEqual([
      ['16 Oz', '16 oz', '16-oz'],
    ]);
    const pairs = found.flatMap(({ id }) => found.map((other) => [id, other.id] as const));
    expect(membersOf(found, { method, dismissed: pairs })).toEqual([]);
  },
);

test('a pair that is near but no duplicates is not joined', () => {
  const found = items('Colour', 'Color', 'Colours');
  const dismissed = [['Color', 'Colour']] as const;
  expect(membersOf(found, { method: 'editDistance', dismissed })).toEqual([['Colour', 'Colours']]);
  expect(
    membersOf(items('16 oz', '473 ml'), { method: 'unitScale', dismissed: [['473 ml', '16 oz']] }),
  ).toEqual([]);
});

test('a search pauses and says how far it is', () => {
  const many = Array.from({ length: 600 }, (_, index) =>
    item(`name ${String.fromCharCode(97 + (index % 26))}${index}`),
  );
  const pauses = [...findClustersInSlices(many, { method: 'editDistance' })];
  expect(pauses.slice(0, 3)).toEqual([
    { done: 250, total: 600 },
    { done: 500, total: 600 },
    { done: 100, total: 600 },
  ]);
});

const methods: ClusterMethod[] = ['normalised', 'tokenSet', 'editDistance', 'unitScale', 'supplierCode'];
const anyItem = fc.record({
  title: fc.oneof(
    fc.constantFrom(
      'Navy Blue',
      'navy-blue',
      'Blue navy',
      'Navi Blue',
      'Grey',
      'Gray',
      '16 oz',
      '473 ml',
      '475 ml',
      '?',
    ),
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 6 }),
  ),
  productCount: fc.integer({ min: 0, max: 3 }),
  isCanonical: fc.boolean(),
  codes: fc.array(fc.record({ supplierId: fc.constantFrom('s', 't'), code: fc.constantFrom('1', '2') }), {
    maxLength: 2,
  }),
});
const anyItems = fc
  .array(anyItem, { maxLength: 14 })
  .map((all) => all.map((one, index) => ({ ...one, id: `i${index}` })));
const pairs = fc
  .array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 8 })
  .map((all) => all.map(([a, b]) => [`i${a}`, `i${b}`] as const));

test('clusters are the same in any order of items and pairs, share no item and keep dismissed pairs apart', () => {
  fc.assert(
    fc.property(anyItems, pairs, fc.constantFrom(...methods), fc.nat(20), (all, dismissed, method, turn) => {
      const found = findClusters(all, { method, dismissed });
      const turned = [...all.slice(turn % 14), ...all.slice(0, turn % 14)].reverse();
      const flipped = dismissed.map(([a, b]) => [b, a] as const).reverse();
      expect(findClusters(turned, { method, dismissed: flipped })).toEqual(found);

      const members = found.flatMap(({ memberIds }) => memberIds);
      expect(new Set(members).size).toBe(members.length);
      for (const { memberIds, similarity, suggestedTargetId } of found) {
        expect(memberIds.length).toBeGreaterThan(1);
        expect(suggestedTargetId).toBe(memberIds[0]);
        expect(similarity).toBeGreaterThan(0);
        expect(similarity).toBeLessThanOrEqual(1);
        for (const [a, b] of dismissed)
          expect(a !== b && memberIds.includes(a) && memberIds.includes(b)).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});
