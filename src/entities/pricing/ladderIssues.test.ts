import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCodeChart } from './discountCodes.ts';
import { canSave, ladderIssues, type LadderFacts } from './ladderIssues.ts';
import type { Slab } from './types.ts';

const cost = {
  breaks: [
    { minQty: 50, listPrice: '1.00', discountCode: 'C' },
    { minQty: 250, listPrice: '0.80', discountCode: 'C' },
  ],
  eqp: false,
  codes: defaultCodeChart,
};
const facts: LadderFacts = { moq: 50, hasLtmCharge: false, minGpPct: 30, cost };

function ladder(...rows: [number, string][]): Slab[] {
  return rows.map(([minQty, unitPrice]) => ({ minQty, unitPrice }));
}

function codes(slabs: readonly Slab[], other: Partial<LadderFacts> = {}): string[] {
  return ladderIssues(slabs, { ...facts, ...other }).map(({ code, row }) =>
    row === null ? code : `${row} ${code}`,
  );
}

const sound = ladder([50, '1.20'], [60, '1.19'], [250, '1.186']);

test('a valid ladder has no issues', () => {
  expect(ladderIssues(sound, facts)).toEqual([]);
  expect(canSave([])).toBe(true);
});

describe('L1 a ladder has one to ten price breaks, with whole quantities that rise', () => {
  test('it has one to ten price breaks', () => {
    expect(codes([])).toEqual(['noSlab']);
    const long = (count: number) =>
      ladder(...Array.from({ length: count }, (_, at): [number, string] => [50 + at, `${9 - at / 100}`]));
    expect(codes(long(10), { minGpPct: null }).filter((code) => code === 'tooManySlabs')).toEqual([]);
    const eleven = ladderIssues(long(11), { ...facts, minGpPct: null }).filter(({ rule }) => rule === 'L1');
    expect(eleven).toEqual([
      {
        code: 'tooManySlabs',
        rule: 'L1',
        level: 'error',
        publish: 'blocks',
        row: null,
        values: { max: 10, count: 11 },
      },
    ]);
  });

  test('its quantities are whole numbers from one on', () => {
    expect(codes(ladder([0, '1.20']))).toContain('0 quantityNotWhole');
    expect(codes(ladder([50.5, '1.20']))).toContain('0 quantityNotWhole');
    expect(codes(ladder([50, '1.20'], [Number.NaN, '1.19']))).toEqual(['1 quantityNotWhole']);
  });

  test('its quantities rise', () => {
    expect(codes(ladder([50, '1.20'], [50, '1.19']))).toContain('1 quantityTwice');
    expect(codes(ladder([50, '1.20'], [60, '1.19'], [55, '1.18']))).toContain('2 quantityNotRising');
    const [found] = ladderIssues(ladder([50, '1.20'], [50, '1.19']), facts);
    expect(found?.values).toEqual({ before: 50 });
  });
});

describe('L2 a ladder and the minimum order quantity', () => {
  test('begin at the same quantity', () => {
    expect(codes(ladder([60, '1.20']))).toEqual(['0 startsAboveMoq']);
    expect(codes(ladder([25, '1.20']), { cost: { ...cost, eqp: true } })).toEqual(['0 startsBelowMoq']);
    expect(ladderIssues(ladder([60, '1.20']), facts)[0]?.values).toEqual({ moq: 50 });
    expect(ladderIssues(ladder([25, '1.20']), facts)[0]?.values).toEqual({ moq: 50 });
  });

  test('may differ with a less-than-minimum charge, which allows a lower begin', () => {
    expect(codes(ladder([25, '1.20']), { hasLtmCharge: true, cost: { ...cost, eqp: true } })).toEqual([]);
    expect(codes(ladder([60, '1.20']), { hasLtmCharge: true })).toEqual(['0 startsAboveMoq']);
  });

  test('are not compared when the first quantity is invalid, which is reported once', () => {
    expect(codes(ladder([0, '1.20']), { cost: null })).toEqual(['0 quantityNotWhole']);
  });
});

test.each([
  ['', 'priceNotANumber'],
  ['1,20', 'priceNotANumber'],
  ['abc', 'priceNotANumber'],
  ['-1', 'priceNotANumber'],
  ['x1.23456', 'priceNotANumber'],
  ['1.23456x', 'priceNotANumber'],
  ['1.23456', 'priceTooPrecise'],
  ['12.345678', 'priceTooPrecise'],
  ['1000000000', 'priceTooLarge'],
  ['1000000000.5', 'priceTooLarge'],
  ['9'.repeat(300), 'priceTooLarge'],
  ['0', 'priceZero'],
  ['0.0000', 'priceZero'],
])('L3 the price %j: %s', (price, code) => {
  const found = ladderIssues(ladder([50, price]), facts).filter(({ rule }) => rule === 'L3');
  expect(found.map((issue) => [issue.code, issue.row])).toEqual([[code, 0]]);
  const values: Readonly<Record<string, object>> = {
    priceTooPrecise: { decimals: 4 },
    priceTooLarge: { limit: 1_000_000_000 },
  };
  expect(found[0]?.values).toEqual(values[code] ?? {});
});

test('L4 a price that rises is an error that can be overridden, and L5 one that stays is a notice', () => {
  expect(codes(ladder([50, '1.20'], [100, '1.21']))).toEqual(['1 priceRises']);
  expect(codes(ladder([50, '1.20'], [100, '1.2000']))).toEqual(['1 priceSame']);
  expect(codes(ladder([50, '1.20'], [100, ''], [200, '1.19']))).toEqual(['1 priceNotANumber']);
});

test('L6 a GP % under the floor of the category or product is an error', () => {
  // 0.60 at 30 % is 0.8572 at least.
  expect(codes(ladder([50, '0.8572']))).toEqual([]);
  expect(codes(ladder([50, '0.8571']))).toEqual(['0 underFloor']);
  expect(codes(ladder([50, '0.8571']), { minGpPct: null })).toEqual([]);
  expect(codes(ladder([50, '0']))).toEqual(['0 priceZero']);
  expect(ladderIssues(ladder([50, '0.5']), facts)[0]?.values).toEqual({ floor: 30 });
});

test('L7 an unknown cost is a warning', () => {
  expect(codes(sound, { cost: null })).toEqual(['0 noCost', '1 noCost', '2 noCost']);
  expect(codes(ladder([25, '1.20']), { hasLtmCharge: true })).toEqual(['0 noCost']);
  expect(ladderIssues(sound, { ...facts, cost: null })[1]?.values).toEqual({ quantity: 60 });
  // A free sample is sold at no margin, which is no division by zero.
  const free = { ...cost, breaks: [{ minQty: 1, listPrice: '0' }] };
  expect(codes(sound, { cost: free })).toEqual([]);
});

test('L8 a cheaper larger quantity is a notice', () => {
  expect(ladderIssues(ladder([50, '1.20'], [100, '1.00']), facts)).toEqual([
    {
      code: 'cheaperToBuyMore',
      rule: 'L8',
      level: 'info',
      publish: 'allows',
      row: 0,
      values: { from: 84, to: 99, buy: 100 },
    },
  ]);
  // Not judged while a quantity stands at the wrong place or a price is missing.
  expect(codes(ladder([100, '1.00'], [50, '1.20'])).filter((code) => code.includes('cheaper'))).toEqual([]);
  expect(
    codes(ladder([50, '1.20'], [200, '0.90'], [100, '1.00'])).filter((code) => code.includes('cheaper')),
  ).toEqual([]);
  expect(
    codes(ladder([50, '1.20'], [100, '1.00'], [200, ''])).filter((code) => code.includes('cheaper')),
  ).toEqual([]);
});

test.each([
  ['L1', ladder([0, '1']), 'error', 'blocks'],
  ['L2', ladder([60, '1']), 'error', 'blocks'],
  ['L3', ladder([50, '']), 'error', 'blocks'],
  ['L4', ladder([50, '1'], [60, '2']), 'error', 'override'],
  ['L5', ladder([50, '1'], [60, '1']), 'info', 'allows'],
  ['L6', ladder([50, '0.1']), 'error', 'override'],
  ['L7', ladder([10, '1']), 'warning', 'acknowledge'],
  ['L8', ladder([50, '2'], [60, '1']), 'info', 'allows'],
] as const)('%s is shown and judged as the domain says', (rule, slabs, level, publish) => {
  const found = ladderIssues(slabs, facts).filter((issue) => issue.rule === rule);
  expect(found.map((issue) => [issue.level, issue.publish])).toEqual([[level, publish]]);
  expect(canSave(found)).toBe(publish !== 'blocks');
});

test('any input gets an answer that names existing rows only', () => {
  const slab = fc.record({
    minQty: fc.oneof(fc.integer(), fc.double(), fc.constant(50)),
    unitPrice: fc.oneof(fc.string(), fc.constantFrom('1.20', '1.00', '0', '')),
  });
  fc.assert(
    fc.property(fc.array(slab, { maxLength: 12 }), fc.boolean(), (slabs, known) => {
      for (const { row } of ladderIssues(slabs, { ...facts, cost: known ? cost : null })) {
        expect(row === null || (row >= 0 && row < slabs.length)).toBe(true);
      }
    }),
  );
});
