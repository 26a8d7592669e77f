import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { opportunitiesOf, type OpportunityFacts } from './opportunities.ts';

const against = (theirs: string, ours: string | null = '1.00') => ({
  basis: 'unit' as const,
  ours: ours === null ? null : decimal(ours),
  theirs: decimal(theirs),
  unit: decimal(theirs),
});

const facts: OpportunityFacts = {
  isKvi: false,
  standing: 'between',
  comparisons: [],
  gpPct: decimal('40'),
  floorPct: decimal('30'),
  hasSuspicious: false,
};

test.each([
  ['first', ['1.20', '1.11'], ['raise']],
  ['first', ['1.20', '1.10'], []],
  ['first', ['1.1001'], ['raise']],
  ['tied', ['1.20', '1.11'], []],
  ['between', ['1.20'], []],
] as const)('%s, beside offers of %j, a price of 1.00: %j', (standing, offers, expected) => {
  const comparisons = offers.map((offer) => against(offer));
  expect(opportunitiesOf({ ...facts, standing, comparisons })).toEqual(expected);
});

test('an offer beside which our price is not known does not keep a price from rising', () => {
  const comparisons = [against('1.20'), against('1.01', null)];
  expect(opportunitiesOf({ ...facts, standing: 'first', comparisons })).toEqual(['raise']);
});

test.each([
  [true, 'last', '30.01', ['lower']],
  [true, 'between', '40', ['lower']],
  [true, 'tied', '40', ['lower']],
  [true, 'first', '40', ['raise']],
  [true, null, '40', []],
  [true, 'last', '30', []],
  [true, 'last', null, []],
  [false, 'last', '40', []],
] as const)('a key value item (%s) that is %s with a margin of %s: %j', (isKvi, standing, gp, expected) => {
  const gpPct = gp === null ? null : decimal(gp);
  expect(opportunitiesOf({ ...facts, isKvi, standing, gpPct })).toEqual(expected);
});

test('a suspicious price is to be checked, whatever else there is to do', () => {
  expect(opportunitiesOf({ ...facts, standing: null, hasSuspicious: true })).toEqual(['checkMatch']);
  expect(opportunitiesOf({ ...facts, isKvi: true, standing: 'last', hasSuspicious: true })).toEqual([
    'lower',
    'checkMatch',
  ]);
});
