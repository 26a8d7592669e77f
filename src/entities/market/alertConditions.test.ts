import { expect, test } from 'vitest';
import { meetsCondition, type AlertCondition } from './alertConditions.ts';
import type { MarketChange } from './marketChange.ts';

const product = { id: 'prd-0001', categoryIds: ['cat-1'], supplierId: 'sup-1', isKvi: true };
const theirs = { product, competitorId: 'cmp-1', matchId: 'lst-0001-1', at: 0 };
const ours = { product, competitorId: null, matchId: null, at: 0 };
const drop: AlertCondition = { kind: 'competitorDrop', minimumPct: '5' };
const rise: AlertCondition = { kind: 'competitorRise', minimumPct: '5' };

const theirPrice = (before: string | null, after: string): MarketChange => ({
  ...theirs,
  what: 'theirPrice',
  before,
  after,
});
const ourChange = (
  what: 'ourPrice' | 'cost' | 'rank',
  before: string | null,
  after: string,
): MarketChange => ({
  ...ours,
  what,
  before,
  after,
});
const gpPct = (before: string | null, after: string): MarketChange => ({
  ...ours,
  what: 'gpPct',
  before,
  after,
  floorPct: '25',
});
const stock = (before: 'inStock' | null, after: 'inStock' | 'outOfStock'): MarketChange => ({
  ...theirs,
  what: 'availability',
  before,
  after,
});
const match = (before: 'confirmed' | 'broken', after: 'confirmed' | 'broken'): MarketChange => ({
  ...theirs,
  what: 'matchStatus',
  before,
  after,
});

test.each<[string, AlertCondition, MarketChange, boolean]>([
  ['a price that drops by just the percentage', drop, theirPrice('4.00', '3.80'), true],
  ['a price that drops by less', drop, theirPrice('4.00', '3.8001'), false],
  ['a price that rises where a drop is waited for', drop, theirPrice('4.00', '5.00'), false],
  ['a price that rises by just the percentage', rise, theirPrice('4.00', '4.20'), true],
  ['a price that rises by less', rise, theirPrice('4.00', '4.1999'), false],
  ['a price that drops where a rise is waited for', rise, theirPrice('4.00', '3.00'), false],
  ['a first price', drop, theirPrice(null, '3.00'), false],
  ['a price that stays', { ...rise, minimumPct: '0' }, theirPrice('4.00', '4.00'), false],
  ['a price after one of nothing', rise, theirPrice('0.00', '4.00'), false],
  ['a cost where a price of theirs is waited for', rise, ourChange('cost', '4.00', '5.00'), false],
  ['a key value item that stops being first', { kind: 'notFirstOnKvi' }, ourChange('rank', '1', '2'), true],
  ['one that never was first', { kind: 'notFirstOnKvi' }, ourChange('rank', null, '2'), true],
  ['one that was not first before', { kind: 'notFirstOnKvi' }, ourChange('rank', '2', '3'), false],
  ['one that is first again', { kind: 'notFirstOnKvi' }, ourChange('rank', '2', '1'), false],
  ['a first rank', { kind: 'notFirstOnKvi' }, ourChange('rank', null, '1'), false],
  ['goods that sell out', { kind: 'stockChange' }, stock('inStock', 'outOfStock'), true],
  ['goods that stay in stock', { kind: 'stockChange' }, stock('inStock', 'inStock'), false],
  ['goods that are seen first', { kind: 'stockChange' }, stock(null, 'outOfStock'), false],
  ['a gross profit that falls under its floor', { kind: 'gpUnderFloor' }, gpPct('25', '24.9'), true],
  ['one that falls to its floor', { kind: 'gpUnderFloor' }, gpPct('30', '25'), false],
  ['one that was under it before', { kind: 'gpUnderFloor' }, gpPct('24', '23'), false],
  ['one that begins under it', { kind: 'gpUnderFloor' }, gpPct(null, '24'), true],
  ['a cost that rises', { kind: 'costRise' }, ourChange('cost', '2.00', '2.01'), true],
  ['a cost that falls', { kind: 'costRise' }, ourChange('cost', '2.00', '1.99'), false],
  ['a first cost', { kind: 'costRise' }, ourChange('cost', null, '2.00'), false],
  ['a page that breaks', { kind: 'matchBroken' }, match('confirmed', 'broken'), true],
  ['a page that is broken still', { kind: 'matchBroken' }, match('broken', 'broken'), false],
  ['a page that is read again', { kind: 'matchBroken' }, match('broken', 'confirmed'), false],
  ['a price of ours that falls', { kind: 'ownPriceChanged' }, ourChange('ourPrice', '5.00', '4.99'), true],
  ['a price of ours that rises', { kind: 'ownPriceChanged' }, ourChange('ourPrice', '5.00', '5.01'), true],
  ['a price of ours that stays', { kind: 'ownPriceChanged' }, ourChange('ourPrice', '5.00', '5.0'), false],
])('of %s', (_name, condition, change, expected) => {
  expect(meetsCondition(change, condition, null)).toBe(expected);
});

test.each(['notFirstOnKvi', 'stockChange', 'gpUnderFloor', 'matchBroken'] as const)(
  '%s waits for nothing but its own kind of change',
  (kind) => {
    expect(meetsCondition(ourChange('ourPrice', '1', '2'), { kind }, null)).toBe(false);
  },
);

test('a lost first place raises an alert on key value items only', () => {
  const change = { ...ourChange('rank', '1', '2'), product: { ...product, isKvi: false } };
  expect(meetsCondition(change, { kind: 'notFirstOnKvi' }, null)).toBe(false);
});

test.each<[AlertCondition, MarketChange]>([
  [drop, theirPrice('1.00', '0.90')],
  [rise, theirPrice('0.90', '1.00')],
  [{ kind: 'costRise' }, ourChange('cost', '0.90', '1.00')],
  [{ kind: 'ownPriceChanged' }, ourChange('ourPrice', '1.00', '0.90')],
])('$kind asks for the least difference, which is enough itself', (condition, change) => {
  expect(meetsCondition(change, condition, '0.10')).toBe(true);
  expect(meetsCondition(change, condition, '0.1001')).toBe(false);
});

test('the least difference of a price holds for nothing else', () => {
  expect(meetsCondition(gpPct('25', '24.9'), { kind: 'gpUnderFloor' }, '5.00')).toBe(true);
});
