import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AliasIndex, applyAliases, refuseAlias, type FeatureAlias, type MergedInto } from './aliases.ts';

const alias = (
  id: string,
  raw: string,
  targetId: string,
  more: Partial<FeatureAlias> = {},
): FeatureAlias => ({
  id,
  kind: 'feature',
  featureId: null,
  raw,
  supplierId: null,
  targetId,
  ...more,
});
const into: Record<string, string | null> = {
  color: null,
  material: null,
  colour: 'color',
  shade: 'colour',
  lost: 'nowhere',
  a: 'b',
  b: 'a',
  navy: null,
  blue: null,
};
const mergedInto: MergedInto = (id) => into[id];
const aliases = [
  alias('1', 'Colour', 'shade'),
  alias('2', 'Farbe', 'color'),
  alias('3', 'Farbe', 'material', { supplierId: 's1' }),
  alias('4', 'Lost', 'lost', { supplierId: 's1' }),
  alias('5', 'lost', 'color'),
  alias('6', 'Round', 'a'),
  alias('7', 'Marine', 'navy', { kind: 'value', featureId: 'shade' }),
  alias('8', 'Marine', 'blue', { kind: 'value', featureId: 'material' }),
];
const index = new AliasIndex(aliases, mergedInto);
const feature = (raw: string, supplierId: string | null) =>
  index.resolve({ kind: 'feature', featureId: null, raw, supplierId });

test.each([
  ['colour', 's2', '1', 'color'],
  ['FARBE:', 's2', '2', 'color'],
  ['Farbe', 's1', '3', 'material'],
  ['Farbe', null, '2', 'color'],
  ['Lost', 's1', '5', 'color'],
])('%s of supplier %s is labelled by rule %s as %s', (raw, supplierId, aliasId, targetId) => {
  expect(feature(raw, supplierId)).toEqual({ aliasId, targetId });
});

test.each(['Round', 'Marine', 'Size', '?', ''])('no rule says anything about %j', (raw) => {
  expect(feature(raw, 's1')).toBeNull();
});

test('a rule without letters or digits is never asked', () => {
  const odd = new AliasIndex([alias('1', '?', 'color')], mergedInto);
  expect(odd.resolve({ kind: 'feature', featureId: null, raw: '!', supplierId: null })).toBeNull();
});

test('a rule about a value is one of its feature, also after the feature was merged', () => {
  const value = (featureId: string) =>
    index.resolve({ kind: 'value', featureId, raw: 'marine', supplierId: 's' });
  expect(value('color')).toEqual({ aliasId: '7', targetId: 'navy' });
  expect(value('colour')).toEqual({ aliasId: '7', targetId: 'navy' });
  expect(value('material')).toEqual({ aliasId: '8', targetId: 'blue' });
  expect(value('a')).toBeNull();
});

test.each([
  [alias('', '?', 'color'), 'empty_raw'],
  [alias('', 'New', 'a'), 'circular_target'],
  [alias('', 'New', 'none'), 'unknown_target'],
  [alias('', 'New', 'lost'), 'unknown_target'],
  [alias('', ' FARBE', 'color'), 'alias_exists'],
  [alias('', 'Farbe', 'color', { supplierId: 's1' }), 'alias_exists'],
  [alias('', 'Farbe', 'color', { supplierId: 's2' }), null],
  [alias('', 'Farbe', 'navy', { kind: 'value', featureId: 'color' }), null],
  [alias('', 'New', 'shade'), null],
] as const)('the rule %j is refused: %s', (added, refusal) => {
  expect(refuseAlias(added, aliases, mergedInto)).toBe(refusal);
});

test('incoming rows are labelled by rule and counted', () => {
  const row = (name: string, value: string) => ({ supplierId: 's2', name, value });
  const rows = [row('Farbe', 'Marine'), row('Color', 'Marine'), row('Size', 'Marine'), row('Farbe', 'Red')];
  const found = applyAliases(rows, index, ({ name }) => (name === 'Color' ? 'colour' : null));
  expect(found.rows).toEqual([
    { row: rows[0], featureId: 'color', valueId: 'navy', featureAliasId: '2', valueAliasId: '7' },
    { row: rows[1], featureId: 'colour', valueId: 'navy', featureAliasId: null, valueAliasId: '7' },
    { row: rows[2], featureId: null, valueId: null, featureAliasId: null, valueAliasId: null },
    { row: rows[3], featureId: 'color', valueId: null, featureAliasId: '2', valueAliasId: null },
  ]);
  expect([...found.counts]).toEqual([
    ['2', 2],
    ['7', 2],
  ]);
  expect(found.relabelled).toBe(3);
});

test('whatever was merged into what, a rule ends at something that was not merged', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const merges = fc.dictionary(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids)));
  fc.assert(
    fc.property(merges, fc.constantFrom(...ids), (all, targetId) => {
      const rules = new AliasIndex([alias('1', 'x', targetId)], (id) => all[id]);
      const found = rules.resolve({ kind: 'feature', featureId: null, raw: 'X', supplierId: 's' });
      if (found) expect(all[found.targetId]).toBeNull();
      expect(found === null).toBe(refuseAlias(alias('', 'y', targetId), [], (id) => all[id]) !== null);
    }),
  );
});
