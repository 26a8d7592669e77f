import { describe, expect, test } from 'vitest';
import type { PlannedVariant } from '#api/generated/types.gen.ts';
import {
  canChoose,
  choiceProblem,
  distinct,
  offeredWords,
  toVariants,
  planProblems,
  planRows,
  refusedRows,
  variantCount,
  wordsIn,
  type PlanRow,
} from './variantRules.ts';

const planned = (
  code: string,
  state: PlannedVariant['state'] = 'new',
  change: Partial<PlannedVariant['variant']> = {},
): PlannedVariant => ({
  state,
  variant: { sku: `MUG-${code}`, partId: `P-${code}`, colorName: code, labelSize: null, ...change },
});

const edit = (rows: PlanRow[], at: number, change: Partial<PlanRow['variant']>): PlanRow[] =>
  rows.map((row) => (row.at === at ? { ...row, variant: { ...row.variant, ...change } } : row));

describe('the words for colors and sizes', () => {
  test.each([
    ['Red, Blue;Green\tPink\nGold', ['Red', 'Blue', 'Green', 'Pink', 'Gold']],
    ['  Forest   Green ', ['Forest Green']],
    ['red, Red, RED', ['red']],
    [' , ;\r\n', []],
  ])('are read from %j as %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  test('are offered once each, as the product spells them', () => {
    expect(offeredWords(['NAVY', null], ['Black', 'Navy'], ['Rust'])).toEqual(['NAVY', 'Black', 'Rust']);
    expect(distinct(['', ' '])).toEqual([]);
  });
});

describe('the check of a choice', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);
  test.each([
    [{ colors: [], sizes: ['S'] }, 'noColor'],
    [{ colors: many(81), sizes: [] }, 'tooManyColors'],
    [{ colors: ['Red'], sizes: many(21) }, 'tooManySizes'],
    [{ colors: ['x'.repeat(61)], sizes: [] }, 'colorTooLong'],
    [{ colors: ['Red'], sizes: ['x'.repeat(21)] }, 'sizeTooLong'],
    [{ colors: many(80), sizes: many(20) }, null],
  ])('is as expected (case %#)', (choice, problem) => {
    expect(choiceProblem(choice)).toBe(problem);
  });

  test('allows goods without sizes, which have one variant of each color', () => {
    expect(variantCount({ colors: ['Red', 'Blue'], sizes: [] })).toBe(2);
    expect(variantCount({ colors: ['Red', 'Blue'], sizes: ['S', 'M', 'L'] })).toBe(6);
    expect(variantCount({ colors: [], sizes: ['S'] })).toBe(0);
  });
});

describe('a plan of variants', () => {
  test('takes what is new, and no more than an order may have', () => {
    const rows = planRows([planned('RED'), planned('BLU', 'exists'), planned('GRN', 'skuTaken')]);
    expect(rows.map(({ chosen }) => chosen)).toEqual([true, false, false]);
    expect(rows.map(canChoose)).toEqual([true, false, true]);
    const large = planRows(Array.from({ length: 900 }, (_, at) => planned(`C${at}`)));
    expect(large.filter(({ chosen }) => chosen)).toHaveLength(800);
  });

  test.each([
    ['an empty SKU', { sku: ' ' }, 'skuMissing'],
    ['a SKU with a space inside', { sku: 'MUG RED' }, 'skuSigns'],
    ['a long SKU', { sku: 'x'.repeat(65) }, 'skuLong'],
    ['the SKU of the next row in capitals', { sku: 'mug-blu' }, 'skuTwice'],
    ['an empty part id', { partId: '' }, 'partMissing'],
    ['a long part id', { partId: 'x'.repeat(65) }, 'partLong'],
    ['the part id of the next row', { partId: ' p-blu ' }, 'partTwice'],
  ])('has the error %s', (_what, change, fault) => {
    const plan = [planned('RED'), planned('BLU')];
    expect(planProblems(edit(planRows(plan), 0, change), plan).get(0)).toBe(fault);
  });

  test('needs another number where a SKU of another product has it', () => {
    const plan = [planned('RED', 'skuTaken')];
    const rows = planRows(plan).map((row) => ({ ...row, chosen: true }));
    expect(planProblems(rows, plan).get(0)).toBe('skuTaken');
    expect(planProblems(edit(rows, 0, { sku: 'MUG-RED-2' }), plan).size).toBe(0);
  });

  test('is not checked in rows that are not created', () => {
    const plan = [planned('RED'), planned('RED', 'exists')];
    expect(planProblems(planRows(plan), plan).size).toBe(0);
  });

  test('is sent trimmed, and a refusal finds its row', () => {
    const plan = [planned('RED', 'exists'), planned('BLU'), planned('GRN')];
    const rows = edit(planRows(plan), 2, { sku: ' MUG-G ' });
    expect(toVariants(rows).map(({ sku }) => sku)).toEqual(['MUG-BLU', 'MUG-G']);
    const refused = refusedRows(rows, [
      { field: 'variants.1.sku', message: 'Taken' },
      { field: 'variants.1.partId', message: 'Taken too' },
      { field: 'variants.0.partId', message: 'Part taken' },
      { field: 'variants.9.sku', message: 'Nobody' },
      { field: 'version', message: 'Nobody' },
    ]);
    expect([...refused]).toEqual([
      [2, { box: 'sku', text: 'Taken' }],
      [1, { box: 'partId', text: 'Part taken' }],
    ]);
  });
});
