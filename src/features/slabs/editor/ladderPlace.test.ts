import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  chosenSet,
  isOpenToChange,
  readLadderAddress,
  setsAt,
  unknownCurrency,
  writeLadderAddress,
} from './ladderPlace.ts';

const product = { id: 'prd-1', currency: 'USD' };
const own = { owner: { kind: 'product', id: 'prd-1' }, currency: 'USD', configuration: 'Decorated' } as const;
const sku = { kind: 'sku', id: 'sku-1' } as const;

test.each([
  ['', { ...own, setId: null }],
  ['sku=sku-1', { ...own, owner: sku, setId: null }],
  ['sku=', { ...own, setId: null }],
  [
    'currency=EUR&configuration=Blank&set=set-2',
    { ...own, currency: 'EUR', configuration: 'Blank', setId: 'set-2' },
  ],
  ['currency=euro', { ...own, setId: null }],
  ['currency=XYZ', { ...own, setId: null }],
  ['currency=eur', { ...own, currency: 'EUR', setId: null }],
  ['configuration=Nonsense', { ...own, setId: null }],
])('the address ?%s names a place', (query, place) => {
  expect(readLadderAddress(new URLSearchParams(query), product)).toEqual(place);
});

test.each([
  ['', null],
  ['currency=', null],
  ['currency=EUR', null],
  ['currency=chf', null],
  ['currency=XYZ', 'XYZ'],
  ['currency=euro', 'euro'],
])('of the address ?%s the code that is no currency is %s', (query, code) => {
  expect(unknownCurrency(new URLSearchParams(query))).toBe(code);
});

test('what is the rule is not written, and what belongs to others stays', () => {
  const write = (query: string, change: object) =>
    writeLadderAddress(new URLSearchParams(query), { ...own, setId: null, ...change }, product).toString();
  expect(write('sku=sku-9&currency=EUR&configuration=Blank&set=a&panel=costs', {})).toBe('panel=costs');
  expect(write('panel=costs', { owner: sku, currency: 'EUR', configuration: 'Blank', setId: 'b' })).toBe(
    'panel=costs&sku=sku-1&currency=EUR&configuration=Blank&set=b',
  );
});

const set = (id: string, change: object = {}) => ({ ...examples.slabSetLive, ...own, id, ...change });
const live = set('live');
const draft = set('draft', { state: 'draft' });
const scheduled = set('scheduled', { state: 'scheduled' });
const retired = set('retired', { state: 'retired' });

test('the versions of a place are those of its owner, currency and configuration', () => {
  const others = [
    set('e', { currency: 'EUR' }),
    set('b', { configuration: 'Blank' }),
    set('s', { owner: sku }),
  ];
  expect(setsAt([live, ...others, draft], own).map(({ id }) => id)).toEqual(['live', 'draft']);
  expect(setsAt([live, ...others], { ...own, owner: sku }).map(({ id }) => id)).toEqual(['s']);
});

test.each([
  ['whoever writes gets the draft', [live, draft], null, true, 'draft'],
  ['whoever reads gets the live price', [draft, live], null, false, 'live'],
  ['a scheduled price is better than none', [retired, scheduled], null, true, 'scheduled'],
  ['a reader may see a draft where there is nothing else', [draft], null, false, 'draft'],
  ['what is asked for is shown', [live, draft, retired], 'retired', true, 'retired'],
  ['a version of another place is not', [live], 'elsewhere', true, 'live'],
  ['what has ended is not opened unasked', [retired], null, true, undefined],
  ['nothing is there', [], null, true, undefined],
  ['a first draft is asked for beside a scheduled price', [scheduled], 'new', true, undefined],
  ['a draft that is there is no new one', [scheduled, draft], 'new', true, 'draft'],
  ['who only reads begins none', [scheduled], 'new', false, 'scheduled'],
])('%s', (_, versions, asked, writes, id) => {
  expect(chosenSet(versions, asked, writes)?.id).toBe(id);
});

test.each([
  ['a ladder that is not there yet', null, [], true],
  ['a draft', draft, [live, draft], true],
  ['a live price', live, [live, scheduled], true],
  ['a live price beside a draft', live, [live, draft], false],
  ['a scheduled price', scheduled, [scheduled], false],
  ['a price that has ended', retired, [live, retired], false],
])('%s can be typed into or not', (_, opened, versions, isOpen) => {
  expect(isOpenToChange(opened, versions)).toBe(isOpen);
});
