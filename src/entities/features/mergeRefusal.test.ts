import { expect, test } from 'vitest';
import { findRoot } from './mergeRoots.ts';
import { findTargetFeature, findTargetValue, MOST_SOURCES, refuseMerge } from './mergeRefusal.ts';
import type {
  FeatureMergeRequest,
  MergeCatalogue,
  MergeFeature,
  MergeValue,
  ValueMergeRequest,
  ValueSplitRequest,
} from './mergeTypes.ts';

const feature = (id: string, more: Partial<MergeFeature> = {}): MergeFeature => ({
  id,
  title: id,
  type: 'text',
  unit: null,
  isMulti: true,
  mergedIntoId: null,
  ...more,
});
const value = (id: string, label: string, more: Partial<MergeValue> = {}): MergeValue => ({
  id,
  featureId: 'color',
  label,
  mergedIntoId: null,
  ...more,
});
const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const catalogue: MergeCatalogue = {
  features: byId([
    feature('color'),
    feature('colour'),
    feature('farbe', { mergedIntoId: 'colour' }),
    feature('lost', { mergedIntoId: 'nothing' }),
    feature('round', { mergedIntoId: 'trip' }),
    feature('trip', { mergedIntoId: 'round' }),
    feature('single', { isMulti: false }),
    feature('count', { type: 'number' }),
    feature('ounces', { type: 'number', unit: 'oz' }),
    feature('millilitres', { type: 'number', unit: 'ml' }),
  ]),
  values: byId([
    value('navy', 'Navy'),
    value('marine', 'Marine'),
    value('old', 'Old navy', { mergedIntoId: 'navy' }),
    value('lost', 'Lost', { mergedIntoId: 'nothing' }),
    value('tall', 'Tall', { featureId: 'single' }),
  ]),
};

const ofFeatures = (more: Partial<FeatureMergeRequest>): FeatureMergeRequest => ({
  kind: 'feature',
  sourceIds: ['color'],
  target: { id: 'colour' },
  conversions: [],
  policy: 'skip_product',
  ...more,
});
const ofValues = (more: Partial<ValueMergeRequest>): ValueMergeRequest => ({
  kind: 'value',
  featureId: 'color',
  sourceIds: ['navy'],
  target: { id: 'marine' },
  ...more,
});
const ofSplit = (more: Partial<ValueSplitRequest>): ValueSplitRequest => ({
  kind: 'split',
  featureId: 'color',
  sourceIds: ['navy'],
  labels: ['Blue', 'Dark'],
  ...more,
});

test('a merge has 1 to 200 sources', () => {
  const many = (count: number): string[] => Array.from({ length: count }, () => 'color');
  expect(refuseMerge(ofFeatures({ sourceIds: [] }), catalogue)).toBe('no_sources');
  expect(refuseMerge(ofFeatures({ sourceIds: many(MOST_SOURCES) }), catalogue)).toBeNull();
  expect(refuseMerge(ofFeatures({ sourceIds: many(MOST_SOURCES + 1) }), catalogue)).toBe('too_many_sources');
  expect(MOST_SOURCES).toBe(200);
});

const toMl = { from: 'oz', to: 'ml' };
test.each<[Partial<FeatureMergeRequest>, string | null]>([
  [{}, null],
  [{ target: { id: 'farbe' } }, null],
  [{ target: { created: feature('new') } }, null],
  [{ target: { id: 'none' } }, 'unknown_target'],
  [{ target: { id: 'lost' } }, 'unknown_target'],
  [{ target: { id: 'round' } }, 'unknown_target'],
  [{ sourceIds: ['color', 'none'] }, 'unknown_source'],
  [{ sourceIds: ['color', 'colour'] }, 'target_is_source'],
  [{ sourceIds: ['colour'], target: { id: 'farbe' } }, 'target_is_source'],
  [{ sourceIds: ['farbe'], target: { id: 'color' } }, 'source_already_merged'],
  [{ sourceIds: ['count'] }, 'different_type'],
  [{ sourceIds: ['ounces'], target: { id: 'count' } }, 'different_unit'],
  [{ sourceIds: ['ounces'], target: { id: 'millilitres' } }, 'different_unit'],
  [{ sourceIds: ['ounces'], target: { id: 'millilitres' }, conversions: [toMl] }, null],
  [
    { sourceIds: ['ounces'], target: { id: 'millilitres' }, conversions: [{ from: 'l', to: 'ml' }] },
    'different_unit',
  ],
  [
    { sourceIds: ['ounces'], target: { id: 'millilitres' }, conversions: [{ from: 'oz', to: 'l' }] },
    'different_unit',
  ],
  [{ sourceIds: ['color'], target: { id: 'millilitres' }, conversions: [toMl] }, null],
  [{ sourceIds: ['ounces'], target: { id: 'colour' }, conversions: [{ from: 'oz', to: 'oz' }] }, null],
  [{ conversions: [{ from: 'oz', to: 'mm' }] }, 'impossible_conversion'],
  [{ conversions: [{ from: 'stone', to: 'ml' }] }, 'impossible_conversion'],
  [{ conversions: [{ from: 'ml', to: 'stone' }] }, 'impossible_conversion'],
  [{ conversions: [toMl, { ...toMl, figures: 0 }] }, 'impossible_conversion'],
  [{ conversions: [{ ...toMl, figures: 16 }] }, 'impossible_conversion'],
  [{ conversions: [{ ...toMl, figures: 1.5 }] }, 'impossible_conversion'],
  [{ conversions: [{ ...toMl, figures: 1 }] }, null],
  [
    {
      conversions: [
        { ...toMl, figures: 15 },
        { from: 'lb', to: 'oz' },
      ],
    },
    null,
  ],
])('a merge of features with %j is refused: %s', (more, refusal) => {
  expect(refuseMerge(ofFeatures(more), catalogue)).toBe(refusal);
});

test.each<[Partial<ValueMergeRequest>, string | null]>([
  [{}, null],
  [{ target: { label: ' Blue ' } }, null],
  [{ target: { label: ' ' } }, 'empty_label'],
  [{ target: { label: ' Navy ' } }, 'target_is_source'],
  [{ target: { id: 'navy' } }, 'target_is_source'],
  [{ target: { id: 'old' } }, 'target_is_source'],
  [{ target: { id: 'none' } }, 'unknown_target'],
  [{ target: { id: 'lost' } }, 'unknown_target'],
  [{ target: { id: 'tall' } }, 'other_feature'],
  [{ sourceIds: ['tall'] }, 'other_feature'],
  [{ sourceIds: ['navy', 'none'] }, 'unknown_source'],
  [{ sourceIds: ['old'] }, 'source_already_merged'],
  [{ featureId: 'none', target: { label: 'x' } }, 'other_feature'],
])('a merge of values with %j is refused: %s', (more, refusal) => {
  expect(refuseMerge(ofValues(more), catalogue)).toBe(refusal);
});

test.each<[Partial<ValueSplitRequest>, string | null]>([
  [{}, null],
  [{ sourceIds: ['navy', 'marine'] }, 'one_source_only'],
  [{ labels: ['Blue'] }, 'too_few_labels'],
  [{ labels: ['Blue', ' '] }, 'empty_label'],
  [{ labels: ['Blue', 'Dark', ' blue'] }, 'same_label_twice'],
  [{ labels: ['Blue', ' Navy '] }, 'target_is_source'],
  [{ sourceIds: ['none'] }, 'unknown_source'],
  [{ sourceIds: ['tall'] }, 'other_feature'],
  [{ sourceIds: ['old'] }, 'source_already_merged'],
  [{ featureId: 'single', sourceIds: ['tall'] }, 'not_multi'],
])('a split with %j is refused: %s', (more, refusal) => {
  expect(refuseMerge(ofSplit(more), catalogue)).toBe(refusal);
});

test('values of a feature that does not exist are not merged', () => {
  const bare = { ...catalogue, features: new Map<string, MergeFeature>() };
  expect(refuseMerge(ofValues({}), bare)).toBe('unknown_target');
  expect(refuseMerge(ofSplit({}), bare)).toBe('unknown_target');
});

test('a target that was merged itself stands for what it became', () => {
  expect(findTargetFeature(ofFeatures({ target: { id: 'farbe' } }), catalogue)?.id).toBe('colour');
  expect(findTargetValue(ofValues({ target: { id: 'old' } }), catalogue)?.label).toBe('Navy');
  expect(findTargetValue(ofValues({ target: { label: ' Blue ' } }), catalogue)).toEqual({
    id: null,
    label: 'Blue',
    featureId: 'color',
  });
});

test('the root of a chain is its end, of a circle there is none', () => {
  const into: Record<string, string | null> = { a: 'b', b: 'c', c: null, d: 'e', e: 'd', f: 'f' };
  const rootOf = (id: string) => findRoot(id, (one) => into[one]);
  expect(['a', 'b', 'c', 'x', 'd', 'e', 'f'].map(rootOf)).toEqual(['c', 'c', 'c', 'x', null, null, null]);
});
