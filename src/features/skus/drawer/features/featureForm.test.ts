import { expect, test } from 'vitest';
import { toFeatureId, featureSchema, toFeatures } from './featureForm.ts';

test.each([
  ['Lid type', 'lid-type'],
  ['  Größe (außen) ', 'große-außen'],
  ['Matériau', 'materiau'],
  ['***', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('a feature named %j has the key %j', (title, id) => {
  expect(toFeatureId(title)).toBe(id);
});

test('a new feature gets its key from its name; an existing one keeps its own', () => {
  const lines = [
    { featureId: 'material', title: 'Material', value: ' Steel ' },
    { featureId: '', title: 'Lid type', value: 'Screw' },
  ];
  expect(toFeatures({ lines })).toEqual([
    { featureId: 'material', title: 'Material', value: 'Steel' },
    { featureId: 'lid-type', title: 'Lid type', value: 'Screw' },
  ]);
});

test('a feature may not occur twice, nor lack a name or a value', () => {
  const { error } = featureSchema.safeParse({
    lines: [
      { featureId: 'lid-type', title: 'Lid type', value: 'Screw' },
      { featureId: '', title: 'LID TYPE', value: 'Flip' },
      { featureId: '', title: '', value: ' ' },
    ],
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['lines.1.title', 'features.twice'],
    ['lines.2.title', 'features.titleMissing'],
    ['lines.2.value', 'features.valueMissing'],
  ]);
});
